import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'

export interface Size {
  readonly width: number
  readonly height: number
}

const isSame = (one: Size | undefined, { width, height }: Size) =>
  one?.width === width && one.height === height

/**
 * Returns the size of an element. After a change its content renders in later frames, so that a press does
 * not wait.
 */
export function useSize(place: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const look = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((now) => (isSame(now, next) ? now : next))
    }
    look()
    const watch = new ResizeObserver(() => startTransition(look))
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return size
}
