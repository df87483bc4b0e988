import type { Finding } from '../../finding.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint } from '../context/context.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { contrary } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { stemsOf } from './stems.ts'

type Node = Readonly<Record<string, unknown>>

/** Texts that say what one thing is, so that two things rarely share them. */
const TEXTS = ['toast', 'done', 'hint', 'title', 'says'] as const

/** A text, what it belongs to, and the words that are written about that. */
interface Owned {
  readonly file: string
  readonly path: string
  readonly word: string
  readonly text: string
  readonly about: string
}

const NAMES = [
  'id',
  'path',
  'value',
  'move',
  'call',
  'to',
  'event',
  'with',
  'must',
  'label',
  'title',
] as const

const namesOf = (node: Node, word: string): readonly string[] =>
  NAMES.flatMap((name) => (name !== word && typeof node[name] === 'string' ? [node[name]] : []))

function ownedBelow(
  node: unknown,
  path: string,
  key: string,
  above: readonly string[],
): readonly Omit<Owned, 'file'>[] {
  if (typeof node !== 'object' || node === null) return []
  const own = node as Node
  const isList = Array.isArray(node)
  const within = isList ? above : [...above, ...namesOf(own, ''), /^\d+$/.test(key) ? '' : key]
  const texts = isList
    ? []
    : TEXTS.flatMap((word): Omit<Owned, 'file'>[] => {
        const text = own[word]
        if (typeof text !== 'string' || path === '') return []
        const about = [...above, ...namesOf(own, word), key].filter((one) => one !== text)
        return [{ path: `${path}/${word}`, word, text, about: about.join(' ') }]
      })
  return [
    ...texts,
    ...Object.entries(node).flatMap(([name, value]) =>
      name === 'rules' || name === 'values'
        ? []
        : ownedBelow(value, below(path, name), name, within.slice(-6)),
    ),
  ]
}

const ownedIn = memoizeFor((definition: object) => {
  const { id, title, noun } = definition as { id?: string; title?: string; noun?: { one?: string } }
  return ownedBelow(definition, '', '', [id ?? '', title ?? '', noun?.one ?? ''])
})

const isRead = (file: string): boolean =>
  /^(?:flows|tables|details|machines|options|permissions|tasks|pages)\//.test(file)

/** Places whose text is about one thing alone, so that one of its words is enough. */
const isClose = (path: string): boolean => /\/(?:toast|done)$|^\/(?:conflicts|options)\//.test(path)

function fits({ about, text }: Owned): number {
  const own = stemsOf(about)
  return [...stemsOf(text)].filter((stem) => own.has(stem)).length
}

/** Reports a text that another thing has as well, whose names it fits and whose owner it does not. */
export const lintCopiedWords: Lint = ({ library }) => {
  const all = definitionFiles(library).flatMap(({ file, definition }) =>
    isRead(file) ? ownedIn(definition).map((one): Owned => ({ ...one, file })) : [],
  )
  const groups = Map.groupBy(all, ({ word, text }) => `${word} ${text}`)
  return [...groups.values()].flatMap((alike): Finding[] => {
    if (alike.length !== 2) return []
    const [one, other] = alike as [Owned, Owned]
    const [here, there] = [fits(one), fits(other)]
    const enough = isClose(one.path) && isClose(other.path) ? 1 : 2
    if (Math.min(here, there) > 0 || Math.max(here, there) < enough) return []
    const [copy, own] = here === 0 ? [one, other] : [other, one]
    const sentence = `This is what ${own.file} ${own.path} says, word for word, and nothing here is called so: it was copied. Say what this is.`
    return [contrary(copy.file, copy.path, sentence)]
  })
}
