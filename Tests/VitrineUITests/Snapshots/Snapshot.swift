#if os(macOS)
import AppKit
import Foundation
import SwiftUI
import Testing
import Vitrine

/// A picture of a view, one pixel for each point, drawn without a window.
///
/// Where the variable VITRINE_SNAPSHOTS names a folder, it is kept there for somebody to look at; nothing compares it with
/// another picture.
@MainActor
struct Snapshot {
  private let pixels: NSBitmapImageRep

  /// A picture of a view as it is now.
  init(_ view: some View, named name: String) throws {
    let renderer = ImageRenderer(content: view)
    // A view that measures itself is told its size by the first drawing, and has answered by the second.
    _ = renderer.cgImage
    pixels = NSBitmapImageRep(cgImage: try #require(renderer.cgImage))
    try keep(as: name)
  }

  /// The colour at a place, in points from the top left.
  func paint(at place: Vector) throws -> Paint {
    let pixel = try #require(pixels.colorAt(x: Int(place.x), y: Int(place.y)))
    let color = try #require(pixel.usingColorSpace(.sRGB))
    return Paint(255 * color.redComponent, 255 * color.greenComponent, 255 * color.blueComponent)
  }

  private func keep(as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_SNAPSHOTS"] else { return }
    let png = try #require(pixels.representation(using: .png, properties: [:]))
    try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
  }
}
#endif
