import type { LimitName } from '#definition/facts/limit-name.ts'
import type { ServerDefinitions } from '../app/definitions.ts'

/** The definitions that contain the limits. */
export type LimitDefinitions = Pick<ServerDefinitions, 'limits'>

/** Returns the number of a limit that a definition names; the linter ensured that it exists. */
export const limitNamed = (definitions: LimitDefinitions, name: string): number => {
  const value = definitions.limits[name]?.is
  if (typeof value !== 'number') throw new Error(`limits.json names no number '${name}'.`)
  return value
}

/** Returns the number of a limit that the server needs; it does not start without it. */
export const limitOf = (definitions: LimitDefinitions, name: LimitName): number =>
  limitNamed(definitions, name)

/** Throws an error that names the wrong or missing limits, because the server cannot run without them. */
export const requireLimits = ({ limits, findings }: Pick<ServerDefinitions, 'limits' | 'findings'>): void => {
  const wrong = findings.find((finding) => finding.startsWith('limits.json'))
  if (wrong !== undefined || Object.keys(limits).length === 0)
    throw new Error(wrong ?? 'limits.json is missing.')
}
