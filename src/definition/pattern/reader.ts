import { charSetOf, type CharSet } from './char-set.ts'

/** One repeatable part of a pattern; without a set it is a group or an assertion. */
export interface Atom {
  readonly set: CharSet | undefined
  /** Source in the pattern; groups have none. */
  readonly source?: string
  readonly group: Group | undefined
  readonly least: number
  readonly most: number
}

export interface Group {
  readonly branches: Atom[][]
  readonly isLookaround: boolean
}

const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|[^])/y
const CLASS = /\[(?:\\[^]|[^\]\\])*\]/y
const OPEN = /\((?:\?(?:[:=!]|<[=!]|<[A-Za-z_]\w*>))?/y
const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})\??/y
const ASSERTION = /^(?:[\^$]|\\[bB])$/

/** Parses a pattern that compiles; undefined if it has back references, which cannot be analysed. */
export function readPattern(source: string, flags: string): Group | undefined {
  const root: Group = { branches: [[]], isLookaround: false }
  const open: Group[] = [root]
  let at = 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const match = pattern.exec(source)
    if (match) at += match[0].length
    return match
  }
  const add = (set: CharSet | undefined, group?: Group, part?: string) => {
    const [least, most] = quantity(take(QUANTIFIER))
    open
      .at(-1)!
      .branches.at(-1)!
      .push({ set, group, least, most, ...(part !== undefined && { source: part }) })
  }
  while (at < source.length) {
    const opened = take(OPEN)
    if (opened) {
      open.push({ branches: [[]], isLookaround: /[=!]$/.test(opened[0]) })
      continue
    }
    const char = take(ESCAPE)?.[0] ?? take(CLASS)?.[0] ?? String.fromCodePoint(source.codePointAt(at)!)
    if (/^\\(?:[1-9]|k$)/.test(char)) return undefined
    if (char.length === 1 || !/^[[\\]/.test(char)) at += char.length
    if (char === ')') add(undefined, open.pop())
    else if (char === '|') open.at(-1)!.branches.push([])
    else if (!ASSERTION.test(char)) {
      const part = /^[\]{}]$/.test(char) ? `\\${char}` : char
      add(charSetOf(part, flags), undefined, part)
    }
  }
  return root
}

function quantity(match: RegExpExecArray | null): readonly [number, number] {
  if (!match) return [1, 1]
  const [text, least, range, most] = match
  if (least === undefined) return [text.startsWith('+') ? 1 : 0, text.startsWith('?') ? 1 : Infinity]
  return [Number(least), range === undefined ? Number(least) : most === '' ? Infinity : Number(most)]
}
