import Foundation

/// A transform of the plane: x' = a x + c y + tx, y' = b x + d y + ty.
struct Affine: Equatable {
  var (a, b, c, d): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 0, 0, 1)
  var (tx, ty): (CGFloat, CGFloat) = (0, 0)

  static let identity = Affine()

  static func offset(_ x: CGFloat, _ y: CGFloat) -> Affine {
    var affine = Affine()
    (affine.tx, affine.ty) = (x, y)
    return affine
  }

  /// A scaling and a rotation about a point.
  static func about(_ point: CGPoint, scale: CGFloat = 1, radians: CGFloat = 0) -> Affine {
    var affine = Affine()
    let (sine, cosine) = (sin(radians), cos(radians))
    (affine.a, affine.b, affine.c, affine.d) = (
      scale * cosine, scale * sine, -scale * sine, scale * cosine
    )
    affine.tx = point.x - affine.a * point.x - affine.c * point.y
    affine.ty = point.y - affine.b * point.x - affine.d * point.y
    return affine
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The box around a transformed rectangle.
  func callAsFunction(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { self($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    return CGRect(
      x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// This transform after another one.
  func after(_ first: Affine) -> Affine {
    var result = Affine()
    result.a = a * first.a + c * first.b
    result.b = b * first.a + d * first.b
    result.c = a * first.c + c * first.d
    result.d = b * first.c + d * first.d
    result.tx = a * first.tx + c * first.ty + tx
    result.ty = b * first.tx + d * first.ty + ty
    return result
  }

  /// The inverse; nil if everything falls on a line.
  var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    var result = Affine()
    (result.a, result.b) = (d / determinant, -b / determinant)
    (result.c, result.d) = (-c / determinant, a / determinant)
    result.tx = -(result.a * tx + result.c * ty)
    result.ty = -(result.b * tx + result.d * ty)
    return result
  }
}

extension Node {
  /// The effects of all views around this one, up to one of them, from the coordinates of layout to those of the screen.
  func effects(below end: Node? = nil) -> Affine {
    var (result, next) = (Affine.identity, parent)
    while let node = next, node !== end {
      let effect = node.effect
      if effect != .identity { result = effect.after(result) }
      next = node.parent
    }
    return result
  }

  /// A point of the screen in the coordinates of this node.
  func local(_ point: CGPoint) -> CGPoint? {
    effects().inverse.map { inverse in
      let found = inverse(point)
      return CGPoint(x: found.x - origin.x, y: found.y - origin.y)
    }
  }

  var bounds: CGRect { CGRect(origin: origin, size: size) }
}
