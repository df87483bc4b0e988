import { isTooDeep } from './depth.ts'

/**
 * Parses a JSON text. Returns undefined for invalid JSON and for nesting beyond the limit, which keeps
 * recursive code from a stack overflow.
 */
export function parseSource(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
