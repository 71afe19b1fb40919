import VowAnswers
package import VowCore
import VowPorts
import VowRecitation

// What is heard of a run, but for the ring itself.
extension Daemon {
    /// Keeps the output of the coming ring open, and loads the engine that is to listen; the microphone stays closed. What
    /// cannot be had is tried again when it rings.
    package func warm(for ring: ComingRing?) {
        guard let ring else {
            hearing.coolDown()
            return parts.ringer.stop()
        }
        alarmSound.warm(ring.sound)
        guard let language = ring.spokenLanguage else { return }
        hearing.warm(engine: settings.engine(for: language), language: language)
    }

    /// How much of the last tone is compared with what a window hears, in milliseconds: more than any output lags, and
    /// more than the period of any tone.
    private static let knownToneMilliseconds = 12_000

    /// What a microphone may hear of Vow itself when a window opens: the tone, which an output that lags, a room or
    /// another player still carries into it, and the last prompt.
    static func played(_ parts: DeviceParts, _ prompter: Prompter?) -> @Sendable () -> [[Float]] {
        let ringer = parts.ringer
        return {
            [ringer.recentlySent(milliseconds: knownToneMilliseconds), prompter?.lastSpoken ?? []]
                .filter { $0.contains { $0 != 0 } }
        }
    }

    /// What listens for the ring in the room.
    static func echo(_ parts: DeviceParts, _ mailbox: Mailbox) -> @Sendable () -> RoomEcho? {
        let (ringer, find) = (parts.ringer, parts.findEcho)
        return {
            find.map { find in
                RoomEcho(sent: ringer.recentlySent, find: find) { mailbox.post(.session(.soundMeasured($0))) }
            }
        }
    }

    /// Tells what keeps the ring from being heard; the screen repeats it.
    package func warn(_ warning: SoundWarning) {
        announcer.warn(warning, WakeTexts(Wording(settings).ofLines))
    }

    /// Speaks before a window opens; the microphone hears from the last sample on.
    func speak(_ screen: WakeScreen, before order: ListenOrder, by prompter: Prompter) {
        spokenOrder = order
        let mailbox = mailbox
        prompter.say(Prompter.text(screen), screen.language, on: parts.ringer.output) {
            mailbox.post(.prompted(order))
        }
    }

    /// A prompt was spoken: the microphone hears, unless its window was closed meanwhile.
    func listenAfterPrompt(_ order: ListenOrder) {
        guard spokenOrder?.window == order.window else { return }
        // Recorded first, so that nothing is heard of a window before it is open.
        loop.handle(.session(.listeningOpened(window: order.window)), world: self)
        guard spokenOrder?.window == order.window else { return }
        spokenOrder = nil
        hearing.listen(order)
    }
}
