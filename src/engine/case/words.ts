import { keysOf, readPath } from '../rule/path.ts'

/** The texts a fact lists; none when it is no list. */
export function wordsIn(facts: Readonly<Record<string, unknown>>, path: string): readonly string[] {
  const read = readPath(facts, keysOf(path))
  return Array.isArray(read) ? read.filter((word) => typeof word === 'string') : []
}
