import Foundation

/// Objects that need not be compiled again, as long as all that went into them is the same.
///
/// An object is found by a checksum of its inputs, and believed only when the inputs that are kept
/// with it are the same byte for byte, and when nothing of the file has changed since it was made.
struct KeptObjects {
  let folder: URL
  /// More than a course has tests; beyond that those go that were not used for longest.
  var limit = 256

  /// The object made of just these inputs, if there is one.
  func object(madeOf inputs: [Data]) -> Data? {
    let file = place(of: inputs)
    guard let data = try? Data(contentsOf: file), let object = open(data, madeOf: inputs) else {
      return nil
    }
    utimes(file.path, nil)
    return object
  }

  /// It is no harm when it can't be kept: it will be compiled again.
  func keep(_ object: Data, madeOf inputs: [Data]) {
    let content = framed(inputs) + object
    let sealed = word(Checksum(of: content).value) + content
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? sealed.write(to: place(of: inputs), options: .atomic)
    dropOldest()
  }

  private func place(of inputs: [Data]) -> URL {
    folder.appending(path: Checksum(of: framed(inputs)).hexadecimal + ".object")
  }

  /// The inputs' total length, then each with its own, so that there is one way only to read them.
  private func framed(_ inputs: [Data]) -> Data {
    let body = inputs.reduce(into: Data()) { $0 += word(UInt64($1.count)) + $1 }
    return word(UInt64(body.count)) + body
  }

  private func open(_ data: Data, madeOf inputs: [Data]) -> Data? {
    let expected = framed(inputs)
    let content = data.dropFirst(8)
    guard content.prefix(expected.count) == expected,
      data.prefix(8) == word(Checksum(of: content).value)
    else { return nil }
    return Data(content.dropFirst(expected.count))
  }

  private func word(_ number: UInt64) -> Data {
    withUnsafeBytes(of: number.littleEndian) { Data($0) }
  }

  private func dropOldest() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.count > limit else { return }
    let files = names.map { folder.appending(path: $0) }
      .map { (file: $0, age: FileMark($0.path)?.age ?? .zero) }
      .sorted { $0.age > $1.age }
    // A few more than needed, so that not each new one has to look for the oldest.
    for (file, _) in files.prefix(names.count - limit * 3 / 4) {
      try? FileManager.default.removeItem(at: file)
    }
  }
}
