// Both are merged into one sequence, and `scan` keeps the latest model.
import RxLite

func pairTap<Model>(
  models: Observable<Model>, rows: Observable<Int>
) -> Observable<(model: Model, row: Int)> {
  let halves = Observable.merge(models.map(Half.model), rows.map(Half.row))
  return halves.scan(Both<Model>()) { both, half in
    switch half {
    case .model(let model): Both(model: .some(model))
    case .row(let row): Both(model: both.model, row: row)
    }
  }.compactMap { both in
    guard let model = both.model, let row = both.row else { return nil }
    return (model: model, row: row)
  }
}

private enum Half<Model> { case model(Model), row(Int) }

private struct Both<Model> {
  var model: Model?
  var row: Int?
}
