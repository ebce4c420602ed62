import Foundation
import RxLite

/// A group of rows under a header. The name is that of RxDataSources.
public struct SectionModel<Section, Item> {
  /// The value that the header shows.
  public var model: Section
  /// The values that the rows show.
  public var items: [Item]

  /// Creates a section.
  public init(model: Section, items: [Item]) { (self.model, self.items) = (model, items) }
}

/// The data source of a ``SectionedTable`` whose sections come from a sequence:
///
///     let dataSource = SectionedRows<String, Video>(
///       configureHeader: { title, cell in cell.textLabel.text = title },
///       configureCell: { video, cell in cell.textLabel.text = video.title })
///     sections.bind(to: table.rx.items(dataSource: dataSource))
public final class SectionedRows<Section, Item>: RxTableDataSourceType, SectionedTableDataSource,
  RowedViewDataSourceType
{
  /// All sections together.
  public typealias Element = [SectionModel<Section, Item>]

  private enum Row {
    case header(Section)
    case item(Item)
  }

  private let configureHeader: (Section, TableCell) -> Void
  private let configureCell: (Item, TableCell) -> Void
  private var rows: [Row] = []

  /// Creates a data source without rows. Headers and items have cells of their own, which are used
  /// again: set everything that a cell shows.
  public init(
    configureHeader: @escaping (Section, TableCell) -> Void,
    configureCell: @escaping (Item, TableCell) -> Void
  ) {
    (self.configureHeader, self.configureCell) = (configureHeader, configureCell)
  }

  /// Receives all sections, and reloads the table.
  public func table(_ table: Table, observedEvent: Event<Element>) {
    switch observedEvent {
    case .next(let sections):
      rows = sections.flatMap { [.header($0.model)] + $0.items.map(Row.item) }
      table.reloadData()
    case .error(let error): reportMistake("Binding error: \(error)")
    case .completed: break
    }
  }

  public func numberOfRows(in table: Table) -> Int { rows.count }

  public func isHeader(row: Int) -> Bool {
    if rows.indices.contains(row), case .header = rows[row] { true } else { false }
  }

  public func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    switch rows[indexPath.row] {
    case .header(let section):
      let cell = table.dequeueReusableCell(withIdentifier: "header")
      configureHeader(section, cell)
      return cell
    case .item(let item):
      let cell = table.dequeueReusableCell(withIdentifier: "item")
      configureCell(item, cell)
      return cell
    }
  }

  /// Returns the item that a row shows, or the value that a header shows.
  public func model(at indexPath: IndexPath) throws -> Any {
    guard rows.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return switch rows[indexPath.row] {
    case .header(let section): section
    case .item(let item): item
    }
  }
}
