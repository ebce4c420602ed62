import ChapterKit
import ConsoleKit
import RxLite

extension Reactive where Base: Label {
  /// The number of degrees that the label shows.
  var degrees: Binder<Int> {
    Binder(base) { label, degrees in label.text = "\(degrees)°C" }
  }
}

func binding() {
  listing("bound", "a binding goes one way", shows: "60 61 62") {
    let limit = BehaviorRelay(value: 20)
    let label = Label()
    let binding = limit.map { degrees in "\(degrees)°C" }.bind(to: label.rx.text)
    print(label)

    label.text = "changed by hand"
    print("\(label), and the limit is \(limit.value)")
    limit.accept(21)
    print(label)

    binding.dispose()
    limit.accept(22)
    print(label)
  }

  listing("own-binder", "an observer that knows its target", shows: "59") {
    let label = Label()
    let limit = BehaviorRelay(value: 20)
    _ = limit.bind(to: label.rx.degrees)
    print(label)
  }

  listing("weak-target", "a binder doesn't keep its target alive", shows: "59") {
    var label: Label? = Label()
    weak let released = label
    let limit = BehaviorRelay(value: 20)
    let binding = limit.bind(to: label!.rx.degrees)
    label = nil
    print("the label is released: \(released == nil)")
    limit.accept(21)
    binding.dispose()
  }

  listing("other-thread", "a binder moves to the main thread", shows: "33") {
    let label = Label("-")
    let limit = PublishSubject<Int>()
    _ = limit.bind(to: label.rx.degrees)
    let other = OtherThread("another thread sends 21") { limit.onNext(21) }
    other.start()
    other.join()
    print("before the main thread's next turn: \(label)")
    runMainQueue()
    print("after it: \(label)")
  }
}
