import ChapterKit
import Foundation
import RxLite

func pullAndPush() {
  listing("pull-and-push", "Sequence waits to be asked; Observable calls") {
    var iterator = [1, 2, 3].makeIterator()
    while let element = iterator.next() {
      print("asked for the next: \(element)")
    }
    print("asked for the next: nil, it is over")

    _ = Observable.of(1, 2, 3)
      .subscribe { event in
        print("was called: \(event)")
      }
  }

  listing("notification-center", "an old friend is the observer pattern too") {
    let center = NotificationCenter()
    let name = Notification.Name("kettle")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      print("notification: \(notification.object ?? "nothing")")
    }
    center.post(name: name, object: "warm")
    center.post(name: name, object: "boiling")
    center.removeObserver(token)
    center.post(name: name, object: "cold, and nobody listens")

    // The subject is observer and observable at once. Its elements have a type, and it can end.
    let kettle = PublishSubject<String>()
    let subscription = kettle.subscribe(onNext: { print("subject: \($0)") })
    kettle.onNext("warm")
    kettle.onNext("boiling")
    subscription.dispose()
    kettle.onNext("cold, and nobody listens")
  }
}
