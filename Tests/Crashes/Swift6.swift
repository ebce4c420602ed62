import Dispatch
import RxLite

let background = SerialDispatchQueueScheduler(qos: .default)
let done = DispatchSemaphore(value: 0)

_ = Observable.just(1)
  .observe(on: background)
  .map { $0 + 1 }
  .subscribe(onNext: { print($0) }, onCompleted: { done.signal() })

done.wait()
