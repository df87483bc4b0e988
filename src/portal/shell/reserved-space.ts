/** Between it and the edge, and between it and what ends above it. */
const gaps = 32

/** The page ends above what stands in sight: its style sheets read from the page how much room that takes. */
export function reserveSpaceFor(inSight: Element): () => void {
  const { style } = document.documentElement
  const name = '--ptl-in-sight-room'
  const watch = new ResizeObserver(() =>
    style.setProperty(name, `${Math.ceil(inSight.getBoundingClientRect().height) + gaps}px`),
  )
  watch.observe(inSight)
  return () => {
    watch.disconnect()
    style.removeProperty(name)
  }
}
