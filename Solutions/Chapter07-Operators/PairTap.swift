import RxLite

/// Emits each model together with its row.
///
///     models  -A----B---C----D--|
///     rows    --0---------2---0-|
///       pairTap
///     result  --A0--------C2--D0|
///
/// The row decides when a pair is emitted, and the latest model is always that of the same tap.
func pairTap<Model>(
  models: Observable<Model>, rows: Observable<Int>
) -> Observable<(model: Model, row: Int)> {
  rows.withLatestFrom(models) { row, model in (model: model, row: row) }
}
