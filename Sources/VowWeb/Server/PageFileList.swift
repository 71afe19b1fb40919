/// The addresses of the files of the page. Tests compare it with the folder.
enum PageFileList {
    static let pages: [(String, [UInt8])] = [
        ("/alarms", PackageResources.alarms_html),
        ("/design", PackageResources.design_html),
        ("/device", PackageResources.device_html),
        ("/", PackageResources.home_html),
        ("/lines", PackageResources.lines_html),
        ("/mornings", PackageResources.mornings_html),
        ("/coach", PackageResources.coach_html),
        ("/practice", PackageResources.practice_html),
        ("/privacy", PackageResources.privacy_html),
        ("/review", PackageResources.review_html),
        ("/settings", PackageResources.settings_html),
        ("/start", PackageResources.start_html),
        ("/wake", PackageResources.wake_html),
    ]

    static let pictures: [(String, [UInt8])] = [
        ("/icon.svg", PackageResources.icon_svg),
        ("/favicon.ico", PackageResources.icon_svg),
        ("/tick.svg", PackageResources.tick_svg),
    ]

    static let modules: [(String, [UInt8])] = [
        ("/modules/alarmform.js", PackageResources.alarmform_js),
        ("/modules/api.js", PackageResources.api_js),
        ("/modules/charts.js", PackageResources.charts_js),
        ("/modules/dom.js", PackageResources.dom_js),
        ("/modules/format.js", PackageResources.format_js),
        ("/modules/forms.js", PackageResources.forms_js),
        ("/modules/icons.js", PackageResources.icons_js),
        ("/modules/page.js", PackageResources.page_js),
        ("/modules/samples.js", PackageResources.samples_js),
        ("/modules/shell.js", PackageResources.shell_js),
        ("/modules/texts.js", PackageResources.texts_js),
        ("/modules/wakecamera.js", PackageResources.wakecamera_js),
        ("/modules/wakescreen.js", PackageResources.wakescreen_js),
        ("/modules/wakesheets.js", PackageResources.wakesheets_js),
        ("/modules/waketasks.js", PackageResources.waketasks_js),
        ("/modules/words-day.js", PackageResources.words_day_js),
        ("/modules/words-coach.js", PackageResources.words_coach_js),
        ("/modules/words-practice.js", PackageResources.words_practice_js),
        ("/modules/words-night.js", PackageResources.words_night_js),
        ("/views/alarms.js", PackageResources.alarms_js),
        ("/views/design.js", PackageResources.design_js),
        ("/views/device.js", PackageResources.device_js),
        ("/views/home.js", PackageResources.home_js),
        ("/views/lines.js", PackageResources.lines_js),
        ("/views/mornings.js", PackageResources.mornings_js),
        ("/views/coach.js", PackageResources.coach_js),
        ("/views/practice.js", PackageResources.practice_js),
        ("/views/privacy.js", PackageResources.privacy_js),
        ("/views/review.js", PackageResources.review_js),
        ("/views/settings.js", PackageResources.settings_js),
        ("/views/start.js", PackageResources.start_js),
        ("/views/wake.js", PackageResources.wake_js),
    ]
}
