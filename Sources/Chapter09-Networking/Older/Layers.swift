import ChapterKit
import ConsoleKit
import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

enum RxURLSessionError: Error {
  case unknown
  case invalidResponse(response: URLResponse)
  case requestFailed(response: HTTPURLResponse, data: Data)
}

extension RxURLSessionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown: "unknown"
    case .invalidResponse: "invalidResponse"
    case .requestFailed(let response, _): "requestFailed(\(response.statusCode))"
    }
  }
}

extension Reactive where Base: URLSession {
  func myResponse(request: URLRequest) -> Observable<(response: HTTPURLResponse, data: Data)> {
    return Observable.create { observer in
      let task = self.base.dataTask(with: request) { data, response, error in
        guard let response = response, let data = data else {
          observer.on(.error(error ?? RxURLSessionError.unknown))
          return
        }

        guard let httpResponse = response as? HTTPURLResponse else {
          observer.on(.error(RxURLSessionError.invalidResponse(response: response)))
          return
        }

        observer.on(.next((response: httpResponse, data: data)))
        observer.on(.completed)
      }
      task.resume()

      return Disposables.create(with: task.cancel)
    }
  }

  func myData(request: URLRequest) -> Observable<Data> {
    return myResponse(request: request).map { response, data -> Data in
      if 200..<300 ~= response.statusCode {
        return data
      } else {
        throw RxURLSessionError.requestFailed(response: response, data: data)
      }
    }
  }

  func image(request: URLRequest) -> Observable<PNM> {
    return myData(request: request).map { data in
      return PNM(data: data) ?? emptyImage
    }
  }
}

/// A picture of one black point. (`UIImage()` has no point at all.)
private let emptyImage = PNM(data: Data("P2 1 1 1 0".utf8))!

func layers() {
  listing("myResponse", "create starts the task, and dispose cancels it", shows: "A19 C9 23") {
    let web = LocalWeb()
    let request = web.request("/weather/Shanghai")

    printEvents(
      of: URLSession.shared.rx.myResponse(request: request)
        .map { response, data in "status \(response.statusCode), \(data.count) bytes" })

    let subscription = URLSession.shared.rx.myResponse(request: web.request("/slow/Shanghai"))
      .subscribe()
    _ = web.log(after: .waiting)
    subscription.dispose()
    print(web.log(after: .abandoned))
  }

  listing("status-to-error", "flatMap makes an error of the status", shows: "A16 40") {
    struct Refused: Error { let status: Int }
    func transform(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

    let web = LocalWeb()
    func body(_ path: String) -> Observable<String> {
      return URLSession.shared.rx.response(request: web.request(path))
        .flatMap { response, data -> Observable<String> in
          if 200..<300 ~= response.statusCode {
            return Observable.just(transform(data))
          } else {
            return Observable.error(Refused(status: response.statusCode))
          }
        }
    }

    printEvents(of: body("/weather/Shanghai"))
    printEvents(of: body("/nowhere"))
  }

  listing("image", "each layer is a map, and one of them throws", shows: "C9 79") {
    let web = LocalWeb()
    for path in ["/icon.pgm", "/weather/Shanghai", "/nowhere"] {
      printEvents(
        of: URLSession.shared.rx.image(request: web.request(path))
          .map { image in "\n" + image.drawing + "\n" })
    }
  }
}
