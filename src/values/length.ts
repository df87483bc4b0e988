import { isBlank } from './blank.ts'
import { sayValues } from './generated/say-values.ts'

/** How many characters a person counts in a text, as JSON Schema counts them. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Accepts a blank, or a text within the given limits (OPEN-12: one check with a length parameter). */
export function checkLength(text: string, limit: { least?: number; most?: number }): string | undefined {
  if (isBlank(text)) return undefined
  const length = lengthOf(text)
  if (limit.least !== undefined && length < limit.least)
    return sayValues('charactersLeast', { least: limit.least })
  if (limit.most !== undefined && length > limit.most)
    return sayValues('charactersMost', { most: limit.most })
  return undefined
}
