/// `bind`, `drive` and `emit` to observers and relays. Their forms with closures are written by hand.
let bindingFile = GeneratedFile(
  "Bindings", about: ["`bind`, `drive` and `emit` to several observers or relays."],
  extensions: verbs.map { verb in
    (verb.head, observers(verb) + verb.relays.flatMap { relays(verb, $0) })
  })

/// A way to subscribe observers to one kind of sequence.
private struct Verb {
  let head: String
  let name: String
  /// The label of the observers.
  let label: String
  /// The observable that is subscribed to.
  let source: String
  let relays: [String]
  /// How a closure is subscribed: `%` stands for the kind of relay, and `#` for the closure.
  let accept: String
}

private let all = ["Publish", "Behavior", "Replay"]

private let verbs = [
  Verb(
    head: "extension ObservableType", name: "bind", label: "to", source: "asObservable()",
    relays: all, accept: "accept(\"%\") #"),
  Verb(
    head: "extension InfallibleType", name: "bind", label: "to", source: "asObservable()",
    relays: all, accept: "bind(onNext: #)"),
  Verb(
    head: "extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy",
    name: "drive", label: "_", source: "driven()", relays: ["Behavior", "Replay"],
    accept: "drive(onNext: #)"),
  Verb(
    head: "extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy",
    name: "emit", label: "to", source: "asObservable()", relays: all, accept: "emit(onNext: #)"),
]

private let returns = ["", "- Returns: A disposable that cancels the subscription."]

/// The functions for observers of elements and of optionals.
private func observers(_ verb: Verb) -> [[String]] {
  [("Element", "observers"), ("Element?", "observers of optionals")].map { element, whom in
    Function(
      doc: ["Sends all events to \(whom)."] + returns, head: "public func \(verb.name)",
      generics: ["Observer: ObserverType"], parameters: ["\(verb.label) observers: Observer..."],
      result: "any Disposable", constraints: ["Observer.Element == \(element)"],
      body: ["    \(verb.source).send(to: observers) { $0 }"]
    ).lines
  }
}

/// The functions for relays of elements and of optionals. A relay receives no terminal event.
private func relays(_ verb: Verb, _ kind: String) -> [[String]] {
  [("Element", "relays"), ("Element?", "relays of optionals")].map { element, whom in
    Function(
      doc: ["Sends the elements, but no terminal event, to \(whom)."] + returns,
      head: "public func \(verb.name)",
      parameters: ["\(verb.label) relays: \(kind)Relay<\(element)>..."], result: "any Disposable",
      body: [
        "    "
          + verb.accept.replacing("%", with: kind.lowercased())
          .replacing("#", with: "{ element in for relay in relays { relay.accept(element) } }")
      ]
    ).lines
  }
}
