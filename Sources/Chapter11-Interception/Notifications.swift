import ChapterKit
import Foundation
import RxLite

/// What the part of the app that knows the borders posts, with the country.
let borderCrossed = Notification.Name("borderCrossed")

func notifications() {
  listing("left-behind", "an observer that nobody removes", shows: "81") {
    final class BorderScreen {
      init(_ center: NotificationCenter) {
        _ = center.addObserver(forName: borderCrossed, object: nil, queue: nil) { notification in
          print("screen: in \(notification.object ?? "")")
        }
      }
    }

    let center = NotificationCenter()
    var screen: BorderScreen? = BorderScreen(center)
    weak let released = screen
    center.post(name: borderCrossed, object: "Mongolia")
    screen = nil
    print("the screen is released: \(released == nil)")
    center.post(name: borderCrossed, object: "China")
  }

  listing("notification", "what is posted under a name", shows: "81") {
    let center = NotificationCenter()
    let subscription = center.rx.notification(borderCrossed)
      .subscribe(onNext: { notification in print("screen: in \(notification.object ?? "")") })

    center.post(name: borderCrossed, object: "Mongolia")
    subscription.dispose()
    print("the subscription is disposed")
    center.post(name: borderCrossed, object: "China")
  }
}
