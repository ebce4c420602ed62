import RxLite
import RxLiteTest
import Testing

@Suite struct MarbleRoundTripTests {
  /// A generator whose numbers are the same in each run.
  struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  /// Elements that a marble string finds hard, among easy ones.
  static let elements = [
    "1", "20", "a", "tap", "🐶", "👩‍👩‍👧", "X", "-", "-1", "", "a b", "it's", "\\", "|", "(", ")", ",",
    ">", "^",
    "!", "[1, 2]", "a\nb", "é", "Optional(\"x\")", "\t", "\r\n", "\u{301}", "'\u{301}",
  ]

  static func timeline(_ dice: inout Dice) -> Timeline {
    var time = Int.random(in: 0...3, using: &dice)
    var events: [Recorded<Event<String>>] = []
    for _ in 0..<Int.random(in: 0...8, using: &dice) {
      events.append(.next(time, elements.randomElement(using: &dice)!))
      time += Int.random(in: 0...6, using: &dice)
    }
    switch Int.random(in: 0...3, using: &dice) {
    case 0: return Timeline(events + [.completed(time)])
    case 1: return Timeline(events + [.error(time, MarbleError())])
    case 2: return Timeline(events, horizon: time + 1)
    default: return Timeline(events)
    }
  }

  @Test("what is written reads the same, whatever it is", arguments: [1, 2, 3, 7, 30])
  func roundTrip(columnsPerTick: Int) throws {
    var dice = Dice(state: UInt64(columnsPerTick))
    var written = 0
    for _ in 0..<4000 {
      let timeline = Self.timeline(&dice)
      guard let marbles = timeline.marbles(columnsPerTick: columnsPerTick) else { continue }
      written += 1
      #expect(try Timeline(marbles, columnsPerTick: columnsPerTick) == timeline)
      #expect(!marbles.contains("\n"))
    }
    // With room enough, all can be written but what holds a lone combining accent.
    #expect(written > (columnsPerTick == 30 ? 2500 : 400))
  }

  @Test func `any string is read or refused, and what is read can be written`() {
    var dice = Dice(state: 1)
    let alphabet = Array("--- aX1|(),'\\>^!🐶n")
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &dice)
      let text = String((0..<count).map { _ in alphabet.randomElement(using: &dice)! })
      do {
        let timeline = try Timeline(text)
        // The writer separates the events of a group by commas: that may need more room.
        let written = (1...20).lazy.compactMap { timeline.marbles(columnsPerTick: $0) }.first
        #expect(written != nil, "\(text)")
      } catch {
        #expect(error is MarbleSyntaxError)
      }
    }
  }
}
