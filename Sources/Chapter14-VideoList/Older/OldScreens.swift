import ChapterKit
import ConsoleKit
import RxLite

func oldScreens() {
  listing("about-me", "rows that never change", shows: "D1 82") {
    let screen = AboutScreen([
      ("版本", "version:1.0.0"),
      ("作者", "Alex Yang"),
      ("E-mail", "yanghs.dgut@gmail.com"),
      ("博客", "https://dgutyanghs.github.io/"),
    ])
    screen.loadIfNeeded()
    print(screen)
  }
}
