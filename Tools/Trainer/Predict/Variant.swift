/// A listing with one change. Its output is a plausible answer, because a program has printed it.
struct Variant: Equatable {
  let body: [String]
  /// `without .share(replay: 1)`
  let change: String

  /// The variants of a body, the most telling first. Not all of them compile.
  static func all(of body: [String]) -> [Variant] {
    let found = swaps(body) + drops(body) + statements(body) + numbers(body) + orders(body)
    var seen: Set<[String]> = [body]
    let different = found.filter { seen.insert($0.body).inserted }
    // If two changes have the same description, it also says where each is.
    let places = Dictionary(grouping: different.indices, by: { different[$0].change })
    return different.enumerated().map { index, variant in
      guard let same = places[variant.change], same.count > 1,
        let place = same.firstIndex(of: index)
      else { return variant }
      let ordinals = ["first", "second", "third", "fourth", "fifth"]
      let ordinal = ordinals.indices.contains(place) ? ordinals[place] : "\(place + 1)th"
      return Variant(body: variant.body, change: "\(variant.change), at the \(ordinal) place")
    }
  }

  // MARK: - Another operator

  private static let operators: [(String, [String])] = [
    ("concat", ["merge"]), ("merge", ["concat"]), ("zip", ["combineLatest"]),
    ("combineLatest", ["zip"]), ("withLatestFrom", ["sample"]),
    ("flatMapLatest", ["flatMap", "flatMapFirst"]), ("flatMapFirst", ["flatMapLatest", "flatMap"]),
    ("flatMap", ["flatMapLatest", "concatMap"]), ("concatMap", ["flatMap"]),
    ("throttle", ["debounce"]), ("debounce", ["throttle"]), ("scan", ["reduce"]),
    ("take", ["skip"]), ("skip", ["take"]), ("publish", ["replay"]),
    ("takeWhile", ["skipWhile"]), ("switchLatest", ["merge"]), ("asSignal", ["asDriver"]),
    ("first", ["last"]), ("concatWith", ["startWith"]),
  ]

  private static let texts: [(String, String)] = [
    (".share(replay: 1)", ".share()"), (".share()", ".share(replay: 1)"),
    (".shareReplay(1)", ".share()"), (".replay(1)", ".publish()"),
    (".publish()", ".replay(1)"), (".whileConnected", ".forever"),
    (".forever", ".whileConnected"), ("bufferSize: 1", "bufferSize: 2"),
    ("bufferSize: 2", "bufferSize: 1"), ("BehaviorSubject(value:", "BehaviorRelay(value:"),
    (".onCompleted()", ".onError(RxError.unknown)"), (".completed)", ".error(RxError.unknown))"),
  ]

  private static func swaps(_ body: [String]) -> [Variant] {
    body.enumerated().flatMap { index, line -> [Variant] in
      let code = codePart(line)
      let named = operators.flatMap { name, others in
        others.compactMap { other -> Variant? in
          guard let range = code.firstRange(of: ".\(name)"),
            range.upperBound < code.endIndex, "( {".contains(code[range.upperBound])
          else { return nil }
          return replacing(
            index, in: body, with: code.replacingCharacters(range, ".\(other)"),
            "with `\(other)` for `\(name)`")
        }
      }
      let worded = texts.compactMap { old, new -> Variant? in
        guard let range = code.firstRange(of: old) else { return nil }
        return replacing(
          index, in: body, with: code.replacingCharacters(range, new),
          "with `\(new.withoutLooseEnd)` for `\(old.withoutLooseEnd)`")
      }
      let subjects =
        code.firstMatch(
          of: #/(Publish|Replay|Behavior)Subject<(.+)>(\(\)|\.create\(bufferSize: \d+\))/#
        )
        .map { match -> [Variant] in
          let kinds = [
            "PublishSubject<\(match.output.2)>()", "AsyncSubject<\(match.output.2)>()",
            "ReplaySubject<\(match.output.2)>.create(bufferSize: 1)",
          ]
          return kinds.filter { $0 != match.output.0 }.map {
            replacing(
              index, in: body, with: code.replacingCharacters(match.range, $0),
              "with `\($0)` for `\(match.output.0)`")
          }
        } ?? []
      return named + worded + subjects
    }
  }

  // MARK: - Without an operator

  private static func drops(_ body: [String]) -> [Variant] {
    let whole = body.indices.compactMap { index -> Variant? in
      let code = codePart(body[index]).trimmed
      guard code.wholeMatch(of: #/\.\w+(\(.*\))?( \{.*\})?/#) != nil, isBalanced(code),
        !code.hasPrefix(".subscribe")
      else { return nil }
      return removing(index..<index + 1, from: body, "without `\(code)`")
    }
    let blocks = body.indices.compactMap { index -> Variant? in
      let (line, code) = (body[index], codePart(body[index]).trimmed)
      guard code.hasPrefix("."), code.hasSuffix("{") || code.contains(" in"),
        !isBalanced(code), !code.hasPrefix(".subscribe"), !code.hasPrefix(".create"),
        let end = body[index...].firstIndex(where: { $0 == line.prefix { $0 == " " } + "}" })
      else { return nil }
      let name = code.dropFirst().prefix { $0.isLetter }
      return removing(index..<end + 1, from: body, "without `.\(name) { … }`")
    }
    let inline = body.indices.flatMap { index -> [Variant] in
      let code = codePart(body[index])
      // A line that consists of the call only is among the whole lines.
      guard !code.trimmed.hasPrefix(".") else { return [] }
      return code.matches(
        of:
          #/\.(?:share|shareReplay|distinctUntilChanged|take|skip|startWith|retry|throttle|debounce|asObservable|catchAndReturn|refCount|toArray|delay|first|observe|filter|map)\((?:[^()]|\([^()]*\))*\)/#
      ).map { match in
        replacing(
          index, in: body, with: code.replacingCharacters(match.range, ""),
          "without `\(match.output)`")
      }
    }
    return whole + inline + blocks
  }

  // MARK: - Without a statement, or later

  private static func statements(_ body: [String]) -> [Variant] {
    body.indices.compactMap { index in
      let code = codePart(body[index]).trimmed
      guard isBalanced(code),
        code.wholeMatch(
          of:
            #/(?:_ = )?[\w.]+\.(?:dispose|connect|onNext|onCompleted|onError|accept|on|emit)\(.*\)/#
        )
          != nil
      else { return nil }
      return removing(index..<index + 1, from: body, "without `\(code)`")
    }
  }

  private static func numbers(_ body: [String]) -> [Variant] {
    body.enumerated().flatMap { index, line -> [Variant] in
      let code = codePart(line)
      let sleeps = code.firstMatch(of: #/sleep\(([0-9.]+)\)/#).flatMap { match -> Variant? in
        guard let seconds = Double(match.output.1) else { return nil }
        let longer = "sleep(\(seconds + 0.2))".replacing(#/\.(\d)\d{5,}/#) { ".\($0.output.1)" }
        return replacing(
          index, in: body, with: code.replacingCharacters(match.range, longer),
          "with `\(longer)` for `\(match.output.0)`")
      }
      let counts = code.matches(
        of: #/\.(?:take|skip|retry)\(\d+\)|(?:count|replay|maxConcurrent): \d+/#
      )
      .compactMap { match -> Variant? in
        let old = String(match.output)
        guard let count = Int(old.filter(\.isNumber)) else { return nil }
        let new = old.replacing("\(count)", with: "\(count + 1)")
        return replacing(
          index, in: body, with: code.replacingCharacters(match.range, new),
          "with `\(new)` for `\(old)`")
      }
      let ranges = code.matches(of: #/\.(?:of|from)\(\[?(\d+(?:, \d+)+)/#).map { match -> Variant in
        let numbers = match.output.1.split(separator: ", ").map(String.init)
        let fewer = numbers.dropLast().joined(separator: ", ")
        return replacing(
          index, in: body,
          with: code.replacingCharacters(
            match.output.1.startIndex..<match.output.1.endIndex, fewer),
          "without the element `\(numbers.last!)`")
      }
      let signs: [(String, String)] = [
        (" > ", " < "), (" < ", " > "), (" + ", " - "), (" * ", " + "), (" == ", " != "),
        (" % 2 == 0", " % 2 == 1"),
      ]
      let turned = signs.compactMap { old, new -> Variant? in
        guard let range = code.firstRange(of: old) else { return nil }
        return replacing(
          index, in: body, with: code.replacingCharacters(range, new),
          "with `\(new.trimmed)` for `\(old.trimmed)`")
      }
      return (sleeps.map { [$0] } ?? []) + counts + ranges + turned
    }
  }

  // MARK: - In another order

  private static func orders(_ body: [String]) -> [Variant] {
    body.indices.dropLast().compactMap { index in
      let pair = [body[index], body[index + 1]]
      let codes = pair.map { codePart($0).trimmed }
      guard
        codes.allSatisfy({ code in
          isBalanced(code) && !code.isEmpty && !code.hasPrefix(".") && code.hasSuffix(")")
            && !code.hasPrefix("let ") && !code.hasPrefix("var ")
        }), pair[0].prefix(while: { $0 == " " }) == pair[1].prefix(while: { $0 == " " })
      else { return nil }
      var swapped = body
      swapped.swapAt(index, index + 1)
      return Variant(body: swapped, change: "with `\(codes[1])` before `\(codes[0])`")
    }
  }

  // MARK: - Pieces

  private static func replacing(
    _ index: Int, in body: [String], with line: String, _ change: String
  ) -> Variant {
    var body = body
    body[index] = line
    return Variant(body: body, change: change)
  }

  private static func removing(_ range: Range<Int>, from body: [String], _ change: String)
    -> Variant
  {
    var body = body
    body.removeSubrange(range)
    return Variant(body: body, change: change)
  }

  /// The line without its comment.
  private static func codePart(_ line: String) -> String {
    guard let comment = line.firstRange(of: "//"), !line[..<comment.lowerBound].contains("\"")
    else { return line }
    return String(line[..<comment.lowerBound])
  }

  private static func isBalanced(_ code: String) -> Bool {
    var depth = 0
    for letter in code {
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension String {
  /// The text without a closing parenthesis that has no opening one.
  fileprivate var withoutLooseEnd: String {
    count { $0 == ")" } > count { $0 == "(" } ? String(dropLast()) : self
  }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  fileprivate func replacingCharacters(_ range: Range<String.Index>, _ text: String) -> String {
    String(self[..<range.lowerBound]) + text + self[range.upperBound...]
  }
}
