import ChapterKit
import ConsoleKit
import Foundation
import RxLite

extension Diary {
  /// Writes down what happens, for as long as there is this diary.
  func follow(_ happenings: Observable<String>) {
    _ = happenings.take(until: rx.deallocated)
      .subscribe(
        onNext: { [weak self] entry in self?.entry = entry },
        onCompleted: { print("nobody is left to write") })
  }
}

func wholeDiary() {
  listing("whole-diary", "a delegate, a notification and a method, in one diary", shows: "67 91") {
    let (manager, center) = (LocationManager(), NotificationCenter())
    let (camera, pedometer) = (Camera(), Pedometer())
    manager.delegate = worldMap

    let places = manager.rx.didUpdateLocations
      .compactMap { locations in locations.last }
      .map { location in "at \(location)" }
    let borders = center.rx.notification(borderCrossed)
      .map { notification in "in \(notification.object ?? "")" }
    let photos = camera.rx.methodInvoked("takePhoto(of:)")
      .withLatestFrom(pedometer.rx.steps) { parameters, steps in
        "a photo of \(parameters[0]), after \(steps) steps"
      }

    var diary: Diary? = Diary("an empty page")
    _ = diary!.rx.observeWeakly(\.$entry).subscribe { event in print("screen: \(event)") }
    diary!.follow(Observable.merge(places, borders, photos))

    manager.simulate(beijing)
    center.post(name: borderCrossed, object: "Mongolia")
    pedometer.steps = 1200
    runMainQueue()
    camera.takePhoto(of: "the river")

    print("the diary is thrown away")
    diary = nil
    manager.simulate(beijing, shanghai)
  }
}
