import ChapterKit
import RxLite

func variables() {
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
