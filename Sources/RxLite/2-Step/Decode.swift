import Foundation

/// A decoder that reads `Data`, such as Foundation's `JSONDecoder` and `PropertyListDecoder`.
public protocol DataDecoder {
  /// Reads a value of this type from `data`.
  ///
  /// - Throws: An error if `data` isn't such a value.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes a value from each piece of data.
  ///
  ///     --1--2--y--|
  ///       decode(type: Int.self, decoder: JSONDecoder())
  ///     --1--2--X
  ///
  /// - Ends: With its source; fails with the decoder's error.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    map { try decoder.decode(type, from: $0) }
  }
}
