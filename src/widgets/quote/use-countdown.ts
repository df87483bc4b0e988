import { useEffect, useState } from 'react'
import { useServices } from '#runtime/field/services.ts'

const SECOND = 1000

/** Milliseconds left by the server's clock, read again each second; 0 when it is over or has no end. */
export function useCountdown(expiresAt: string | undefined): number {
  const { serverNow } = useServices()
  const end = expiresAt === undefined ? 0 : Date.parse(expiresAt)
  const left = Math.max(0, (Number.isNaN(end) ? 0 : end) - serverNow())
  const [, redraw] = useState(0)
  useEffect(() => {
    // The time may run out between the render and this effect, so the rendered value decides.
    if (left === 0) return
    const timer = setTimeout(() => redraw((count) => count + 1), Math.min(SECOND, left))
    return () => clearTimeout(timer)
  })
  return left
}
