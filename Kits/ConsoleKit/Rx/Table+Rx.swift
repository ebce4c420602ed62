import Foundation
import RxLite

/// A data source whose rows come from a sequence, each element of which is all the rows.
public protocol RxTableDataSourceType: AnyObject {
  /// The type of all the rows together.
  associatedtype Element

  /// Receives the rows, or the terminal event.
  func table(_ table: Table, observedEvent: Event<Element>)
}

/// A data source that can return the value that a row shows.
public protocol RowedViewDataSourceType {
  /// Returns the value that a row shows.
  func model(at indexPath: IndexPath) throws -> Any
}

extension Reactive where Base: Table {
  /// Shows the elements of a sequence of collections, each as the cell that a closure makes:
  ///
  ///     results.drive(table.rx.items) { table, row, element in TableCell(element.name) }
  ///
  /// - Ends: When it is disposed, or when the table is released. Then the table has no rows.
  public func items<Sequence: Swift.Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (Table, Int, Sequence.Element) -> TableCell) -> any Disposable
  where Source.Element == Sequence {
    { cellFactory in
      items(dataSource: RowsOf<Sequence>(cellFactory: cellFactory))(source)
    }
  }

  /// Shows the elements of a sequence of collections in cells that are used again:
  ///
  ///     results.drive(table.rx.items(cellIdentifier: "Cell")) { row, element, cell in
  ///       cell.textLabel.text = element.name
  ///     }
  ///
  /// - Ends: When it is disposed, or when the table is released. Then the table has no rows.
  public func items<Sequence: Swift.Sequence, Cell: TableCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (
    _ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void
  ) -> any Disposable where Source.Element == Sequence {
    { source in
      { configureCell in
        let dataSource = RowsOf<Sequence> { table, row, element in
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier)
          // As with UIKit, the class must be registered: another one is a programming mistake.
          configureCell(row, element, cell as! Cell)
          return cell
        }
        return items(dataSource: dataSource)(source)
      }
    }
  }

  /// Sends a sequence to a data source, which the binding keeps alive.
  ///
  /// - Ends: When it is disposed, or when the table is released. Then the table has no rows.
  public func items<
    DataSource: RxTableDataSourceType & TableDataSource, Source: ObservableType
  >(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
    { [weak table = base] source in
      guard let table else { return Disposables.create() }
      mustBeOnMainThread(table, "rx.items")
      if table.dataSource != nil {
        reportMistake(
          "The table has a data source already. Dispose the earlier binding, or set "
            + "`dataSource = nil`, before you bind another.")
      }
      table.dataSource = dataSource
      return source.asObservable()
        .observe(on: MainScheduler())
        .concat(Observable.never())  // The rows stay when the source completes.
        .take(until: table.rx.deallocated)
        .do(onDispose: { [weak table] in table?.letGo(of: dataSource) })
        .subscribe { [weak table] event in
          if let table { dataSource.table(table, observedEvent: event) }
        }
    }
  }

  /// Emits the index path of each row that the user taps.
  ///
  /// - Ends: Completes when the table is released.
  public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: base.selections.take(until: deallocated))
  }

  /// Emits the value that each tapped row shows.
  ///
  /// - Ends: Completes when the table is released. If no rows are bound, a tap is an error.
  public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(
      events: itemSelected.flatMap { [weak table = base] indexPath -> Observable<Model> in
        guard let table else { return .empty() }
        return .just(try table.rx.model(at: indexPath))
      })
  }

  /// Returns the value that a row shows.
  ///
  /// - Throws: ``RxCocoaError`` if no rows are bound, there is no such row, or it shows another type.
  public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let dataSource = base.dataSource as? any RowedViewDataSourceType else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    let element = try dataSource.model(at: indexPath)
    guard let model = element as? Model else {
      throw RxCocoaError.castingError(object: element, targetType: Model.self)
    }
    return model
  }
}

extension Table {
  /// Removes a data source, if it is still the table's. It may be called on any thread.
  fileprivate func letGo(of dataSource: any TableDataSource) {
    _ = ConcurrentMainScheduler.instance.schedule(dataSource) { [weak self] dataSource in
      if let self, self.dataSource === dataSource { self.dataSource = nil }
      return Disposables.create()
    }
  }
}

/// The data source of `rx.items`: it stores the rows, and returns a cell for each.
private final class RowsOf<Rows: Sequence>: RxTableDataSourceType, TableDataSource,
  RowedViewDataSourceType
{
  private let cellFactory: (Table, Int, Rows.Element) -> TableCell
  private var rows: [Rows.Element] = []

  init(cellFactory: @escaping (Table, Int, Rows.Element) -> TableCell) {
    self.cellFactory = cellFactory
  }

  func table(_ table: Table, observedEvent: Event<Rows>) {
    switch observedEvent {
    case .next(let rows):
      self.rows = Array(rows)
      table.reloadData()
    case .error(let error): reportMistake("Binding error: \(error)")
    case .completed: break
    }
  }

  func numberOfRows(in table: Table) -> Int { rows.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    cellFactory(table, indexPath.row, rows[indexPath.row])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard rows.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return rows[indexPath.row]
  }
}
