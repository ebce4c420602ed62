import ChapterKit
import ConsoleKit
import RxLite

func screens() {
  listing("whole-program", "the user of the first version, and then no network") {
    let app = try! WeatherApp(virtualScheduler: clock.mainScheduler)
    let (screen, field) = (app.screen, app.screen.searchCityName)
    let labels = [
      screen.cityNameLabel, screen.tempLabel, screen.humidityLabel, screen.messageLabel,
    ]
    screen.loadIfNeeded()

    func look(_ question: String) {
      sleep(8)
      let shown = labels.filter { label in !label.isHidden }
      print("\(question): \(shown.map { "\($0)" }.joined(separator: ", "))")
    }
    func ask(_ city: String) {
      field.simulateReplacing(with: city)
      field.simulateReturn()
      look(city)
    }

    for city in ["Oslo", "Atlantis", "Lima"] { ask(city) }
    field.simulateReturn()
    sleep(0.1)
    screen.hereButton.tap()
    look("here")
    app.server.switchOff()
    ask("Oslo")
    let requests = app.server.log.filter { line in line.hasPrefix("GET /weather") }
    print(requests.joined(separator: "\n"))
  }

  listing("all-released", "a closed screen leaves nothing", shows: "C168") {
    let before = Resources.total
    do {
      let app = try! WeatherApp(virtualScheduler: clock.mainScheduler)
      app.screen.loadIfNeeded()
      app.screen.searchCityName.simulateTyping("Oslo")
      app.screen.searchCityName.simulateReturn()
      sleep(1)
      app.screen.hereButton.tap()
    }
    sleep(5)
    waitForSessions(until: { Resources.total == before })
    print("left: \(Resources.total - before)")
  }

  listing("session", "the program, played from a script") {
    let script = try! SessionScript(DataFile(own: "session.txt"))
    try! Session().run(script)
  }
}
