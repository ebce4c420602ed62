import ConsoleKit
import RxLite

/// A form of a house: its name, and its rooms with a button each.
final class HouseForm {
  let name = TextField(width: 8)
  let save = Button("Save")
  let table = Table(height: 3)
  let outside = Label("-")
  private let bag = DisposeBag()

  init(_ house: House) {
    house.name.bind(to: name.rx.text).disposed(by: bag)
    save.rx.tap.compactMap { [weak name] in name?.text }
      .bind(to: house.name).disposed(by: bag)

    let changes = name.rx.controlEvent(.editingChanged).map { true }
    let saves = save.rx.tap.map { false }
    Observable.merge(changes, saves).startWith(false)
      .bind(to: save.rx.isEnabled).disposed(by: bag)

    let rooms = BehaviorRelay<[Room]>(value: [])
    house.rooms.bind(to: rooms).disposed(by: bag)
    table.register(RoomRow.self, forCellReuseIdentifier: "room")
    rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: RoomRow.self)) {
      _, room, row in
      row.textLabel.text = room.name
      row.detailTextLabel.text = room.isHeated ? "is heated" : nil
      row.bag = DisposeBag()
      row.button.rx.tap
        .bind(onNext: {
          rooms.accept(rooms.value.map { $0.name == room.name ? $0.switched() : $0 })
        })
        .disposed(by: row.bag)
    }
    .disposed(by: bag)

    house.outside.map { degrees in "\(degrees)°C" }
      .bind(to: outside.rx.text).disposed(by: bag)
  }
}

/// A row with a button that switches the heating of its room.
final class RoomRow: TableCell {
  let button = Button("on/off")
  var bag = DisposeBag()
}

struct Room {
  let name: String
  var isHeated = false

  func switched() -> Room { Room(name: name, isHeated: !isHeated) }
}

/// What the form shows. None of these sequences fails.
final class House {
  let name = BehaviorRelay(value: "Home")

  /// Every element has all the rooms. The first ones are remembered from the last visit, later ones are newer.
  let rooms = PublishSubject<[Room]>()

  /// The temperature outside, in °C.
  let outside = PublishSubject<Int>()
}
