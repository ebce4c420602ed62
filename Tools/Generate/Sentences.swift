/// The doc comments of a trait's operators that work like the observable's operators of the same names:
/// what they do, and how they end.
enum Sentences {
  /// The comment for a call such as `take(while: predicate)`.
  static func doc(_ name: String, _ arguments: [String]) -> [String] {
    let labels = arguments.map { $0.firstMatch(of: #/^(\w+): /#).map { "\($0.1):" } ?? "_:" }
    let symbol = "\(name)(\(labels.joined()))"
    guard let entry = table[symbol] ?? table[name] else {
      fatalError("Add \(symbol) to the table in Tools/Generate/Sentences.swift.")
    }
    // A link doesn't break: the longest one leads to the protocol only.
    let link = symbol.count > 70 ? "ObservableType" : "ObservableType/\(symbol)"
    return wrapped("\(entry.0) See ``\(link)``.") + [""]
      + wrapped("- Ends: \(entry.1)", indent: "  ")
  }

  /// The text, broken into the lines of a doc comment.
  private static func wrapped(_ text: String, indent: String = "") -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width - "  /// ".count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(indent + word)
      }
    }
    return lines
  }

  private static let source = "When the source ends."
  private static let inner = "When the source and all inner sequences have completed."

  private static let table: [String: (String, String)] = [
    "map(_:)": ("Transforms each element.", source),
    "compactMap(_:)": ("Transforms each element, and drops it if the result is `nil`.", source),
    "filter(_:)": ("Emits only the elements that satisfy `predicate`.", source),
    "scan(_:accumulator:)": (
      "Combines all elements so far, and emits each intermediate result.", source
    ),
    "scan(into:accumulator:)": ("Updates a value with each element, and emits it.", source),
    "startWith(_:)": ("Emits this element before those of the source.", source),
    "take(_:)": (
      "Emits the first `count` elements.", "After `count` elements, or when the source ends."
    ),
    "take(while:behavior:)": (
      "Emits elements for as long as they satisfy `predicate`.",
      "At the first element that doesn't satisfy it, or when the source ends."
    ),
    "take(until:behavior:)": (
      "Emits elements until one satisfies `predicate`.",
      "At the first element that satisfies it, or when the source ends."
    ),
    "take(until:)": (
      "Emits elements until another sequence emits one.",
      "When the other sequence emits an element, or when the source ends."
    ),
    "take(for:scheduler:)": (
      "Emits the elements of the first `duration`.",
      "After `duration`, or when the source ends."
    ),
    "skip(_:)": ("Drops the first `count` elements.", source),
    "skip(while:)": ("Drops elements for as long as they satisfy `predicate`.", source),
    "skip(until:)": ("Drops elements until another sequence emits one.", source),
    "withUnretained(_:resultSelector:)": (
      "Combines each element with an object, which isn't kept alive.",
      "When the source ends, or at the first element after the object is released."
    ),
    "withUnretained(_:)": (
      "Emits each element together with an object, which isn't kept alive.",
      "When the source ends, or at the first element after the object is released."
    ),
    "distinctUntilChanged()": ("Drops each element that equals the last emitted one.", source),
    "distinctUntilChanged(_:)": (
      "Drops each element that is the same as the last emitted one, by its key or by a comparison.",
      source
    ),
    "distinctUntilChanged(_:comparer:)": (
      "Drops each element whose key `comparer` finds the same as that of the last emitted one.",
      source
    ),
    "distinctUntilChanged(at:)": (
      "Drops each element with a property that equals that of the last emitted one.", source
    ),
    "do": ("Calls closures as events pass, for their side effects.", source),
    "debug": ("Prints each event, subscription and disposal.", source),
    "just(_:)": ("Emits one element.", "After its element."),
    "just(_:scheduler:)": ("Emits one element on a scheduler.", "After its element."),
    "never()": ("Emits nothing and never ends.", "Never."),
    "empty()": ("Completes without an element.", "At once."),
    "from": ("Emits these elements, in turns of a scheduler.", "After the last element."),
    "deferred(_:)": (
      "Creates a new sequence for each subscription.", "When the created sequence ends."
    ),
    "merge": (
      "Emits the elements of all sources as they arrive.", "When all sources have completed."
    ),
    "zip": (
      "Combines the first elements of all sources, then the second ones, and so on.",
      "When all sources have completed; or earlier, at an element of the last open source, if no "
        + "element of another one waits."
    ),
    "combineLatest": (
      "Combines the latest elements of all sources whenever one of them emits.",
      "When all sources have completed; or earlier, at an element of the last open source, if "
        + "another one has completed without an element."
    ),
    "switchLatest()": (
      "Emits the elements of the latest inner sequence only.",
      "When the source and the latest inner sequence have completed."
    ),
    "concat": (
      "Subscribes to the sources one after the other.", "When the last source has completed."
    ),
    "flatMap(_:)": (
      "Transforms each element into a sequence, and emits the elements of all of them.", inner
    ),
    "flatMapLatest(_:)": (
      "Transforms each element into a sequence, and emits the elements of the latest one.",
      "When the source and the latest inner sequence have completed."
    ),
    "flatMapFirst(_:)": (
      "Transforms an element into a sequence, and ignores further elements until that completes.",
      "When the source and the inner sequence have completed."
    ),
    "concatMap(_:)": (
      "Transforms each element into a sequence, and emits these one after the other.", inner
    ),
    "withLatestFrom(_:resultSelector:)": (
      "Combines each element with the latest one of another sequence.", source
    ),
    "withLatestFrom(_:)": (
      "Emits, for each element, the latest one of another sequence.", source
    ),
    "debounce(_:scheduler:)": (
      "Emits an element once `dueTime` has passed without another one.", source
    ),
    "throttle(_:latest:scheduler:)": ("Emits at most one element per `dueTime`.", source),
    "delay(_:scheduler:)": ("Emits each element after `dueTime`.", "`dueTime` after the source."),
    "share(replay:scope:)": (
      "Shares one subscription to the source among all subscribers.", source
    ),
  ]
}
