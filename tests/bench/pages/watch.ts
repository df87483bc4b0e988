declare global {
  interface Window {
    /** Milliseconds from navigation until the first input could be typed into and was painted. */
    usableAt?: number
    /** Milliseconds from each key press to the paint after it. */
    keys: number[]
    frameTimes: number[]
  }
}

const afterPaint = (then: () => void) =>
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => then()
    port2.postMessage(undefined)
  })

window.keys = []
window.frameTimes = []
document.addEventListener(
  'keydown',
  ({ timeStamp }) => afterPaint(() => window.keys.push(performance.now() - timeStamp)),
  true,
)

/** Records the time at which the awaited element is on the page and painted. */
export const whenThere = (selector: string): void => {
  const look = () => {
    if (document.querySelector(selector)) afterPaint(() => (window.usableAt = performance.now()))
    else requestAnimationFrame(look)
  }
  look()
}

/** Scrolls an element by a screenful a frame and keeps how long the frames took. */
export const scrollThrough = (box: Element, frames: number): void => {
  let last = performance.now()
  const next = (left: number) =>
    requestAnimationFrame((now) => {
      window.frameTimes.push(now - last)
      last = now
      box.scrollTop += 400
      if (left > 0) next(left - 1)
    })
  next(frames)
}
