import ChapterKit
import ConsoleKit
import RxLite

extension Reactive where Base: Label {
  /// The limit that the label shows. If there is none, the label asks for one.
  var limit: Binder<Int?> {
    Binder(base) { label, limit in
      label.text = limit.map { "\($0)°C" } ?? "from 5 to 30°C, please"
    }
  }
}

func binding() {
  listing("own-binder", "a label with a binder of its own", shows: "59") {
    let limit = BehaviorRelay<Int?>(value: 20)
    var label: Label? = Label()
    let binding = limit.do(onNext: { limit in print("sent: \(limit.map { "\($0)" } ?? "nil")") })
      .bind(to: label!.rx.limit)
    print(label!)
    limit.accept(nil)
    print(label!)

    weak let released = label
    label = nil
    print("the label is released: \(released == nil)")
    limit.accept(21)
    binding.dispose()
    limit.accept(22)
  }
}
