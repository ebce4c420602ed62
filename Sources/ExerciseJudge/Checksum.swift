import Foundation

/// Sixteen digits that change when one byte does: to notice an edit, and to name files after what went
/// into them. Nothing here is secret, so it need be no more than quick, in debug builds too.
package func checksum(of pieces: [Data]) -> String {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 29
  }
  for data in pieces {
    // The length goes in as well, so that two pieces can't trade bytes at their border.
    mix(UInt64(data.count))
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words { mix(bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) }
      for byte in bytes[(words * 8)...] { mix(UInt64(byte)) }
    }
  }
  return String(format: "%016llx", value)
}

package func checksum(of texts: [String]) -> String { checksum(of: texts.map { Data($0.utf8) }) }
