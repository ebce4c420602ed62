import RxLite

let prices = PublishSubject<Int>().values
let first = Task { for try await price in prices { print("first: \(price)") } }
let second = Task { for try await price in prices { print("second: \(price)") } }
try await first.value
