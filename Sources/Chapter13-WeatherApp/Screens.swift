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
