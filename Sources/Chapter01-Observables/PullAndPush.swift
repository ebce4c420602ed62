import ChapterKit
import Foundation
import RxLite

func pullAndPush() {
  listing("pull-and-push", "a Sequence is asked; an Observable calls you", shows: "1") {
    var iterator = [1, 2, 3].makeIterator()
    while let element = iterator.next() {
      print("asked for the next: \(element)")
    }
    print("asked for the next: nil, there is no more")

    _ = Observable.of(1, 2, 3)
      .subscribe { event in
        print("was called with \(event)")
      }
  }

  listing("notification-center", "a familiar observer, and a subject beside it", shows: "81") {
    let center = NotificationCenter()
    let temperature = Notification.Name("temperature")
    let token = center.addObserver(forName: temperature, object: nil, queue: nil) { notification in
      print("notification: \(notification.object ?? "nothing")")
    }
    center.post(name: temperature, object: "warm")
    center.removeObserver(token)
    center.post(name: temperature, object: "cold again")

    let kettle = PublishSubject<String>()
    let subscription = kettle.subscribe(onNext: { print("subject: \($0)") })
    kettle.onNext("warm")
    kettle.onNext("boiling")
    subscription.dispose()
    kettle.onNext("cold again")
    print("nothing arrived after dispose()")
  }
}
