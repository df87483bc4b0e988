import { readCheckContext, type CheckContext } from '#server/definitions/definitions-check.ts'
import type { ProgramWords } from '#definition/lint/context/context.ts'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { filesBelow } from '#server/definitions/files-below.ts'

/** Floors that name definitions; those in `lower` only say sentences. */
const floors = ['portal', 'runtime', 'server', 'widgets']
const lower = ['values', 'definition', 'engine']

/** Returns the sources of these floors, without tests and generated files. */
const textsOf = (names: readonly string[]): readonly string[] =>
  names.flatMap((floor) => {
    const root = fileURLToPath(new URL(`../../${floor}/`, import.meta.url))
    return filesBelow(root)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|^generated\//.test(path))
      .map((path) => readFileSync(root + path, 'utf8'))
  })

/** Returns the names in quotes. */
const quotedIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/'([A-Za-z][\w.-]*)'/g)].map((match) => match[1]!))

/** A call that says a sentence: sayPayments('sentSays', { sent, name }). */
const CALLS = /\bsay([A-Z]\w*)\(/g
const KEY = /(?:^|[?:])\s*'(\w+)'/g
const PRINTED = /^\s*(\w+)\s*(?::|$)/

const areaOf = (speaker: string): string =>
  speaker.replaceAll(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`)

/** Splits at commas up to the closing bracket; brackets inside stay whole. */
function partsFrom(text: string, from: number): readonly string[] {
  const parts = ['']
  let depth = 0
  let isQuoted = false
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!
    if (sign === "'") isQuoted = !isQuoted
    if (isQuoted) {
      parts[parts.length - 1] += sign
      continue
    }
    if (/[)\]}]/.test(sign)) depth -= 1
    if (depth < 0) break
    if (/[([{]/.test(sign)) depth += 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts
}

/** Returns the placeholders that a call fills in; undefined if only running it could show them. */
function printedBy(given = ''): readonly string[] | undefined {
  const text = given.trim()
  if (text === '') return []
  if (!text.startsWith('{')) return undefined
  const names = partsFrom(text, 1)
    .filter((part) => part.trim() !== '')
    .map((part) => PRINTED.exec(part)?.[1])
  return names.every((name) => name !== undefined) ? names : undefined
}

/** Returns every sentence the program uses, by area and name, with its placeholders. */
function requestedWords(texts: readonly string[]): ProgramWords['requested'] {
  const requested: Record<string, Record<string, readonly string[] | undefined>> = {}
  for (const text of texts)
    for (const match of text.matchAll(CALLS)) {
      const own = (requested[areaOf(match[1]!)] ??= {})
      const [first = '', given] = partsFrom(text, match.index + match[0].length)
      const printed = printedBy(given)
      // A call may choose between two sentences that print different parts of its values.
      for (const [, key = ''] of first.trim().matchAll(KEY)) {
        const before = Object.hasOwn(own, key) ? own[key] : []
        own[key] = printed === undefined || before === undefined ? undefined : [...before, ...printed]
      }
    }
  return requested
}

/**
 * Returns the context of the full check: all checks of the server, and those for unused and untested
 * definitions.
 */
export function readCheckInput(): CheckContext {
  const texts = textsOf(floors)
  const deeper = textsOf(lower)
  const named = new Set(quotedIn(texts))
  const quoted = new Set([...named, ...quotedIn(deeper)])
  return {
    ...readCheckContext(),
    isNamedInProgram: (name) => named.has(name),
    wordsInProgram: {
      isNamed: (name) => quoted.has(name),
      requested: requestedWords([...texts, ...deeper]),
    },
    asksForCases: true,
  }
}
