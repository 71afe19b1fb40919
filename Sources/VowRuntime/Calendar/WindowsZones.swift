/// The database zone of each Windows zone name (Unicode CLDR, windowsZones, territory 001). Events with other names are
/// skipped.
enum WindowsZones {
    static let names: [String: String] = [
        "AUS Eastern Standard Time": "Australia/Sydney", "Alaskan Standard Time": "America/Anchorage",
        "Arab Standard Time": "Asia/Riyadh", "Arabian Standard Time": "Asia/Dubai",
        "Argentina Standard Time": "America/Buenos_Aires", "Atlantic Standard Time": "America/Halifax",
        "Canada Central Standard Time": "America/Regina",
        "Central America Standard Time": "America/Guatemala",
        "Central Asia Standard Time": "Asia/Almaty", "Central Europe Standard Time": "Europe/Budapest",
        "Central European Standard Time": "Europe/Warsaw", "Central Standard Time": "America/Chicago",
        "Central Standard Time (Mexico)": "America/Mexico_City", "China Standard Time": "Asia/Shanghai",
        "E. Africa Standard Time": "Africa/Nairobi", "E. Australia Standard Time": "Australia/Brisbane",
        "E. Europe Standard Time": "Europe/Chisinau", "E. South America Standard Time": "America/Sao_Paulo",
        "Eastern Standard Time": "America/New_York", "Egypt Standard Time": "Africa/Cairo",
        "FLE Standard Time": "Europe/Kiev", "GMT Standard Time": "Europe/London",
        "GTB Standard Time": "Europe/Bucharest", "Greenwich Standard Time": "Atlantic/Reykjavik",
        "Hawaiian Standard Time": "Pacific/Honolulu", "India Standard Time": "Asia/Calcutta",
        "Iran Standard Time": "Asia/Tehran", "Israel Standard Time": "Asia/Jerusalem",
        "Korea Standard Time": "Asia/Seoul", "Middle East Standard Time": "Asia/Beirut",
        "Morocco Standard Time": "Africa/Casablanca", "Mountain Standard Time": "America/Denver",
        "Nepal Standard Time": "Asia/Katmandu", "New Zealand Standard Time": "Pacific/Auckland",
        "Newfoundland Standard Time": "America/St_Johns", "Pacific SA Standard Time": "America/Santiago",
        "Pacific Standard Time": "America/Los_Angeles", "Pakistan Standard Time": "Asia/Karachi",
        "Romance Standard Time": "Europe/Paris", "Russian Standard Time": "Europe/Moscow",
        "SA Pacific Standard Time": "America/Bogota", "SE Asia Standard Time": "Asia/Bangkok",
        "Singapore Standard Time": "Asia/Singapore", "South Africa Standard Time": "Africa/Johannesburg",
        "Taipei Standard Time": "Asia/Taipei", "Tokyo Standard Time": "Asia/Tokyo",
        "Turkey Standard Time": "Europe/Istanbul", "US Mountain Standard Time": "America/Phoenix",
        "UTC": "UTC", "Venezuela Standard Time": "America/Caracas",
        "W. Australia Standard Time": "Australia/Perth", "W. Central Africa Standard Time": "Africa/Lagos",
        "W. Europe Standard Time": "Europe/Berlin", "West Asia Standard Time": "Asia/Tashkent",
    ]
}
