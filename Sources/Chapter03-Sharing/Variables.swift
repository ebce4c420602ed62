import ChapterKit
import RxLite

func variables() {
  listing("variable", "a value to be watched, that says when it goes", reproduces: "A13") {
    let variable = Variable(0)

    print("Before first subscription ---")

    _ = variable.asObservable()
      .subscribe(
        onNext: { n in
          print("First \(n)")
        },
        onCompleted: {
          print("Completed 1")
        })

    print("Before send 1")

    variable.value = 1

    print("Before second subscription ---")

    _ = variable.asObservable()
      .subscribe(
        onNext: { n in
          print("Second \(n)")
        },
        onCompleted: {
          print("Completed 2")
        })

    print("Before send 2")

    variable.value = 2

    // The variable goes at the end of the listing. An optimizer may let it go after its last use.
    withExtendedLifetime(variable) {
      print("End ---")
    }
  }

  listing("behavior-relay", "today's variable does not complete") {
    do {
      let relay = BehaviorRelay(value: 0)

      print("Before first subscription ---")

      _ = relay.asObservable()
        .subscribe(
          onNext: { n in
            print("First \(n)")
          },
          onCompleted: {
            print("Completed 1")
          })

      print("Before send 1")

      relay.accept(1)

      print("Before second subscription ---")

      _ = relay.asObservable()
        .subscribe(
          onNext: { n in
            print("Second \(n)")
          },
          onCompleted: {
            print("Completed 2")
          })

      print("Before send 2")

      relay.accept(2)

      withExtendedLifetime(relay) {
        print("End ---")
      }
    }
    print("the relay is gone, and nobody was told")
  }

  listing("a-subject-can-break", "why a value should not be a subject") {
    let subject = BehaviorSubject(value: 0)
    let relay = BehaviorRelay(value: 0)
    _ = subject.subscribe { event in print("subject: \(event)") }
    _ = relay.subscribe { event in print("relay: \(event)") }

    subject.onNext(1)
    relay.accept(1)

    subject.onError(Broken.pipe)  // A relay has no such method.
    subject.onNext(2)
    relay.accept(2)

    do {
      print("subject's value: \(try subject.value())")
    } catch {
      print("subject's value: none, for it failed with \(error)")
    }
    print("relay's value: \(relay.value)")
  }
}
