import type { Finding } from '../finding.ts'
import { isSlip } from '../spelling/nearest-name.ts'
import { definitionOf } from './definition-of.ts'

/** Advice at the end of a sentence, which misleads if the name was right. */
const INSTEAD = / (?:Name one of|Write|Take it out)\b.*$/

/** From this number of uses on, the name is not misspelt everywhere but missing at its declaration. */
const MANY = 3

/** Adds the number of uses to a missing name with many uses, whose declaration was removed. */
export function withPlaces(finding: Finding, group: readonly Finding[]): Finding {
  const { about, nearest, sentence } = finding
  const files = new Set(group.map(({ file }) => definitionOf(file)))
  if (
    about?.kind !== 'missing' ||
    files.size < MANY ||
    (nearest !== undefined && isSlip(about.name, nearest))
  )
    return finding
  const { nearest: _, fix: _fix, ...rest } = finding
  const plain = sentence.replace(INSTEAD, '')
  return {
    ...rest,
    sentence: `${plain} ${group.length} places name it: write it again where it stood, or take it out of all of them.`,
  }
}
