import Foundation
import RxLite

public func countUp(to last: Int) -> Observable<Int> {
  let text: String = last
  return .just(text.size)
}
