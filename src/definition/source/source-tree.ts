import type { JsonMember, JsonNode } from './node.ts'

const DEEPEST = 100
const SPACE = /[ \t\r\n]*/y
const TEXT = /"(?:[^"\\]|\\.)*"/y
const PLAIN = /[^\s,:\]}[{"]+/y

/**
 * Parses a JSON text into nodes with their positions. Returns undefined for invalid JSON or too deep nesting.
 */
export function readSource(text: string): JsonNode | undefined {
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  const reader = new Reader(text)
  return reader.value(0)
}

class Reader {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  value(depth: number): JsonNode | undefined {
    if (depth > DEEPEST) return undefined
    this.skip(SPACE)
    const start = this.at
    const opening = this.text[start]
    if (opening === '{') return this.object(start, depth)
    if (opening === '[') return this.list(start, depth)
    this.skip(opening === '"' ? TEXT : PLAIN)
    return { start, end: this.at }
  }

  private object(start: number, depth: number): JsonNode | undefined {
    const members: JsonMember[] = []
    for (this.at += 1; this.next() !== '}';) {
      if (this.next() === ',') this.at += 1
      this.skip(SPACE)
      const keyStart = this.at
      this.skip(TEXT)
      const keyEnd = this.at
      this.next()
      this.at += 1
      const value = this.value(depth + 1)
      if (value === undefined) return undefined
      members.push({ key: JSON.parse(this.text.slice(keyStart, keyEnd)) as string, keyStart, keyEnd, value })
    }
    this.at += 1
    return { start, end: this.at, members }
  }

  private list(start: number, depth: number): JsonNode | undefined {
    const items: JsonNode[] = []
    for (this.at += 1; this.next() !== ']';) {
      if (this.next() === ',') this.at += 1
      const item = this.value(depth + 1)
      if (item === undefined) return undefined
      items.push(item)
    }
    this.at += 1
    return { start, end: this.at, items }
  }

  /** The next character that is no space. */
  private next(): string | undefined {
    this.skip(SPACE)
    return this.text[this.at]
  }

  private skip(pattern: RegExp): void {
    pattern.lastIndex = this.at
    if (pattern.test(this.text)) this.at = pattern.lastIndex
  }
}
