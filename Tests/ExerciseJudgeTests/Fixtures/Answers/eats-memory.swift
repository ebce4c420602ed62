import Foundation
import RxLite

public func countUp(to last: Int) -> Observable<Int> {
  var heap: [[UInt8]] = []
  while heap.count >= 0 { heap.append([UInt8](repeating: 1, count: 1 << 20)) }
  return .never()
}
