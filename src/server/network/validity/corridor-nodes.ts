import type { Finding } from '#definition/finding.ts'
import { memoizeFor } from '#definition/lint/context/cache.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'

export type CorridorNode = Readonly<Record<string, unknown>>
export type NetworkFinding = Pick<Finding, 'path' | 'sentence' | 'nearest' | 'about'>

type NodeAt = readonly [path: string, node: CorridorNode]

/** The objects of a whole corridor, found once: it never changes, and many checks read them. */
const nodesOfWhole = memoizeFor((whole: object): readonly NodeAt[] => nodesBelow(whole, ''))

/** Returns every object of a corridor with its JSON path. */
export const nodesIn = (value: unknown, path: string): readonly NodeAt[] =>
  path === '' && typeof value === 'object' && value !== null ? nodesOfWhole(value) : nodesBelow(value, path)

function nodesBelow(value: unknown, path: string): readonly NodeAt[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) => nodesBelow(one, `${path}/${key}`))
  return Array.isArray(value) ? inner : [[path, value as CorridorNode], ...inner]
}

export const findingAt = (path: string, sentence: string): NetworkFinding => ({ path, sentence })
/** A finding that probably follows from another error of the corridor. */
export const derived = (path: string, sentence: string): NetworkFinding => ({
  path,
  sentence,
  about: { kind: 'derived' },
})

/** Adds the nearest existing name as a suggestion. */
export const withNearest = (
  finding: NetworkFinding,
  name: string,
  existing: Iterable<string>,
): NetworkFinding => {
  const nearest = nearestName(name, existing)
  return nearest === undefined ? finding : { ...finding, nearest }
}

const MOST_LISTED = 8

/** Lists the possible names if none is near. */
const listed = (name: string, names: readonly string[]): string =>
  nearestName(name, names) !== undefined || names.length === 0
    ? ''
    : ` Write one of ${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? `, and ${names.length - MOST_LISTED} more` : ''}.`

/** Returns a finding if a name does not exist. */
export const unknown = (
  path: string,
  noun: string,
  name: unknown,
  existing: Iterable<string>,
): NetworkFinding[] => {
  const names = [...existing]
  return typeof name !== 'string' || names.includes(name)
    ? []
    : [withNearest(findingAt(path, `There is no ${noun} '${name}'.${listed(name, names)}`), name, names)]
}
