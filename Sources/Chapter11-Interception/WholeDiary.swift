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
      .observe(on: MainScheduler.instance)
      .map { notification in "in \(notification.country)" }
    let photos = camera.rx.methodInvoked("takePhoto(of:)")
      .map { arguments in "a photo of \(arguments[0]), after \(pedometer.steps) steps" }

    var diary: Diary? = Diary("an empty page")
    _ = diary!.rx.observeWeakly(\.$entry).subscribe { event in print("screen: \(event)") }
    _ = pedometer.rx.steps.take(until: diary!.rx.deallocated)
      .subscribe { event in print("label: \(event)") }
    diary!.follow(Observable.merge(places, borders, photos))

    manager.simulate(beijing)
    let border = OtherThread("the border is crossed") { center.postCrossing(into: "Mongolia") }
    border.start()
    border.join()
    runMainQueue()
    pedometer.steps = 1200
    camera.takePhoto(of: "the river")
    runMainQueue()
    manager.simulate(failure: LocationError.noSignal)

    print("the diary is thrown away")
    diary = nil
    manager.simulate(shanghai)
    pedometer.steps = 1500
    camera.takePhoto(of: "the bridge")
    runMainQueue()
  }
}
