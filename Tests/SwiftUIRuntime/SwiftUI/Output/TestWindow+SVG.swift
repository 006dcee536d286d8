import Foundation

extension TestWindow {
  /// The display list as a picture: the visible part of each drawing, with its name.
  public var svg: String {
    let (width, height) = (Int(area.window.width), Int(area.window.height))
    let boxes = drawn.filter { $0.opacity > 0 && !$0.visible.isEmpty }.map { view in
      let (box, radius) = (view.visible, view.radii.first ?? 0)
      return """
        <g opacity="\(view.opacity)"><rect x="\(box.minX)" y="\(box.minY)" width="\(box.width)" height="\(box.height)" \
        rx="\(radius)" fill="hsl(\(Self.hue(of: view.name)) 45% 70%)" stroke="#333"/>\
        <text x="\(box.minX + 4)" y="\(box.minY + 12)" font-size="10">\(Self.escaped(view.name))</text></g>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      \(boxes.joined(separator: "\n"))
      </svg>

      """
  }

  /// A colour for each name, the same in every run.
  private static func hue(of name: String) -> Int {
    name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 360 }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
