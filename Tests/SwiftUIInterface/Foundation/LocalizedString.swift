// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swift/string/localizedstringwithformat(_:_:)
extension String {
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...)
    -> String
}
