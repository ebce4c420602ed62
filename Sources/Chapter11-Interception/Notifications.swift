import ChapterKit
import Foundation
import RxLite

/// What the part of the app that knows the borders posts, with the country.
let borderCrossed = Notification.Name("borderCrossed")

func notifications() {
  listing("notification", "what is posted under a name", shows: "81") {
    let center = NotificationCenter()
    let subscription = center.rx.notification(borderCrossed)
      .subscribe(onNext: { notification in print("in \(notification.object ?? "")") })

    center.post(name: borderCrossed, object: "Mongolia")
    center.post(name: Notification.Name("batteryLow"), object: nil)
    subscription.dispose()
    center.post(name: borderCrossed, object: "China")
    print("disposed before the second border")
  }
}
