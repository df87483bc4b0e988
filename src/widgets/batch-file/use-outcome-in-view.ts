import { useEffect, useRef, type RefObject } from 'react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'

/** What became of a file just chosen is seen at once; nothing moves when a kept one comes back, or its quote expires. */
export function useOutcomeInView(answer: BatchAnswer | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(answer)
  useEffect(() => {
    const isNew = before.current !== answer && answer?.status !== 'expired'
    before.current = answer
    if (isNew) place.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return place
}
