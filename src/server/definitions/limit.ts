import type { LimitName } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

/** What limits are read from. */
export type LimitDefinitions = Pick<ServerDefinitions, 'limits'>

/** The number of a limit that a definition names; the linter has seen to it that it is there. */
export const limitNamed = (definitions: LimitDefinitions, name: string): number => {
  const value = definitions.limits[name]?.is
  if (typeof value !== 'number') throw new Error(`limits.json names no number '${name}'.`)
  return value
}

/** The number of a limit that the server itself asks for: it does not start without it. */
export const limitOf = (definitions: LimitDefinitions, name: LimitName): number =>
  limitNamed(definitions, name)

/** Without its numbers nothing can be guarded: says what is wrong with them, or which one is missing, so that it can be mended. */
export const requireLimits = ({ limits, findings }: Pick<ServerDefinitions, 'limits' | 'findings'>): void => {
  const wrong = findings.find((finding) => finding.startsWith('limits.json'))
  if (wrong !== undefined || Object.keys(limits).length === 0)
    throw new Error(wrong ?? 'limits.json is missing.')
}
