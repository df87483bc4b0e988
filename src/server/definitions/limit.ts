import type { ServerDefinitions } from '../app/definitions.ts'

/** The number that limits.json gives a name; a name it does not know is our mistake. */
export const limitOf = (definitions: Pick<ServerDefinitions, 'limits'>, name: string): number => {
  const value = (definitions.limits[name] as { is?: unknown } | undefined)?.is
  if (typeof value !== 'number') throw new Error(`limits.json names no number '${name}'.`)
  return value
}

/** Without its numbers nothing can be guarded: says what is wrong with them, so that it can be mended. */
export const requireLimits = ({ limits, findings }: Pick<ServerDefinitions, 'limits' | 'findings'>): void => {
  if (Object.keys(limits).length > 0) return
  throw new Error(findings.find((finding) => finding.startsWith('limits.json')) ?? 'limits.json is missing.')
}
