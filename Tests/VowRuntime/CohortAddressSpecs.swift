import Testing
import VowAnswers
import VowCore
import VowRuntime

@Suite("The address of a cohort's database") struct CohortAddressSpecs {
    private let english = Wording(in: .english)

    @Test(
        "names who receives what, whoever asks",
        arguments: [
            ("postgresql://ana@Study.example.org/cohort", "postgresql://study.example.org:5432/cohort"),
            ("postgres://study.example.org:6000/a_b-1", "postgresql://study.example.org:6000/a_b-1"),
            ("postgresql://[2001:db8::1]:99/c", "postgresql://[2001:db8::1]:99/c"),
            ("postgresql://ana@/c?host=/run/postgresql", "postgresql:///c?host=/run/postgresql&port=5432"),
            ("postgresql://h/c?sslrootcert=/etc/study.pem", "postgresql://h:5432/c"),
        ])
    func recipient(text: String, recipient: String) throws {
        #expect(CohortAddress(text)?.recipient == recipient)
        #expect(CohortAddress(recipient)?.recipient == recipient)
        #expect(try ConsentPurpose.cohort.recipient(text) == recipient)
    }

    @Test(
        "is read strictly, so that nothing in it leads elsewhere",
        arguments: [
            "", "https://h/c", "postgresql://h", "postgresql://h/", "postgresql:///c", "postgresql://h,i/c",
            "postgresql://h:0/c", "postgresql://h:x/c", "postgresql://h/c d",
            "postgresql://h/c?hostaddr=1.2.3.4",
            "postgresql://h/c?host=i", "postgresql://h/c?host=/run", "postgresql:///c?host=/a,/b",
            "postgresql://h/c?service=x", "postgresql://h/c?sslmode=disable", "postgresql://a%40b@h/c",
            "postgresql://h/c?sslrootcert=x", "postgresql:///c?host=/a&host=/b", "postgresql://[h/c",
        ])
    func refused(text: String) {
        #expect(CohortAddress(text) == nil)
        #expect(CohortAddress.refusal(of: text).text(english).contains("Write it as"))
    }

    @Test("holds no password", arguments: ["postgresql://a:b@h/c", "postgresql://h/c?password=b"])
    func password(text: String) {
        #expect(CohortAddress(text) == nil)
        #expect(CohortAddress.refusal(of: text).text(english).contains("PGPASSWORD"))
    }

    @Test("tells whether it is this machine")
    func ownMachine() {
        #expect(CohortAddress("postgresql://localhost/c")?.isOwnMachine == true)
        #expect(CohortAddress("postgresql:///c?host=/run")?.isOwnMachine == true)
        #expect(CohortAddress("postgresql://h/c")?.isOwnMachine == false)
    }
}
