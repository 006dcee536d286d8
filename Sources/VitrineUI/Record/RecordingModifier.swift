#if canImport(SwiftUI)
public import SwiftUI

extension View {
  /// Records all exhibits in this view, or none.
  ///
  /// ```swift
  /// struct RecordedGrid: View {
  ///   @State private var recording: VitrineRecording?
  ///
  ///   var body: some View {
  ///     PhotoGrid(photos, aspectRatio: \.ratio) { Image($0.name).resizable() }
  ///       .vitrineRecording(recording)
  ///   }
  /// }
  /// ```
  /// A trace contains everything since its exhibit appeared. So with another recording this view begins anew: its own state is that of
  /// its first appearance, and its bindings keep their values.
  /// - Parameter recording: The recording to which the traces are added; nil for none.
  public nonisolated func vitrineRecording(_ recording: VitrineRecording?) -> some View {
    environment(\.vitrineRecording, recording)
      .id(recording.map { ObjectIdentifier($0) })
  }
}

extension EnvironmentValues {
  var vitrineRecording: VitrineRecording? {
    get { self[RecordingKey.self] }
    set { self[RecordingKey.self] = newValue }
  }
}

private struct RecordingKey: EnvironmentKey {
  static var defaultValue: VitrineRecording? { nil }
}
#endif
