import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A cell with a button.
final class ButtonCell: TableCell {
  let button = Button("delete")
}

/// A cell with a button, and a bag for what belongs to the row that it shows now.
final class RoomCell: TableCell {
  let button = Button("delete")
  var bag = DisposeBag()
}

func tables() {
  listing("table-by-hand", "a table asks its data source", shows: "82") {
    final class Rooms: TableDataSource {
      var rooms = ["kitchen", "bath"]

      func numberOfRows(in table: Table) -> Int { rooms.count }

      func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
        let cell = table.dequeueReusableCell(withIdentifier: "room")
        cell.textLabel.text = rooms[indexPath.row]
        return cell
      }
    }

    let table = Table()
    let rooms = Rooms()
    table.dataSource = rooms
    print(table)
  }

  listing("double-taps", "a cell that is used again, and still subscribed to", shows: "82") {
    let table = Table()
    table.register(ButtonCell.self, forCellReuseIdentifier: "room")
    let rooms = BehaviorRelay(value: ["kitchen"])
    _ = rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: ButtonCell.self)) {
      _, room, cell in
      cell.textLabel.text = room
      _ = cell.button.rx.tap.subscribe(onNext: { print("delete the \(room)") })
    }
    print(table)

    rooms.accept(["bath"])
    print(table)
    print("one tap")
    (table.visibleCells[0] as? ButtonCell)?.button.tap()
  }

  listing("single-tap", "a cell with a new bag for each row") {
    let table = Table()
    table.register(RoomCell.self, forCellReuseIdentifier: "room")
    let rooms = BehaviorRelay(value: ["kitchen"])
    _ = rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: RoomCell.self)) {
      _, room, cell in
      cell.textLabel.text = room
      cell.bag = DisposeBag()
      cell.button.rx.tap.subscribe(onNext: { print("delete the \(room)") })
        .disposed(by: cell.bag)
    }

    rooms.accept(["bath"])
    print(table)
    print("one tap")
    (table.visibleCells[0] as? RoomCell)?.button.tap()
  }
}
