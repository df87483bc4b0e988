import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import retired from './retired.data.json' with { type: 'json' }
import { findUnclearDescriptions, findUnclearSentences } from './sentences.ts'

/** The number of occurrences of a retired word in names (also of files), and in comments and documents. */
export interface WordCount {
  readonly names: number
  readonly texts: number
}

/** One occurrence of a retired word. */
export interface WordPlace {
  readonly word: string
  readonly kind: keyof WordCount
  readonly file: string
  readonly line: number
}

interface RetiredWord {
  readonly instead: string
  readonly names: readonly string[]
  readonly texts?: readonly string[]
}

/** The retired words, each with the field's word that replaces it. */
export const retiredWords: Readonly<Record<string, RetiredWord>> = retired

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources =
  /^(src|tests|stories)\/.*\.(tsx?|css)$|^[^/]*\.ts$|^(?!node_modules).*\.md$|^schemas\/.*\.schema\.json$/
/**
 * Excluded: released migrations never change, generated files follow their source, and results are measured.
 */
const exceptions = /\/generated\/|\/store\/migrations\/|^tests\/bench\/results\.md$/

const tokens =
  /\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|[A-Za-z_$][\w$]*/g

const wordOfName = new Map(
  Object.entries(retiredWords).flatMap(([word, { names }]) => names.map((name) => [name, word] as const)),
)
const textPatterns = Object.entries(retiredWords).flatMap(([word, { texts = [] }]) =>
  texts.length === 0
    ? []
    : [[word, new RegExp(`(?<![\\w-])(?:${texts.join('|')})(?![\\w-])`, 'gi')] as const],
)

/** Splits a name into lower-case words: `useKeptRun` gives use, kept, run. */
export function splitName(name: string): readonly string[] {
  const spaced = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  return spaced.split(/[^A-Za-z]+/).map((word) => word.toLowerCase())
}

/** Returns the occurrences of retired words in a file, by line. */
export function findRetiredWords(file: string, text: string): readonly WordPlace[] {
  const places: WordPlace[] = []
  const add = (word: string, kind: keyof WordCount, at: number) =>
    places.push({ word, kind, file, line: text.slice(0, at).split('\n').length })
  const readName = (name: string, at: number) => {
    for (const part of splitName(name)) {
      const word = wordOfName.get(part)
      if (word !== undefined) add(word, 'names', at)
    }
  }
  const readText = (part: string, at: number) => {
    for (const [word, pattern] of textPatterns)
      for (const found of part.matchAll(pattern)) add(word, 'texts', at + found.index)
    for (const { fault, index } of findUnclearSentences(part)) add(fault, 'texts', at + index)
  }
  if (file.endsWith('.schema.json')) {
    for (const { fault, index } of findUnclearDescriptions(text)) add(fault, 'texts', index)
    return places
  }
  for (const part of file.split('/')) readName(part, 0)
  if (file.endsWith('.md')) readText(text, 0)
  else
    for (const { 0: token, index } of text.matchAll(tokens)) {
      if (/^\/[*/]/.test(token)) readText(token, index)
      else if (/^[A-Za-z_$]/.test(token) && !file.endsWith('.css')) readName(token, index)
    }
  return places
}

/** Returns the occurrences in all sources and documents that git tracks or would add. */
export function findAllRetiredWords(): readonly WordPlace[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const deleted = execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n')
  return listed
    .split('\n')
    .filter((file) => sources.test(file) && !exceptions.test(file) && !deleted.includes(file))
    .flatMap((file) => findRetiredWords(file, readFileSync(root + file, 'utf8')))
}

/** Returns the number of occurrences by retired word, without words that have none. */
export function countWords(places: readonly WordPlace[]): Readonly<Record<string, WordCount>> {
  const counts: Record<string, { names: number; texts: number }> = {}
  for (const { word, kind } of places) (counts[word] ??= { names: 0, texts: 0 })[kind] += 1
  return counts
}
