import { useEffect } from 'react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import { useServices } from '#runtime/field/services.ts'
import { useCountdown } from '../quote/useCountdown.ts'
import type { BatchDesk } from './batch-desk.ts'

/** Milliseconds the quote of a batch has left; once it is over the answer says so. */
export function useExpiry(answer: BatchAnswer | undefined, desk: BatchDesk, isHeld: boolean): number {
  const { announce } = useServices()
  const left = useCountdown(answer?.batch?.expiresAt)
  const isOver = answer?.status === 'ready' && left === 0 && !isHeld
  useEffect(() => {
    if (!isOver) return
    desk.expire()
    announce('The quote has expired')
  }, [isOver, desk, announce])
  return left
}
