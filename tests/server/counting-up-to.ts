import { toServerDefinitions, type ServerDefinitions } from '#server/app/definitions.ts'
import { definitionsRoot, readDefinitions } from '#server/definitions/definition-files.ts'

/** The real definitions, with lists that count so few rows exactly. */
export const countingUpTo = (is: number): ServerDefinitions => {
  const real = toServerDefinitions(readDefinitions(definitionsRoot))
  const countExactly = { is, unit: 'entries' as const, says: 'For this test.' }
  return { ...real, limits: { ...real.limits, countExactly } }
}
