import ChapterKit
import RxLite

func replaying() {
  listing("replay-buffers", "what a subscriber receives that comes after c", shows: "21") {
    let letters = PublishSubject<String>()
    let ways = [
      ("publish()", letters.publish()),
      ("replay(1)", letters.replay(1)),
      ("replay(2)", letters.replay(2)),
      ("replayAll()", letters.replayAll()),
    ]
    let connections = CompositeDisposable(disposables: ways.map { way in way.1.connect() })

    for letter in ["a", "b", "c"] { letters.onNext(letter) }

    for (name, shared) in ways {
      var received: [String] = []
      _ = shared.subscribe(onNext: { received.append($0) })
      print("\(name): \(received)")
    }
    connections.dispose()
  }

  listing("memory-begins-at-connect", "the buffer is empty until connect") {
    let letters = PublishSubject<String>()
    let shared = letters.replayAll()

    letters.onNext("a")
    let connection = shared.connect()
    letters.onNext("b")
    letters.onNext("c")

    _ = shared.subscribe(onNext: { letter in print(letter) })
    connection.dispose()
  }

  listing("multicast", "a subject for each connection, or one for all", shows: "21") {
    let letters = PublishSubject<String>()
    let each = letters.multicast { ReplaySubject<String>.createUnbounded() }
    let one = letters.multicast(ReplaySubject<String>.createUnbounded())

    for (name, shared) in [("a subject for each connection", each), ("one for all", one)] {
      for letter in ["a", "b"] {
        let connection = shared.connect()
        letters.onNext(letter)
        connection.dispose()
      }

      print(name)
      let connection = shared.connect()
      _ = shared.subscribe(onNext: { letter in print("  \(letter)") })
      letters.onNext("c")
      connection.dispose()
    }
  }

  listing("subjects-that-remember", "late, and after the end") {
    func show<Subject: SubjectType>(_ name: String, _ subject: Subject)
    where Subject.Observer.Element == String, Subject.Element == String {
      for letter in ["a", "b", "c"] { subject.asObserver().onNext(letter) }
      var late: [String] = []
      let subscription = subject.subscribe { late.append("\($0)") }
      subscription.dispose()

      subject.asObserver().onCompleted()
      var tooLate: [String] = []
      _ = subject.subscribe { tooLate.append("\($0)") }
      print(name)
      print("  late: \(late.isEmpty ? "nothing" : late.joined(separator: " "))")
      print("  after the end: \(tooLate.joined(separator: " "))")
    }

    show("PublishSubject", PublishSubject())
    show("BehaviorSubject", BehaviorSubject(value: "start"))
    show("ReplaySubject, 2", ReplaySubject.create(bufferSize: 2))
    show("ReplaySubject, all", ReplaySubject.createUnbounded())
  }
}
