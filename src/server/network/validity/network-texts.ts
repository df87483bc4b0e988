import { findStrangeSign } from '#definition/lint/words/strange-signs.ts'
import type { NetworkFinding } from './corridor-nodes.ts'

/** Finds signs in texts for people that no text should hold; patterns and codes are no texts. */
export function strangeIn(value: unknown, path: string): NetworkFinding[] {
  if (typeof value === 'string') {
    if (value.trim() !== value && value.trim() !== '')
      return [{ path, sentence: 'A space stands at the end or before the first letter. Take it out.' }]
    const strange = / |[^ -~]|&/.test(value) ? findStrangeSign(value) : undefined
    return strange === undefined ? [] : [{ path, sentence: strange.sentence }]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'fieldRegexValidator' || key === 'pattern' ? [] : strangeIn(one, `${path}/${key}`),
  )
}
