import RxLite

/// An operator whose sources a reader can change on its page.
///
/// A page asks with data alone: rows of marbles and numbers. What is run is always one of ``all``.
package struct MarbleOperator: Sendable {
  /// A sequence that the operator receives.
  package struct Source: Sendable {
    package let name: String
    /// What the row shows at first.
    package let marbles: String
    /// Whether its elements are whole numbers.
    let hasNumbers: Bool

    static func any(_ name: String, _ marbles: String) -> Source {
      Source(name: name, marbles: marbles, hasNumbers: false)
    }

    static func numbers(_ name: String, _ marbles: String) -> Source {
      Source(name: name, marbles: marbles, hasNumbers: true)
    }
  }

  /// A number that the operator receives.
  package struct Argument: Sendable {
    package let name: String
    package let value: Int
    package let range: ClosedRange<Int>

    /// A time in ticks, which are seconds of the virtual clock.
    static func seconds(_ value: Int) -> Argument {
      Argument(name: "seconds", value: value, range: 1...MarbleQuestion.length)
    }

    static func number(_ name: String, _ value: Int, _ range: ClosedRange<Int> = 0...99) -> Argument
    {
      Argument(name: name, value: value, range: range)
    }
  }

  package enum Group: String, CaseIterable, Sendable {
    case change = "Change the elements"
    case choose = "Choose some of the elements"
    case join = "Join two sequences"
    case sequences = "A sequence for each element"
    case time = "Wait"
    case errors = "Errors and empty sequences"
    case share = "Two subscribers"
  }

  /// A word for addresses, such as `take-while`.
  package let id: String
  /// The operator's name as RxSwift spells it.
  package let name: String
  /// Its declaration in the library: the name of the symbol without its type.
  package let symbol: String
  package let group: Group
  package let sources: [Source]
  package let arguments: [Argument]
  /// The code of what is run. The name of an argument in braces stands for its value.
  package let code: String
  /// What to look at, and what to try.
  package let note: String
  let run: @Sendable (MarbleRun) -> Void

  /// - Parameter name: Its symbol, if it is left out.
  init(
    _ id: String, named name: String? = nil, _ symbol: String, _ group: Group, _ sources: Source...,
    with arguments: [Argument] = [], code: String, note: String,
    run: @escaping @Sendable (MarbleRun) -> Void
  ) {
    (self.id, self.name, self.symbol, self.group) = (id, name ?? symbol, symbol, group)
    (self.sources, self.arguments, self.code, self.note) = (sources, arguments, code, note)
    self.run = run
  }

  package static let all = change + choose + join + sequences + time + errors + share
}
