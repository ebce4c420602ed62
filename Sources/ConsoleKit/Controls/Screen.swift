import RxLite

/// Views, one below the other, under a title.
open class Screen: LifetimeOwner, ReactiveCompatible, CustomStringConvertible {
  private let userSees = PublishSubject<Void>()

  /// Tells when this screen is gone.
  public let lifetime = LifetimeToken()

  /// What stands above.
  public var title: String {
    willSet { mustBeOnMainThread(self) }
  }

  /// What is on it.
  public var views: [View] {
    willSet { mustBeOnMainThread(self) }
  }

  /// The messages that have popped up, the newest last.
  public private(set) var alerts: [String] = []

  /// Whether the screen has been loaded.
  public private(set) var isLoaded = false

  /// A screen with these views.
  public init(_ title: String, _ views: View...) {
    self.title = title
    self.views = views
  }

  /// Called once, when the screen is loaded: the place to bind what is on it.
  open func viewDidLoad() {}

  /// Loads the screen, if that hasn't been done.
  public func loadIfNeeded() {
    mustBeOnMainThread(self)
    guard !isLoaded else { return }
    isLoaded = true
    viewDidLoad()
    userSees.onNext(())
  }

  /// Has a message pop up.
  public func present(alert message: String) {
    mustBeOnMainThread(self)
    alerts.append(message)
  }

  /// The user closes all messages.
  public func dismissAlerts() {
    mustBeOnMainThread(self)
    alerts = []
  }

  /// That the screen has been loaded.
  var loading: Observable<Void> { userSees.asObservable() }

  /// What the user sees.
  public func render() -> String {
    let heading = [title, String(repeating: "=", count: title.count)]
    let body = views.filter { !$0.isHidden }.map { $0.render() }
    return (heading + body + alerts.map { "(!) \($0)" }).joined(separator: "\n")
  }

  public var description: String { render() }
}
