import RxLite

/// The switch for the network: it switches the server off and on.
final class NetworkSwitch {
  private let server: WeatherServer
  private let state: BehaviorRelay<Bool>

  init(_ server: WeatherServer) {
    self.server = server
    state = BehaviorRelay(value: server.isOn)
  }

  /// Whether the network is on.
  var isOn: Driver<Bool> { state.asDriver() }

  /// Switches it off if it is on, and on if it is off.
  func toggle() {
    if server.isOn { server.switchOff() } else { try? server.switchOn() }
    state.accept(server.isOn)
  }

  /// Makes the server behave in another way.
  func setBehavior(_ number: Int) { server.behavior = WeatherServer.Behavior.allCases[number] }
}
