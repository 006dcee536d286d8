#if os(macOS)
import AppKit
import Foundation
import SwiftUI
import Testing
import Vitrine

/// A picture of a view without a window, one pixel for each point.
///
/// If the variable VITRINE_SNAPSHOTS names a folder, the picture is saved there for people to look at. It is not compared with
/// other pictures.
@MainActor
struct Snapshot {
  private let pixels: NSBitmapImageRep

  /// Draws a view in its present state.
  init(_ view: some View, named name: String) throws {
    let renderer = ImageRenderer(content: view)
    // A view that measures itself gets its size in the first drawing, and uses it in the second.
    _ = renderer.cgImage
    pixels = NSBitmapImageRep(cgImage: try #require(renderer.cgImage))
    try keep(as: name)
  }

  /// The colour at a point, in points from the top left.
  func color(at point: Vector) throws -> PixelColor {
    let pixel = try #require(pixels.colorAt(x: Int(point.x), y: Int(point.y)))
    let color = try #require(pixel.usingColorSpace(.sRGB))
    return PixelColor(
      255 * color.redComponent, 255 * color.greenComponent, 255 * color.blueComponent)
  }

  private func keep(as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_SNAPSHOTS"] else { return }
    let png = try #require(pixels.representation(using: .png, properties: [:]))
    try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
#endif
