import { useEffect } from 'react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import { useServices } from '#runtime/field/services.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { useCountdown } from '../quote/use-countdown.ts'
import type { BatchController } from './batch-controller.ts'

/** Returns the milliseconds left of a batch quote; marks the answer as expired at the end. */
export function useExpiry(
  answer: BatchAnswer | undefined,
  controller: BatchController,
  isFrozen: boolean,
): number {
  const { announce } = useServices()
  const left = useCountdown(answer?.batch?.expiresAt)
  const isOver = answer?.status === 'ready' && left === 0 && !isFrozen
  useEffect(() => {
    if (!isOver) return
    controller.expire()
    announce(sayBatches('ranOut'))
  }, [isOver, controller, announce])
  return left
}
