import { startTransition, useLayoutEffect, useState, type RefObject } from 'react'

export interface Room {
  readonly width: number
  readonly height: number
}

const isSame = (one: Room | undefined, { width, height }: Room) =>
  one?.width === width && one.height === height

/** How large a place is. When it changes, what fills it is drawn in the frames after: a press that moved it does not wait. */
export function useRoom(place: RefObject<HTMLElement | null>): Room | undefined {
  const [room, setRoom] = useState<Room>()
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return undefined
    const look = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setRoom((now) => (isSame(now, next) ? now : next))
    }
    look()
    const watch = new ResizeObserver(() => startTransition(look))
    watch.observe(element)
    return () => watch.disconnect()
  }, [place])
  return room
}
