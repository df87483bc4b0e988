import { startTransition, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { runWhenIdle } from '../../preload/idle-work.ts'

/** Up to here all rows are drawn: that is simpler, and prints and searches whole. */
const most = 120
const preloaded = 12
const step = 6
const guess = 40

export interface RowWindow {
  readonly first: number
  readonly end: number
  /** Height of the rows not rendered above and below, in pixels. */
  readonly above: number
  readonly below: number
  readonly height: number
  readonly isWhole: boolean
}

function wholeOf(count: number): RowWindow {
  return { first: 0, end: count, above: 0, below: 0, height: guess, isWhole: true }
}

function windowAt(body: HTMLElement | null, count: number, height: number, around: number): RowWindow {
  const top = body?.getBoundingClientRect().top ?? 0
  const inView = Math.ceil(innerHeight / height)
  const seen = Math.max(0, Math.floor(-top / height))
  const start = Math.max(0, seen - around)
  const first = Math.min(start - (start % step), Math.max(0, count - inView))
  const last = seen + inView + around
  const end = Math.min(count, last + step - (last % step))
  return { first, end, above: first * height, below: (count - end) * height, height, isWhole: false }
}

/**
 * Renders only visible rows of a long list first. Those around them follow on idle, or when the page or a box
 * in it scrolls.
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const isWhole = count <= most
  const [shown, setShown] = useState(() => (isWhole ? wholeOf(count) : windowAt(null, count, guess, 0)))
  const height = useRef(guess)
  const around = useRef(0)
  useLayoutEffect(() => {
    if (isWhole) return
    const measure = () => {
      const measured = body.current?.querySelector('[data-row]')?.getBoundingClientRect().height
      if (measured) height.current = measured
    }
    const look = () => {
      const next = windowAt(body.current, count, height.current, around.current)
      setShown((now) =>
        now.first === next.first && now.end === next.end && now.height === next.height && !now.isWhole
          ? now
          : next,
      )
    }
    const lookAround = () => {
      if (around.current === 0) measure()
      around.current = preloaded
      look()
    }
    // A new page starts at the top; measuring at once would cause a second layout before the first paint.
    if (around.current > 0) {
      measure()
      look()
    }
    const cancel = runWhenIdle(() => startTransition(lookAround))
    document.addEventListener('scroll', lookAround, { capture: true, passive: true })
    addEventListener('resize', look)
    return () => {
      cancel()
      document.removeEventListener('scroll', lookAround, { capture: true })
      removeEventListener('resize', look)
    }
  }, [body, count, isWhole])
  if (isWhole) return wholeOf(count)
  if (shown.isWhole) return windowAt(null, count, guess, 0)
  return shown.end > count ? { ...shown, end: count, below: 0 } : shown
}
