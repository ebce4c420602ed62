import ChapterKit
import RxLite

func replaying() {
  listing("replay-buffers", "what those get who come after c") {
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
      var heard: [String] = []
      _ = shared.subscribe(onNext: { heard.append($0) })
      print("\(name): \(heard)")
    }
    connections.dispose()
  }

  listing("multicast", "the operator behind all four") {
    func show(_ name: String, _ share: (Observable<String>) -> ConnectableObservable<String>) {
      print(name)
      let letters = PublishSubject<String>()
      let shared = share(letters)
      for letter in ["a", "b"] {
        let connection = shared.connect()
        letters.onNext(letter)
        connection.dispose()
      }
      var heard: [String] = []
      let connection = shared.connect()
      let subscription = shared.subscribe(onNext: { heard.append($0) })
      letters.onNext("c")
      subscription.dispose()
      connection.dispose()
      print("  heard in the third connection: \(heard)")
    }
    show("replayAll()") { $0.replayAll() }
    show("multicast with a closure") { letters in
      letters.multicast {
        print("  a subject is made")
        return ReplaySubject<String>.createUnbounded()
      }
    }
    show("multicast with a subject") { letters in
      letters.multicast(ReplaySubject<String>.createUnbounded())
    }
  }

  listing("memory-begins-at-connect", "a buffer keeps what it was there for") {
    let letters = PublishSubject<String>()
    let shared = letters.replayAll()

    letters.onNext("a")
    let connection = shared.connect()
    letters.onNext("b")
    letters.onNext("c")

    let subscription = shared.subscribe(onNext: { letter in print(letter) })
    subscription.dispose()
    connection.dispose()
  }

  listing("subjects-that-remember", "what is behind it, and what it says after the end") {
    func show<Subject: SubjectType>(_ name: String, _ subject: Subject)
    where Subject.Observer.Element == String, Subject.Element == String {
      for letter in ["a", "b", "c"] { subject.asObserver().onNext(letter) }
      var before: [String] = []
      let subscription = subject.subscribe { before.append("\($0)") }
      subscription.dispose()

      subject.asObserver().onCompleted()
      var after: [String] = []
      _ = subject.subscribe { after.append("\($0)") }
      print(name)
      print("  before the end: \(before.isEmpty ? "nothing" : before.joined(separator: " "))")
      print("  after the end: \(after.joined(separator: " "))")
    }

    show("PublishSubject", PublishSubject())
    show("BehaviorSubject", BehaviorSubject(value: "start"))
    show("ReplaySubject, 2", ReplaySubject.create(bufferSize: 2))
    show("ReplaySubject, all", ReplaySubject.createUnbounded())
  }
}
