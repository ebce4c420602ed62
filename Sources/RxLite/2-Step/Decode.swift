import Foundation

/// A decoder that reads `Data`. Foundation's two are.
public protocol DataDecoder {
  /// A value of this type, read from `data`.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Reads a value from each piece of data.
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
