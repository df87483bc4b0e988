import { sayValues } from './generated/say-values.ts'

/** Position of the first syntax error in a JSON text, and the expected token. */
export interface JsonFault {
  readonly line: number
  readonly column: number
  readonly says: string
}

class Stop extends Error {
  readonly at: number

  constructor(at: number, says: string) {
    super(says)
    this.at = at
  }
}

const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y
const DEPTH = 100

function reader(text: string) {
  let at = 0
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const skip = () => void take(SPACE)
  const stop = (says: string): never => {
    throw new Stop(at, says)
  }
  const sign = (one: string): boolean => {
    skip()
    if (text[at] !== one) return false
    at += 1
    return true
  }
  const string = (what: 'jsonName' | 'jsonText') => {
    if (text[at] !== '"') stop(sayValues(what))
    if (!take(STRING)) stop(sayValues('jsonTextEnd'))
  }
  const list = (end: string, one: () => void) => {
    if (sign(end)) return
    do {
      skip()
      one()
    } while (sign(','))
    if (!sign(end)) stop(sayValues('jsonComma', { end }))
  }
  const value = (depth: number): void => {
    skip()
    if (depth > DEPTH) stop(sayValues('jsonNested'))
    if (sign('{')) return list('}', () => pair(depth))
    if (sign('[')) return list(']', () => value(depth + 1))
    if (text[at] === '"') return string('jsonText')
    if (!take(NUMBER) && !take(WORD)) stop(sayValues('jsonValue'))
  }
  const pair = (depth: number) => {
    string('jsonName')
    if (!sign(':')) stop(sayValues('jsonColon'))
    value(depth + 1)
  }
  return () => {
    value(0)
    skip()
    if (at < text.length) stop(sayValues('jsonEnd'))
  }
}

/** Finds the first syntax error of a JSON text; undefined if there is none. */
export function findJsonFault(text: string): JsonFault | undefined {
  try {
    reader(text)()
    return undefined
  } catch (thrown) {
    if (!(thrown instanceof Stop)) throw thrown
    const before = text.slice(0, thrown.at).split('\n')
    return { line: before.length, column: (before.at(-1) ?? '').length + 1, says: thrown.message }
  }
}
