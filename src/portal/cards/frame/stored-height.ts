import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'

const keyOf = (card: string) => `portolan.height.${card}`

function storedHeight(card: string): number | undefined {
  const stored = Number.parseInt(localStorage.getItem(keyOf(card)) ?? '', 10)
  return stored >= 0 ? stored : undefined
}

function saveHeight(card: string, height: number): void {
  localStorage.setItem(keyOf(card), String(Math.round(height)))
}

export interface StoredHeight {
  readonly content: RefObject<HTMLDivElement | null>
  /** As high as the content was last time; undefined when it was never seen. */
  readonly before: number | undefined
}

/** Grey rows are cut to that height; an error may be higher. */
export function waitingStyle(before: number | undefined, isFailed: boolean): CSSProperties | undefined {
  if (before === undefined) return undefined
  return isFailed ? { minHeight: before } : { height: before, overflow: 'hidden' }
}

/** Gives a loading card its last height, so that the content below does not jump. */
export function useStoredHeight(card: string, isReady: boolean): StoredHeight {
  const content = useRef<HTMLDivElement>(null)
  const [before] = useState(() => storedHeight(card))
  useEffect(() => {
    if (!isReady) return undefined
    if (!content.current) {
      saveHeight(card, 0)
      return undefined
    }
    const observer = new ResizeObserver(([entry]) => entry && saveHeight(card, entry.contentRect.height))
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [card, isReady])
  return { content, before }
}
