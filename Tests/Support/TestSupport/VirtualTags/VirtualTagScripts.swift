/// The programs behind `VirtualTagReader`.
enum VirtualTagScripts {
    /// Starts the service on a socket of its own, as a service manager does (sd_listen_fds(3)), so that the machine's own is
    /// neither asked nor in the way: `python3 - SOCKET CONFIGURATION`.
    static let service = """
        import os, socket, sys
        path, configuration = sys.argv[1:3]
        listener = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        listener.bind(path)
        listener.listen(16)
        os.dup2(listener.fileno(), 3)
        os.set_inheritable(3, True)
        os.environ["LISTEN_FDS"] = "1"
        os.environ["LISTEN_PID"] = str(os.getpid())
        os.execv("/usr/sbin/pcscd", ["pcscd", "--foreground", "--config", configuration])
        """

    /// Lays tags on a virtual reader and takes them away, as it is told line by line: `python3 - PORT`.
    ///
    /// `lay 2 IDENTIFIER MEMORY` lays a storage tag with its memory from block 3 on, `lay 4 IDENTIFIER MESSAGE` one with
    /// files, `lay vanishing IDENTIFIER -` one that is gone at the first command, and `lay card - -` a card for a slot, which
    /// has no identifier. `away` takes it away. It answers each line with "done".
    static let tags = #"""
        import logging, socket, sys, threading, time
        from unittest.mock import MagicMock
        # Debian 12 installs the library beside Python's path, and without the ciphers that it imports for other cards.
        sys.path.insert(0, "/usr/lib/python3/site-packages/virtualsmartcard")
        for name in ["Crypto", "Crypto.Cipher", "Crypto.Hash", "Crypto.PublicKey", "Crypto.Util", "Crypto.Random",
                     "Crypto.Protocol", "Crypto.Protocol.KDF", "Crypto.Util.Padding"]:
            sys.modules[name] = MagicMock()
        from virtualsmartcard.VirtualSmartcard import SmartcardOS, VirtualICC
        logging.disable(logging.CRITICAL)
        OK, UNKNOWN, WRONG = b"\x90\x00", b"\x6a\x82", b"\x6d\x00"

        def answer_to_reset(history):
            body = bytes([0x80 | len(history), 0x80, 0x01]) + history
            check = 0
            for byte in body:
                check ^= byte
            return b"\x3b" + body + bytes([check])

        class Tag(SmartcardOS):
            def __init__(self, kind, identifier, content, gone):
                self.kind, self.identifier, self.content, self.gone = kind, identifier, content, gone
                size = len(content) + 2
                container = bytes.fromhex("000f20003b00340406e104") + size.to_bytes(2, "big") + b"\x00\x00"
                self.files = {b"\xe1\x03": container, b"\xe1\x04": len(content).to_bytes(2, "big") + content}
                self.chosen = None

            def getATR(self):
                storage = bytes.fromhex("804f0ca000000306030003") + bytes(4)
                return answer_to_reset(storage if self.kind == "2" else b"")

            def execute(self, command):
                if self.kind == "vanishing":
                    self.gone()
                if self.kind == "card":
                    return WRONG
                if command[:4] == b"\xff\xca\x00\x00":
                    return self.identifier + OK
                if self.kind == "2" and command[:3] == b"\xff\xb0\x00":
                    start = (command[3] - 3) * 4
                    part = self.content[start:start + command[4]]
                    return part + bytes(command[4] - len(part)) + OK if part else UNKNOWN
                if self.kind == "4" and command[:4] == b"\x00\xa4\x04\x00":
                    return OK if command[5:12] == bytes.fromhex("d2760000850101") else UNKNOWN
                if self.kind == "4" and command[:4] == b"\x00\xa4\x00\x0c":
                    self.chosen = self.files.get(bytes(command[5:7]))
                    return OK if self.chosen is not None else UNKNOWN
                if self.kind == "4" and command[:2] == b"\x00\xb0" and self.chosen is not None:
                    start = command[2] << 8 | command[3]
                    return self.chosen[start:start + command[4]] + OK
                return WRONG

        port, laid = int(sys.argv[1]), None

        def lie(reader):
            try:
                reader.run()
            except (SystemExit, OSError, TypeError):
                pass

        def lay(kind, identifier, content):
            until = time.monotonic() + 20
            # Made past its own beginning, which knows a few kinds of cards only.
            reader = VirtualICC.__new__(VirtualICC)
            reader.host, reader.port, reader.server_sock = "127.0.0.1", port, None
            while True:
                try:
                    reader.sock = VirtualICC.connectToPort(reader.host, port)
                    break
                except OSError:
                    # The service does not listen yet.
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.02)
            gone = lambda: reader.sock.shutdown(socket.SHUT_RDWR)
            reader.os = Tag(kind, identifier, content, gone)
            threading.Thread(target=lie, args=(reader,), daemon=True).start()
            return reader

        for line in sys.stdin:
            words = line.split()
            if laid is not None:
                try:
                    laid.sock.shutdown(socket.SHUT_RDWR)
                except OSError:
                    pass
                laid = None
                # The service looks at its readers each 0.4 s, and takes what is exchanged in between for one card.
                time.sleep(1)
            if words[0] == "lay":
                content = [bytes.fromhex(word) if word != "-" else b"" for word in words[2:4]]
                laid = lay(words[1], *content)
            print("done", flush=True)
        """#
}
