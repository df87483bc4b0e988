import { isTooDeep } from './depth.ts'

/**
 * What a JSON text holds. Nothing where it is no JSON, and nothing where it is nested deeper than any definition:
 * all that walks definitions goes down with them, so this bound keeps every walk from overflowing the stack.
 */
export function parseSource(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
