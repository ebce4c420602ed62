import Foundation

/// Returns sixteen digits that change when one byte does, to notice edits and to name files after their
/// content. Nothing here is secret, so it only has to be fast, in debug builds too.
package func checksum(of pieces: [Data]) -> String {
  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 29
  }
  for data in pieces {
    // The length is included, so that moving bytes from one piece to the next changes the checksum.
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
