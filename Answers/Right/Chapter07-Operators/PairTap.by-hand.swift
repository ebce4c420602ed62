// By hand: an array of at most one model.
import RxLite

func pairTap<Model>(
  models: Observable<Model>, rows: Observable<Int>
) -> Observable<(model: Model, row: Int)> {
  .create { observer in
    var latest: [Model] = []
    let first = models.subscribe(onNext: { latest = [$0] }, onError: observer.onError)
    let second = rows.subscribe(
      onNext: { row in
        if let model = latest.popLast() { observer.onNext((model: model, row: row)) }
      }, onError: observer.onError, onCompleted: observer.onCompleted)
    return Disposables.create(first, second)
  }
}
