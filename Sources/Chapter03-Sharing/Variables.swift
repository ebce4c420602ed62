import ChapterKit
import RxLite

func variables() {
  listing("a-subject-can-break", "state in a subject, and in a relay", shows: "31") {
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
      print("the subject's value: \(try subject.value())")
    } catch {
      print("the subject has no value, since it failed: \(error)")
    }
    print("the relay's value: \(relay.value)")
  }

  listing("behavior-relay", "state that is observed, and never completes", shows: "31") {
    do {
      let relay = BehaviorRelay(value: 0)

      print("Before first subscription ---")

      _ = relay.asObservable()
        .subscribe(
          onNext: { n in print("First \(n)") },
          onCompleted: { print("Completed 1") })

      print("Before send 1")

      relay.accept(1)

      print("Before second subscription ---")

      _ = relay.asObservable()
        .subscribe(
          onNext: { n in print("Second \(n)") },
          onCompleted: { print("Completed 2") })

      print("Before send 2")

      relay.accept(2)

      withExtendedLifetime(relay) {
        print("End ---")
      }
    }
    print("the relay is released, and nothing is sent")
  }

  listing("variable", "state that completes when it is released", reproduces: "A13", shows: "31") {
    let variable = Variable(0)

    print("Before first subscription ---")

    _ = variable.asObservable()
      .subscribe(
        onNext: { n in print("First \(n)") },
        onCompleted: { print("Completed 1") })

    print("Before send 1")

    variable.value = 1

    print("Before second subscription ---")

    _ = variable.asObservable()
      .subscribe(
        onNext: { n in print("Second \(n)") },
        onCompleted: { print("Completed 2") })

    print("Before send 2")

    variable.value = 2

    // The optimizer may release it after its last use, which is here.
    withExtendedLifetime(variable) {
      print("End ---")
    }
  }
}
