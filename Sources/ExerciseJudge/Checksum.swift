import Foundation

/// Sixty-four bits that change when one byte does: to notice damage, and to name files after what
/// is in them. Nothing here is secret, so it need be no more than quick, in debug builds too.
struct Checksum: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(of data: Data) { add(data) }
  init(of texts: [String]) { texts.forEach { add(Data($0.utf8)) } }

  var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The length goes in as well, so that two pieces can't trade bytes at their border.
  private mutating func add(_ data: Data) {
    mix(UInt64(data.count))
    data.withUnsafeBytes { bytes in
      let whole = bytes.count / 8 * 8
      var at = 0
      while at < whole {
        mix(bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        at += 8
      }
      while at < bytes.count {
        mix(UInt64(bytes[at]))
        at += 1
      }
    }
  }

  private mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 29
  }
}
