import ConsoleKit
import RxLite

/// Exercise `bindings/fix-form`: a form with four complaints.
///
/// A colleague has written this form, with the name of a house and its rooms, each with a button that switches
/// its heating. It compiles, and at first sight it works. These are the complaints, and what should happen instead:
///
/// - *Save* is enabled as soon as the cursor moves into the name. It should be enabled from the moment when the user
///   changes the name until she saves. A name that the house sends is shown, and is no change of hers.
/// - When the rooms have come a second time, some taps change nothing, and others switch another room. A tap should
///   switch the room in its row, and no other.
/// - Once the house has sent its last rooms, no tap changes anything. These rooms should stay, and a tap should
///   switch them.
/// - At the first temperature from outside, a debug build stops. The thermometer sends on a thread of its own, and
///   the label should show each temperature.
///
/// Each complaint has one cause, in `init`. Find the four, and mend them; one remedy needs a line outside of `init`
/// as well. The other lines are right, even if some look suspicious. Whenever the house sends rooms, they take the
/// place of those before. And when nobody else holds the form, it is released, and nothing observes the house any
/// longer. That must stay so.
///
/// Left to you: If the user types the old name again, *Save* may be enabled or not.
///
/// Watch it fail first: `swift run course play wrong-thread`. Paste all types of this file above the `do`, keep the
/// first line of the `do`, which prints such a mistake in place of stopping, and replace the rest of it by:
///
///     let house = House()
///     let form = HouseForm(house)
///     func tapFirstRow() {
///       (form.table.visibleCells[0] as? RoomRow)?.button.tap()
///       print(form.table)
///     }
///     form.name.simulateFocus()
///     print("the cursor is in the name: \(form.save)")
///     house.rooms.onNext([Room(name: "bath"), Room(name: "hall")])
///     house.rooms.onNext([Room(name: "hall"), Room(name: "bath")])
///     tapFirstRow()
///     house.rooms.onCompleted()
///     tapFirstRow()
///     onAnotherThread { house.outside.onNext(-3) }
///     runMainQueue()
///     print("outside: \(form.outside)")
///
/// Now the first tap heats the bath as well as the hall. In a mended form, the hall alone is heated after the first
/// tap, and not after the second. The picture shows what goes through the bindings of `init`, and how it ends. The
/// taps in the rows aren't in it.
///
/// Chapter 10, sections 2, 3, 5 and 7; chapter 4, section 7.
///
/// - Check it: `swift run course check bindings/fix-form`,
///   or `swift test --package-path Exercises --filter FixForm`
/// - A hint: `swift run course hint bindings/fix-form`
final class HouseForm {
  // Replace this form's bindings where they are wrong.

  let name = TextField(width: 8)
  let save = Button("Save")
  let table = Table(height: 3)
  let outside = Label("-")
  private let bag = DisposeBag()

  init(_ house: House) {
    house.name.bind(to: name.rx.text).disposed(by: bag)
    save.rx.tap.compactMap { [weak name] in name?.text }
      .bind(to: house.name).disposed(by: bag)

    let changes = name.rx.text.skip(1).map { _ in true }
    let saves = save.rx.tap.map { false }
    Observable.merge(changes, saves).startWith(false)
      .bind(to: save.rx.isEnabled).disposed(by: bag)

    let rooms = BehaviorSubject<[Room]>(value: [])
    house.rooms.bind(to: rooms).disposed(by: bag)
    table.register(RoomRow.self, forCellReuseIdentifier: "room")
    rooms.bind(to: table.rx.items(cellIdentifier: "room", cellType: RoomRow.self)) {
      _, room, row in
      row.textLabel.text = room.name
      row.detailTextLabel.text = room.isHeated ? "is heated" : nil
      _ = row.button.rx.tap.bind(onNext: {
        let all = (try? rooms.value()) ?? []
        rooms.onNext(all.map { $0.name == room.name ? $0.switched() : $0 })
      })
    }
    .disposed(by: bag)

    house.outside
      .subscribe(onNext: { [outside] degrees in outside.text = "\(degrees)°C" })
      .disposed(by: bag)
  }
}

/// A row with a button that switches the heating of its room.
final class RoomRow: TableCell {
  let button = Button("on/off")
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
