import RxLite

/// Views, one below the other, under a title.
open class Screen: LifetimeOwner, ReactiveCompatible, CustomStringConvertible {
  private let userSees = PublishSubject<Void>()

  /// A token that is released together with this screen.
  public let lifetime = LifetimeToken()

  /// The text above the views.
  public var title: String {
    willSet { mustBeOnMainThread(self) }
  }

  /// The views on the screen, from top to bottom.
  public var views: [View] {
    willSet { mustBeOnMainThread(self) }
  }

  /// The messages that are shown, the newest last.
  public private(set) var alerts: [String] = []

  /// Whether the screen has been loaded.
  public private(set) var isLoaded = false

  /// Creates a screen with these views.
  public init(_ title: String, _ views: View...) {
    self.title = title
    self.views = views
  }

  /// Called once, when the screen is loaded. Override it to bind the views.
  open func viewDidLoad() {}

  /// Loads the screen, unless it has been loaded.
  public func loadIfNeeded() {
    mustBeOnMainThread(self)
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
    userSees.onNext(())
  }

  /// Shows a message.
  public func present(alert message: String) {
    mustBeOnMainThread(self)
    alerts.append(message)
  }

  /// Closes all messages, as the user would.
  public func dismissAlerts() {
    mustBeOnMainThread(self)
    alerts = []
  }

  /// Emits an element when the screen has been loaded.
  var loading: Observable<Void> { userSees.asObservable() }

  /// Returns the screen as the user sees it.
  public func render() -> String {
    let heading = [title, String(repeating: "=", count: title.count)]
    let body = views.filter { !$0.isHidden }.map { $0.render() }
    return (heading + body + alerts.map { "(!) \($0)" }).joined(separator: "\n")
  }

  public var description: String { render() }
}
