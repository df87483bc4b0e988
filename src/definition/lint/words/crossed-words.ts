import type { Finding } from '../../finding.ts'
import { findOpposite } from '../meaning/opposites.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint } from '../context/context.ts'
import { definitionFiles, type DefinitionAt } from '../context/definition-files.ts'
import { caused } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { namesItself } from './copies.ts'

/** Keys of texts that distinguish the entries of a list. */
const WORDS = ['label', 'says', 'title'] as const

/** Entries of one list: text and place, by the name of the entry. */
interface Listed {
  readonly texts: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, string>
}

interface Entries extends Listed {
  readonly file: string
}

function nameOf(entry: unknown, key: string, isList: boolean): string | undefined {
  if (!isList) return key
  const { path, id, value } = Object(entry) as Readonly<Record<string, unknown>>
  const name = path ?? id ?? value
  return typeof name === 'string' ? name : undefined
}

function entriesBelow(node: unknown, path: string, found: Listed[]): void {
  if (typeof node !== 'object' || node === null) return
  const children = Object.entries(node)
  for (const word of WORDS) {
    const texts = new Map<string, string>()
    const places = new Map<string, string>()
    for (const [key, one] of children) {
      const text = (Object(one) as Readonly<Record<string, unknown>>)[word]
      const name = nameOf(one, key, Array.isArray(node))
      if (typeof text !== 'string' || name === undefined) continue
      texts.set(name, text)
      places.set(name, below(path, key, word))
    }
    if (texts.size > 1) found.push({ texts, places })
  }
  for (const [key, one] of children) entriesBelow(one, below(path, key), found)
}

const entriesIn = memoizeFor((definition: object): readonly Listed[] => {
  const found: Listed[] = []
  entriesBelow(definition, '', found)
  return found
})

const isCompared = ({ file }: DefinitionAt): boolean => !/^(words|documents|limits|flags|faults)\b/.test(file)

/** Two entries whose texts are exchanged between two lists. */
interface Crossing {
  readonly here: Entries
  readonly there: Entries
  readonly name: string
  readonly other: string
}

type ByText = ReadonlyMap<string, readonly (readonly [Entries, string])[]>

const crossingsOf = (here: Entries, all: ByText): readonly Crossing[] =>
  [...here.texts].flatMap(([name, text]) =>
    (all.get(text) ?? []).flatMap(([there, other]) => {
      if (there === here || other === name) return []
      const own = there.texts.get(name)
      const theirs = here.texts.get(other)
      // A single difference may be intended; a mutual one is an exchange.
      const isCrossed =
        own !== undefined && theirs !== undefined && own !== text && theirs !== there.texts.get(other)
      return isCrossed ? [{ here, there, name, other }] : []
    }),
  )

/** Counts the lists that each list contradicts; the one with the most contradictions is wrong. */
function crossedWith(crossings: readonly Crossing[]): ReadonlyMap<Entries, number> {
  const lists = new Map<Entries, Set<Entries>>()
  for (const { here, there } of crossings)
    for (const [one, other] of [
      [here, there],
      [there, here],
    ] as const)
      lists.set(one, (lists.get(one) ?? new Set()).add(other))
  return new Map([...lists].map(([one, others]) => [one, others.size]))
}

/** Ranks lists by authority: a machine declares its states, so its texts are right. */
const rankOf = (one: Entries, all: readonly Entries[]): number =>
  one.file.startsWith('machines/') ? all.length : all.indexOf(one)

/** Counts the names of a list whose text says the contrary. */
const contraryIn = ({ texts }: Listed): number =>
  [...texts].filter(([name, text]) => findOpposite(name, text) !== undefined).length

/** Counts how often two names of a list stand in their own texts. */
const fitsIn = ({ texts }: Listed, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + namesItself(name, texts.get(name) ?? ''), 0)

/** Reports two entries whose texts are exchanged compared with another list. */
export const lintCrossedWords: Lint = ({ library }) => {
  const lists = definitionFiles(library)
    .filter(isCompared)
    .flatMap(({ file, definition }) => entriesIn(definition).map((one): Entries => ({ ...one, file })))
  const byText = new Map<string, (readonly [Entries, string])[]>()
  for (const one of lists)
    for (const [name, text] of one.texts) {
      const existing = byText.get(text)
      if (existing === undefined) byText.set(text, [[one, name]])
      else existing.push([one, name])
    }
  const crossings = lists.flatMap((one) => crossingsOf(one, byText))
  const times = crossedWith(crossings)
  return crossings.flatMap(({ here, there, name, other }): Finding[] => {
    const [wrong, right] = [contraryIn(here), contraryIn(there)]
    if (wrong < right) return []
    const [fits, others] = [fitsIn(here, [name, other]), fitsIn(there, [name, other])]
    if (wrong === right && fits > others) return []
    const isWrong = wrong > right || fits < others
    const [own, theirs] = [times.get(here)!, times.get(there)!]
    if (!isWrong && (own < theirs || (own === theirs && rankOf(here, lists) > rankOf(there, lists))))
      return []
    const sentence = `This is what '${other}' is called in ${there.file}, where '${name}' is called ‘${there.texts.get(name)!}’: the two were exchanged. Write each where it belongs.`
    const cause = `crossed ${here.file} ${[name, other].toSorted().join(' ')}`
    return [caused(cause, here.file, here.places.get(name)!, sentence)]
  })
}
