import { readPattern, type Group } from './reader.ts'
import { longestText } from './runaway.ts'

export interface UsablePattern {
  /** Tells whether a text matches; one too long for a fast test does not. */
  test(text: string): boolean
  /** Returns the characters of a text that no part of the pattern matches, each once. */
  refusedSigns(text: string): readonly string[]
}

const LONGEST_SOURCE = 500

const existing = new Map<string, UsablePattern | undefined>()

/**
 * Compiles a pattern of a definition or the server; undefined if it does not compile or could be slow
 * (IDN-046).
 */
export function usablePattern(source: string): UsablePattern | undefined {
  if (!existing.has(source)) {
    if (existing.size > 500) existing.clear()
    existing.set(source, compile(source))
  }
  return existing.get(source)
}

function compile(source: string): UsablePattern | undefined {
  if (source.length > LONGEST_SOURCE) return undefined
  // Patterns of servers contain escapes such as \- outside a class, which only the older syntax allows.
  const flags = ['u', ''].find((candidate) => compiles(source, candidate))
  if (flags === undefined) return undefined
  const read = readPattern(source, flags)
  const longest = read && longestText(read)
  if (!read || longest === undefined) return undefined
  const pattern = new RegExp(source, flags)
  const taken = sourcesIn(read).map((part) => new RegExp(`^(?:${part})$`, `${flags}s`))
  return {
    test: (text) => text.length <= longest && pattern.test(text),
    refusedSigns: (text) => [...new Set(text)].filter((sign) => !taken.some((part) => part.test(sign))),
  }
}

/** Returns the parts of a pattern that match one character each; lookarounds match none. */
function sourcesIn({ branches, isLookaround }: Group): readonly string[] {
  if (isLookaround) return []
  const parts = branches.flat().flatMap(({ source, group }) => (group ? sourcesIn(group) : (source ?? [])))
  return [...new Set(parts)]
}

function compiles(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}
