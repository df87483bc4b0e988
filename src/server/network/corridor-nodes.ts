import type { Finding } from '#definition/finding.ts'

export type CorridorNode = Readonly<Record<string, unknown>>
export type Said = Pick<Finding, 'path' | 'sentence' | 'nearest' | 'about'>

/** Every object of a corridor with where it stands: fields that it asks for stand under several words. */
export function nodesIn(value: unknown, path: string): (readonly [path: string, node: CorridorNode])[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) => nodesIn(one, `${path}/${key}`))
  return Array.isArray(value) ? inner : [[path, value as CorridorNode], ...inner]
}
