import Testing
import Vitrine

@testable import VitrineUI

/// Surfaces that come, get their sizes late, and go.
@MainActor @Suite struct ViewerSurfaceTests {
  private let size = Dimensions(width: 390, height: 844)

  @Test func aSurfaceIsReadyOnceItHasAnArea() {
    var surface = ViewerSurface()
    #expect(!surface.isReady)
    surface.resize(to: Dimensions(width: 390, height: 0), of: nil)
    #expect(!surface.isReady)
    surface.resize(to: size, of: nil)
    surface.move(to: Vector(x: 3, y: 4))
    #expect(surface.isReady && surface.frame == Frame(x: 3, y: 4, width: 390, height: 844))
  }

  @Test func anotherSurfaceHasToGetItsSizeFirst() {
    let (first, second) = (PhotoSurfaceToken(), PhotoSurfaceToken())
    var surface = ViewerSurface()
    surface.resize(to: size, of: first)
    surface.add(first)
    #expect(surface.isReady, "its size can be known before it has appeared")
    surface.add(second)
    #expect(!surface.isReady && surface.isPresent(second) && !surface.isPresent(first))
  }

  @Test func aSurfaceIsReleasedUntilAPhotographRestsOnIt() {
    let token = PhotoSurfaceToken()
    var surface = ViewerSurface()
    surface.resize(to: size, of: token)
    #expect(!surface.isReleased(token))
    surface.release()
    #expect(surface.isReleased(token))
    surface.keep()
    #expect(!surface.isReleased(token))
  }

  @Test func aSurfaceThatHasGoneIsNeitherReadyNorReleased() {
    let token = PhotoSurfaceToken()
    var surface = ViewerSurface()
    surface.resize(to: size, of: token)
    surface.release()
    surface.remove()
    #expect(!surface.isReady && !surface.isReleased(token) && !surface.isPresent(token))
  }

  @Test func aSurfaceThatComesBackHasItsSize() {
    let (token, other) = (PhotoSurfaceToken(), PhotoSurfaceToken())
    var surface = ViewerSurface()
    surface.add(token)
    surface.resize(to: size, of: token)
    surface.remove()
    surface.add(token)
    #expect(surface.isReady && surface.isPresent(token))
    surface.remove()
    surface.add(other)
    #expect(!surface.isReady, "another one has to be measured first")
  }

  @Test func aMoveHasABeginningAndAnEnd() {
    var surface = ViewerSurface()
    surface.beginMove()
    #expect(surface.isMoving)
    surface.endMove()
    #expect(!surface.isMoving)
  }
}
