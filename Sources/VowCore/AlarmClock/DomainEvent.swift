package import VowRecitation

/// Any event of the domain, with the aggregate it belongs to.
package indirect enum DomainEvent: Hashable, Sendable {
    /// Of an alarm.
    case alarm(AlarmID, AlarmEvent)
    /// Of a line.
    case line(LineID, LineEvent)
    /// Of a run.
    case run(RunID, RunEvent)
    /// Of the settings.
    case setting(key: String, value: String)
    /// Of the device and the process on it.
    case device(DeviceEvent)
    /// Of the consent for a purpose.
    case consent(ConsentPurpose, ConsentEvent)
    /// What a second engine made of an attempt of a run.
    case shadow(RunID, ShadowHearing)
    /// Of a registered code or tag.
    case token(TokenKind, TokenID, TokenEvent)
    /// Of any other aggregate of the registry.
    case other(AggregateEvent)
}
