import { endOfText } from './depth.ts'
import type { JsonNode } from './node.ts'
import { readSource } from './source-tree.ts'

/** Returns JSON Pointers to the names that an object repeats; JSON.parse keeps only the last value. */
export function namesTwice(text: string, data: unknown): readonly string[] {
  const stored = storedNames(data)
  if (colonsIn(text) === stored || namesIn(text) === stored) return []
  const root = readSource(text)
  return root === undefined ? [] : twiceIn(root, '')
}

function twiceIn({ members = [], items = [] }: JsonNode, path: string): readonly string[] {
  const seen = new Set<string>()
  const own = members.flatMap(({ key, value }) => {
    const at = `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const again = seen.has(key) ? [at] : []
    seen.add(key)
    return [...again, ...twiceIn(value, at)]
  })
  return [...own, ...items.flatMap((item, index) => twiceIn(item, `${path}/${index}`))]
}

/** Key with space before its colon. */
const SPACED = /"[ \t\r\n]+:/

/** Returns an upper bound of the keys in a text: each has a colon, and values may contain some too. */
function colonsIn(text: string): number {
  if (SPACED.test(text)) return Number.POSITIVE_INFINITY
  let count = 0
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) count += 1
  return count
}

const COLON = 58
const SPACES = /[ \t\r\n]*/y

/** Counts the keys in a text, repeated ones included, which is faster than parsing with positions. */
function namesIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) {
    at = endOfText(text, at)
    SPACES.lastIndex = at + 1
    const isAtColon = text.charCodeAt(at + 1) === COLON
    if (isAtColon || (SPACES.test(text) && text.charCodeAt(SPACES.lastIndex) === COLON)) count += 1
  }
  return count
}

/** How many names are left once it is read. */
function storedNames(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Object.values(value)
  const own = Array.isArray(value) ? 0 : inside.length
  return inside.reduce<number>((sum, one) => sum + storedNames(one), own)
}
