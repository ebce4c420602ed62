import RxLite

/// The switch for the network, which switches the server off and on.
final class NetworkSwitch {
  private let server: WeatherServer
  private let state: BehaviorRelay<Bool>

  init(_ server: WeatherServer) {
    self.server = server
    state = BehaviorRelay(value: server.isOn)
  }

  /// Whether the network is on.
  var isOn: Driver<Bool> { state.asDriver() }

  /// Switches the network off if it is on, and on if it is off.
  func toggle() {
    if server.isOn { server.switchOff() } else { try? server.switchOn() }
    state.accept(server.isOn)
  }

  /// Changes the server's behaviour.
  func setBehavior(_ number: Int) { server.behavior = WeatherServer.Behavior.allCases[number] }
}
