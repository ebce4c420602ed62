import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// A cell with a button, and a bag for what belongs to the row that it shows now.
final class ButtonCell: TableCell {
  let button = Button("delete")
  var bag = DisposeBag()
}

func tables() {
  listing("rows", "an array of rows is one element", shows: "82") {
    let table = Table()
    let rooms = BehaviorRelay(value: ["kitchen", "bath"])
    _ = rooms.bind(to: table.rx.items(cellIdentifier: "room")) { row, room, cell in
      cell.textLabel.text = "\(row + 1). \(room)"
    }
    print(table)
    rooms.accept(["kitchen", "bath", "cellar"])
    print("with a cellar:")
    print(table)
  }

  listing("stale-cell", "a cell that still shows its old detail") {
    let table = Table()
    let rooms = BehaviorRelay(value: ["kitchen", "bath"])
    _ = rooms.bind(to: table.rx.items(cellIdentifier: "room")) { _, room, cell in
      cell.textLabel.text = room
      if room == "bath" { cell.detailTextLabel.text = "22°C" }
    }
    rooms.accept(["bath", "kitchen"])
    print(table)
  }

  listing("double-taps", "a cell that is used again, and still subscribed to") {
    let table = Table()
    table.register(ButtonCell.self, forCellReuseIdentifier: "room")
    let rooms = BehaviorRelay(value: ["kitchen"])
    var cells: [ButtonCell] = []
    _ = rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: ButtonCell.self)) {
      _, room, cell in
      cells = [cell]
      _ = cell.button.rx.tap.subscribe(onNext: { print("delete the \(room)") })
    }

    rooms.accept(["bath"])
    print("one tap")
    cells[0].button.tap()
  }

  listing("single-taps", "a new bag for each row that a cell shows") {
    let table = Table()
    table.register(ButtonCell.self, forCellReuseIdentifier: "room")
    let rooms = BehaviorRelay(value: ["kitchen"])
    var cells: [ButtonCell] = []
    _ = rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: ButtonCell.self)) {
      _, room, cell in
      cells = [cell]
      cell.bag = DisposeBag()
      cell.button.rx.tap.bind(onNext: { print("delete the \(room)") })
        .disposed(by: cell.bag)
    }

    rooms.accept(["bath"])
    print("one tap")
    cells[0].button.tap()
  }

  listing("table-by-hand", "what rx.items does for you", shows: "82") {
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
}
