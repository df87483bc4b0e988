import type { Finding } from '#definition/finding.ts'
import { nearestName } from '#definition/spelling/nearest-name.ts'

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

/** A finding with the known name that was probably meant. */
export const withNearest = (
  finding: NetworkFinding,
  name: string,
  existing: Iterable<string>,
): NetworkFinding => {
  const nearest = nearestName(name, existing)
  return nearest === undefined ? finding : { ...finding, nearest }
}

const MOST_LISTED = 8

/** What can be named in place of a name that is like no other. */
const listed = (name: string, names: readonly string[]): string =>
  nearestName(name, names) !== undefined || names.length === 0
    ? ''
    : ` Write one of ${names.slice(0, MOST_LISTED).join(', ')}${names.length > MOST_LISTED ? `, and ${names.length - MOST_LISTED} more` : ''}.`

/** A finding where a name is not among the known ones. */
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
