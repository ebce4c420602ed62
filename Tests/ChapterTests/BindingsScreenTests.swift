import ConsoleKit
import Testing

@testable import Chapter10_Bindings

/// The screen of chapter 10's `--play`.
@Suite @MainActor struct BindingsScreenTests {
  private let screen = WeatherScreen()

  init() { screen.loadIfNeeded() }

  @Test func `a typed temperature is converted, both ways`() {
    screen.celsius.simulateReplacing(with: "21")
    #expect(screen.fahrenheit.text == "70")
    screen.fahrenheit.simulateReplacing(with: "-40")
    #expect(screen.celsius.text == "-40")
  }

  @Test func `moving the cursor changes neither temperature`() {
    screen.celsius.simulateFocus()
    screen.celsius.simulateReplacing(with: "21")
    screen.celsius.simulateReturn()
    screen.celsius.simulateLeaving()
    screen.fahrenheit.simulateFocus()
    screen.fahrenheit.simulateReturn()
    screen.fahrenheit.simulateLeaving()
    #expect([screen.celsius.text, screen.fahrenheit.text] == ["21", "70"])
  }

  @Test(arguments: ["8000000000000000000", "-9223372036854775808", "9223372036854775807"])
  func `a number that is too long for a temperature is not converted`(number: String) {
    screen.celsius.simulateReplacing(with: number)
    screen.fahrenheit.simulateReplacing(with: number)
    #expect([screen.celsius.text, screen.fahrenheit.text] == [number, number])
  }

  @Test func `taps are counted, also a single one`() {
    screen.tapButton.tap()
    #expect(screen.countLabel.text == "1 tap")
    screen.tapButton.tap()
    #expect(screen.countLabel.text == "2 taps")
  }

  @Test func `what is below the temperature stays in its line while a request runs`() throws {
    let before = screen.render().split(separator: "\n", omittingEmptySubsequences: false)
    screen.searchCityName.simulateReplacing(with: "Lima")
    screen.searchCityName.simulateReturn()
    let during = screen.render().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(during.contains("(…)"))
    #expect(before.count == during.count)
  }
}
