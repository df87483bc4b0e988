import type { Finding } from '#definition/finding.ts'

export type CorridorNode = Readonly<Record<string, unknown>>
export type NetworkFinding = Pick<Finding, 'path' | 'sentence' | 'nearest' | 'about'>

/** Every object of a corridor with where it stands: fields that it asks for stand under several words. */
export function nodesIn(value: unknown, path: string): (readonly [path: string, node: CorridorNode])[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) => nodesIn(one, `${path}/${key}`))
  return Array.isArray(value) ? inner : [[path, value as CorridorNode], ...inner]
}

export const findingAt = (path: string, sentence: string): NetworkFinding => ({ path, sentence })
/** What most likely follows from another error of the corridor, where there is one. */
export const derived = (path: string, sentence: string): NetworkFinding => ({
  path,
  sentence,
  about: { kind: 'derived' },
})
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
