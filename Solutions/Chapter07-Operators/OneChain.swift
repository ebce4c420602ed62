import RxLite

/// Shows how the drinks of the open table are coming along, a line for each state.
///
/// Each level has its own answer to an element that comes while the one before is running: a new table
/// takes the place of the old one, and a new drink joins the others.
func tableScreen(
  tables: Observable<Int>,
  drinks: @escaping (Int) -> Observable<String>,
  progress: @escaping (String) -> Observable<String>
) -> Observable<String> {
  tables
    .distinctUntilChanged()
    .flatMapLatest { table in
      drinks(table).flatMap { drink in
        progress(drink)
          .map { state in "\(table): \(drink) is \(state)" }
          .catchAndReturn("\(table): \(drink) is lost")
      }
    }
}
