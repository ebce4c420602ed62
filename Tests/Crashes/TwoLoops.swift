import RxLite

let texts = PublishSubject<String>().values
let search = Task { for try await text in texts { print("search: \(text)") } }
let title = Task { for try await text in texts { print("title: \(text)") } }
try await search.value
