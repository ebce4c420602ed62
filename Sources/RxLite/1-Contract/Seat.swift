import Synchronization

/// One subscription's place in the audience: it knows whether the show goes on, and whom to tell
/// when it doesn't.
///
/// A chain of operators shares one seat. Events come in through the *entrance*, where the source
/// is, and go out through the *exit*, where the observer is. Each of the two doors shuts for good
/// (rules 1 and 4):
///
///     source ─▶ entrance ─▶ map ─▶ take ─▶ … ─▶ exit ─▶ observer
///        ▲                                        │
///        └────────── resource ◀── seat ◀──────────┘  a terminal event disposes the seat
///
/// The exit shuts at a terminal event or at `dispose()`, whichever comes first. The entrance shuts at
/// the source's own terminal event; when an operator fails; and when the source is told to stop.
///
/// NB: A source that emits while it is being started can't be told to stop yet: it has attached
/// nothing to the seat. Its elements still come in, as they do in RxSwift, and the exit keeps them.
class Seat: Cancelable {
  private enum Mark {
    static let entranceShut: UInt8 = 1
    static let exitShut: UInt8 = 2
    static let attached: UInt8 = 4
    static let disposed: UInt8 = 8
    static let settled: UInt8 = 16
  }

  private let marks = Atomic<UInt8>(0)
  private var resource: (any AnyObject & Disposable)?

  /// The next one of the ``Seats`` that this belongs to, if any. Their lock protects it.
  final var next: Seat?

  init() { Resources.gained() }
  deinit { Resources.lost() }

  /// Whether the subscription is over: disposed by hand, or after a terminal event.
  final var isDisposed: Bool { has(Mark.disposed) }

  /// Whether the subscription is over because its terminal event was delivered.
  final var isSettled: Bool { has(Mark.settled) }

  /// Whether an element may still come in.
  final var entranceIsOpen: Bool { !has(Mark.entranceShut) }

  /// Whether an element may come in and go out.
  final var isOpen: Bool { !has(Mark.entranceShut | Mark.exitShut | Mark.disposed) }

  /// Whether an element may still go out.
  final var exitIsOpen: Bool { !has(Mark.exitShut | Mark.disposed) }

  /// Shuts the entrance; true for the one caller that found it open.
  @discardableResult
  final func shutEntrance() -> Bool { add(Mark.entranceShut) & Mark.entranceShut == 0 }

  /// Shuts the exit; true for the one caller that found it open.
  final func shutExit() -> Bool { add(Mark.exitShut) & (Mark.exitShut | Mark.disposed) == 0 }

  /// Says what to dispose when the subscription is over; at once, if it is over already (rule 5).
  ///
  /// A source does this once at most.
  final func attach(object resource: some AnyObject & Disposable) {
    self.resource = resource
    if add(Mark.attached) & Mark.disposed != 0 { release() }
  }

  /// The same for a disposable of any kind.
  ///
  /// NB: A seat keeps an object. To keep `any Disposable`, it would have to be larger, and asked for
  /// the type of what it keeps whenever it is released: that is 15 ns more for each source of a join.
  final func attach(_ resource: any Disposable) {
    attach(object: Wrapped(resource: resource))
  }

  private final class Wrapped: Disposable {
    private let resource: any Disposable
    init(resource: any Disposable) { self.resource = resource }
    func dispose() { resource.dispose() }
  }

  /// Ends the subscription after its terminal event was delivered.
  final func settle() { end(with: Mark.settled | Mark.disposed) }

  /// Ends the subscription: nothing goes out any more, and the source is told.
  final func dispose() { if !isDisposed { end(with: Mark.disposed) } }

  /// Shuts the exit and ends the subscription; true for the one caller that found it open.
  final func leave() -> Bool { !isDisposed && end(with: Mark.exitShut | Mark.disposed) }

  @discardableResult
  private func end(with mark: UInt8) -> Bool {
    let before = add(mark)
    if before & Mark.disposed == 0, before & Mark.attached != 0 { release() }
    return before & (Mark.exitShut | Mark.disposed) == 0
  }

  private func release() {
    shutEntrance()
    let released = resource
    resource = nil
    released?.dispose()
  }

  private func has(_ mark: UInt8) -> Bool { marks.load(ordering: .acquiring) & mark != 0 }

  private func add(_ mark: UInt8) -> UInt8 {
    marks.bitwiseOr(mark, ordering: .acquiringAndReleasing).oldValue
  }
}
