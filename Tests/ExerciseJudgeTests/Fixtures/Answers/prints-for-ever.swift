import Foundation
import RxLite

public func countUp(to last: Int) -> Observable<Int> {
  while true { print("round and round") }
}
