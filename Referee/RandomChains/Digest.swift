/// The FNV-1a digest of a log.
func digest(of lines: [String]) -> String {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for line in lines {
    for byte in line.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ 10) &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}
