import type { ServerDefinitions } from '#server/app/definitions.ts'
import { shippedDefinitions } from './shipped.ts'

/** The real definitions, with lists that count so few rows exactly. */
export const countingUpTo = (is: number): ServerDefinitions => {
  const real = shippedDefinitions()
  const countExactly = { is, unit: 'entries' as const, says: 'For this test.' }
  return { ...real, limits: { ...real.limits, countExactly } }
}
