import RxLite

/// A view that the user can operate.
///
/// It sends an event to its targets for what the *user* does, and none for what the program sets.
open class Control: View {
  /// What a user can do with a control. The names and meanings are those of UIKit.
  public struct Event: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger was lifted inside the control that it touched: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 0)
    /// The user has chosen another value.
    public static let valueChanged = Event(rawValue: 1 << 1)
    /// The user has begun to type.
    public static let editingDidBegin = Event(rawValue: 1 << 2)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 3)
    /// The user has moved to another control.
    public static let editingDidEnd = Event(rawValue: 1 << 4)
    /// The user has pressed return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 5)
    /// All events of editing a text.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
  }

  private struct Target {
    let key: Int
    let events: Event
    let action: () -> Void
  }

  private var targets: [Target] = []
  private var nextKey = 0

  /// Whether the user can operate the control.
  public var isEnabled = true {
    willSet { mustBeOnMainThread(self) }
  }

  /// Calls `action` at each of these events.
  ///
  /// - Returns: A disposable that removes the action. It doesn't keep the control alive.
  public func addTarget(for events: Event, action: @escaping () -> Void) -> any Disposable {
    mustBeOnMainThread(self)
    let key = nextKey
    nextKey += 1
    targets.append(Target(key: key, events: events, action: action))
    return Disposables.create { [weak self] in self?.targets.removeAll { $0.key == key } }
  }

  /// Calls the actions for these events. A control that isn't enabled calls none.
  public func sendActions(for events: Event) {
    mustBeOnMainThread(self)
    guard isEnabled else { return }
    for target in targets where !target.events.isDisjoint(with: events) { target.action() }
  }
}
