import { useEffect, useState } from 'react'
import { useServices } from '#runtime/field/services.ts'

/** Milliseconds left by the server's clock, once a second; 0 when it is over or has no end. */
export function useCountdown(expiresAt: string | undefined): number {
  const { serverNow } = useServices()
  const end = expiresAt === undefined ? 0 : Date.parse(expiresAt)
  const left = () => Math.max(0, (Number.isNaN(end) ? 0 : end) - serverNow())
  const [, turn] = useState(0)
  useEffect(() => {
    if (left() === 0) return
    const timer = setInterval(() => {
      turn((count) => count + 1)
      if (left() === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  })
  return left()
}
