import RxLite

/// A view that the user does something with.
///
/// What the *user* does is sent to all who listen. What the program sets is not.
open class Control: View {
  /// What a user can do with a control. Names and meaning as in UIKit.
  public struct Event: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A finger has left the control where it touched it: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 0)
    /// The user has chosen another value.
    public static let valueChanged = Event(rawValue: 1 << 1)
    /// The user has begun to type.
    public static let editingDidBegin = Event(rawValue: 1 << 2)
    /// The user has changed the text.
    public static let editingChanged = Event(rawValue: 1 << 3)
    /// The user has gone elsewhere.
    public static let editingDidEnd = Event(rawValue: 1 << 4)
    /// The user has pressed return.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 5)
    /// All that has to do with text.
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

  /// Whether the user can do anything with it.
  public var isEnabled = true {
    willSet { mustBeOnMainThread(self) }
  }

  /// Has `action` called at each of these events.
  ///
  /// - Returns: what ends that. It doesn't keep the control alive.
  public func addTarget(for events: Event, action: @escaping () -> Void) -> any Disposable {
    mustBeOnMainThread(self)
    let key = nextKey
    nextKey += 1
    targets.append(Target(key: key, events: events, action: action))
    return Disposables.create { [weak self] in self?.targets.removeAll { $0.key == key } }
  }

  /// Tells all who listen for one of these events. A control that isn't enabled tells nobody.
  public func sendActions(for events: Event) {
    mustBeOnMainThread(self)
    guard isEnabled else { return }
    for target in targets where !target.events.isDisjoint(with: events) { target.action() }
  }
}
