import Testing
import Wording

@Suite struct `A duration in seconds` {
  @Test(arguments: [
    (Duration.seconds(10), "10 s"), (.milliseconds(314), "0.31 s"), (.milliseconds(1005), "1.01 s"),
    (.milliseconds(1), "0.00 s"),
  ])
  func `has two digits after the point, or none if it is whole`(duration: Duration, text: String) {
    #expect(duration.inSeconds == text)
  }
}
