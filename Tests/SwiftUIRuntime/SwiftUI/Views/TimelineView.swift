// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// developer.apple.com/documentation/swiftui/animationtimelineschedule: a date for each frame, unless it is paused.
public struct AnimationTimelineSchedule: Sendable {
  let isPaused: Bool
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  {
    if minimumInterval != nil { notModelled("a timeline with an interval of its own") }
    return AnimationTimelineSchedule(isPaused: paused)
  }
}

/// developer.apple.com/documentation/swiftui/timelineviewdefaultcontext
public struct TimelineViewDefaultContext {
  public let date: Date
}

/// developer.apple.com/documentation/swiftui/timelineview
public struct TimelineView<Content: View>: View, Primitive {
  public typealias Body = Never
  let schedule: AnimationTimelineSchedule
  let content: (TimelineViewDefaultContext) -> Content

  public init(
    _ schedule: AnimationTimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  func makeNode(_ context: Context) -> Node { TimelineNode(self, context) }
}

/// A view that wants frames.
protocol TimelineTicking {
  var isPaused: Bool { get }
  /// Shows a frame at the present time.
  func tick()
}

private final class TimelineNode<Content: View>: Node, TimelineTicking {
  private var view: TimelineView<Content>
  private var child: Node?
  private var date = Date.now

  init(_ view: TimelineView<Content>, _ context: Context) {
    self.view = view
    super.init(TimelineView<Content>.self, context)
    graph.timelines[ObjectIdentifier(self)] = self
    evaluate()
  }

  var isPaused: Bool { view.schedule.isPaused }

  func tick() {
    date = .now
    graph.invalidate(self)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func receive(_ view: any View, _ environment: EnvironmentValues) {
    guard let view = view as? TimelineView<Content> else { return }
    (self.view, self.environment) = (view, environment)
    evaluate()
  }

  override func evaluate() {
    guard isMounted else { return }
    let content = graph.evaluating(self) {
      onMainActor { view.content(TimelineViewDefaultContext(date: date)) }
    }
    child = reconciled(child, content, environment)
  }

  override func unmount() {
    super.unmount()
    graph.timelines[ObjectIdentifier(self)] = nil
    child = nil
  }
}
