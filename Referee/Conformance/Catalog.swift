import Foundation
import RxLite

/// A short program that prints what a library does.
struct Program {
  let group: String
  let name: String
  let run: () throws -> Void
}

/// All programs, in the order in which they run. Each file in Programs adds one group.
final class Catalog {
  private(set) var programs: [Program] = []
  private var group = ""

  func group(_ name: String, _ add: (Catalog) -> () -> Void) {
    group = name
    add(self)()
  }

  func program(_ name: String, _ run: @escaping () throws -> Void) {
    programs.append(Program(group: group, name: name, run: run))
  }
}

/// The error that programs fail with.
struct Failure: Error, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
  var code = 0
  var description: String { code == 0 ? "Failure" : "Failure \(code)" }
  var debugDescription: String { description }
}

/// An object that prints when it is released.
final class Tracked {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("\(name) released") }
}

/// A disposable that prints.
final class Resource: Disposable {
  func dispose() { print("resource disposed") }
}

/// A source that prints when it is subscribed to and when it is disposed, and sends its events at once.
func source<Element>(_ name: String, _ events: Event<Element>...) -> Observable<Element> {
  .create { observer in
    print("\(name) subscribed")
    for event in events { observer.on(event) }
    print("\(name) sent")
    return Disposables.create { print("\(name) disposed") }
  }
}

extension ObservableType {
  /// Prints each event and each change of the subscription under a name.
  func logged(_ name: String) -> Observable<Element> {
    `do`(
      onNext: { print("\(name) next \($0)") },
      onError: { print("\(name) error \($0)") },
      onCompleted: { print("\(name) completed") },
      onSubscribe: { print("\(name) subscribing") },
      onSubscribed: { print("\(name) subscribed") },
      onDispose: { print("\(name) disposed") })
  }

  /// Subscribes, and prints each event; then that `subscribe` has returned.
  @discardableResult
  func printed(_ name: String = "") -> Disposable {
    let start = name.isEmpty ? "" : "\(name) "
    return subscribe { print("\(start)\($0)") }
  }
}

/// Lets the main queue do what has been scheduled on it, and what that schedules in turn.
func runMainQueue() {
  for _ in 1...8 {
    var isDone = false
    DispatchQueue.main.async { isDone = true }
    while !isDone { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }
}
