import ChapterKit
import ConsoleKit
import RxLite

func screens() {
  listing("screen", "the screen, bound to the view model") {
    let app = try! WeatherApp(virtualScheduler: clock.mainScheduler)
    let screen = app.screen
    screen.loadIfNeeded()

    screen.searchCityName.simulateTyping("Zürich")
    screen.searchCityName.simulateReturn()
    print(screen)
    sleep(1)
    print(screen)
  }

  listing("all-released", "the screen is closed while a request runs, and nothing is left") {
    let before = Resources.total
    do {
      let app = try! WeatherApp(virtualScheduler: clock.mainScheduler)
      app.screen.loadIfNeeded()
      app.screen.searchCityName.simulateTyping("Oslo")
      app.screen.searchCityName.simulateReturn()
      sleep(1)
      app.screen.hereButton.tap()
      print("open: \(Resources.total > before)")
    }
    waitForSessions(until: { Resources.total == before })
    print("left: \(Resources.total - before)")
  }

  listing("session", "the program, played from a script") {
    let script = try! SessionScript(DataFile(own: "session.txt"))
    try! Session().run(script)
  }
}
