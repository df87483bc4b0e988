import type { Finding } from '../../finding.ts'
import { memoizeFor } from '../context/cache.ts'
import type { Lint } from '../context/context.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { contrary } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { findOpposite } from './opposites.ts'

/** A name, a text that belongs to it, and where the text stands. */
interface Named {
  readonly path: string
  readonly name: string
  readonly text: string
}

type Node = Readonly<Record<string, unknown>>

/** Short texts; a whole sentence often says what is not the case. */
const SHORT = ['label', 'title', 'subject', 'toast', 'done', 'button'] as const

/** Lists of pairs: what is sent, asked for or begun with under each name. */
const MAPPED = ['with', 'body', 'where', 'take', 'starts', 'filters', 'leave'] as const

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const lastOf = (name: string): string => name.split('.').at(-1) ?? name

/** Returns the names of a node that its texts must agree with: its own, and its call. */
function namesOf(node: Node, key: string): readonly string[] {
  const { path, id, value, move, call } = node
  const own = [path, id, move, value].find((one) => typeof one === 'string')
  const isEntry = typeof node['label'] === 'string' || typeof node['title'] === 'string'
  const named = own ?? (/^\d+$/.test(key) || !isEntry ? undefined : key)
  return [...(typeof named === 'string' ? [named] : []), ...(typeof call === 'string' ? [lastOf(call)] : [])]
}

function textsOf(node: Node, key: string, path: string): readonly Named[] {
  const { confirm, label, id, page, opens } = node
  const names = namesOf(node, key)
  const texts = [
    ...SHORT.map((word) => [word, node[word]] as const),
    ...(isNode(confirm)
      ? (['title', 'button'] as const).map((word) => [`confirm/${word}`, confirm[word]] as const)
      : []),
  ].flatMap(([word, text]): Named[] =>
    typeof text === 'string' && text !== ''
      ? names.map((name) => ({ path: `${path}/${word}`, name, text }))
      : [],
  )
  // The value beside a label, its currency and its link belong to the same side as the label.
  const printed = [
    ['path', id, node['path']],
    ['value', label, node['value']],
    ['of', label, node['of']],
    ['page', label, page],
    ['opens', label, String(opens).includes('/') ? undefined : opens],
  ].flatMap(([word, name, text]): Named[] =>
    typeof name === 'string' && typeof text === 'string'
      ? [{ path: `${path}/${word as string}`, name, text: text.replaceAll(/[{}]/g, ' ') }]
      : [],
  )
  return [...texts, ...printed]
}

const mappedIn = (node: Node, path: string): readonly Named[] =>
  MAPPED.flatMap((word) => {
    const pairs = node[word]
    if (!isNode(pairs) || Array.isArray(pairs)) return []
    return Object.entries(pairs).flatMap(([name, from]): Named[] =>
      typeof from === 'string'
        ? [{ path: below(`${path}/${word}`, name), name: lastOf(name), text: lastOf(from) }]
        : [],
    )
  })

function namedBelow(node: unknown, key: string, path: string, isCard: boolean): readonly Named[] {
  if (!isNode(node)) return []
  // Of the other definitions the title says what they are for, and not what they are called.
  const isUntitled = path === '' && !['steps', 'path', 'event'].some((word) => word in node)
  const own = isUntitled || Array.isArray(node) ? [] : [...textsOf(node, key, path), ...mappedIn(node, path)]
  return [
    ...own,
    ...Object.entries(node).flatMap(([name, value]): readonly Named[] => {
      const at = below(path, name)
      if (isCard && path === '/words' && typeof value === 'string') return [{ path: at, name, text: value }]
      return name === 'rules' || name === 'values' ? [] : namedBelow(value, name, at, isCard)
    }),
  ]
}

/** Words that are the contrary of each other only where one thing is told twice. */
const sided = (text: string): string =>
  text.replaceAll(/\bon\b/gi, 'enabled').replaceAll(/\boff\b/gi, 'disabled')

/** Finds two words of a card about one thing, ‘remove’ and ‘removed’, of which each says the contrary. */
function contrariesIn(words: Readonly<Record<string, string>>): readonly Slip[] {
  const all = Object.entries(words)
  return all.flatMap(([name, text], at) =>
    all.slice(0, at).flatMap(([other, says]): Slip[] => {
      const [long, short] = name.length > other.length ? [name, other] : [other, name]
      if (!/^(?:d|ed)$/.test(long.slice(short.length)) || !long.startsWith(short)) return []
      const opposite = findOpposite(sided(says), sided(text))
      return opposite === undefined ? [] : [{ path: below('/words', name), name: other, opposite }]
    }),
  )
}

interface Slip {
  readonly path: string
  readonly name: string
  readonly opposite: readonly [named: string, read: string]
}

const slipsIn = memoizeFor((definition: object): readonly Slip[] => {
  const { words } = definition as { readonly words?: Readonly<Record<string, string>> }
  const named = namedBelow(definition, '', '', words !== undefined).flatMap(({ path, name, text }) => {
    const opposite = findOpposite(name, text)
    return opposite === undefined ? [] : [{ path, name, opposite }]
  })
  return named.length > 0 || words === undefined ? named : contrariesIn(words)
})

const isRead = (file: string): boolean => !/^(words|faults|limits|rules|flags|invariants)\b/.test(file)

/** Reports words that say the contrary of the name, call or page they belong to. */
export const lintOppositeWords: Lint = ({ library }) =>
  definitionFiles(library).flatMap(({ file, definition }): Finding[] =>
    isRead(file)
      ? slipsIn(definition).map(({ path, name, opposite: [named, read] }) =>
          contrary(
            file,
            path,
            `This says '${read}', and it belongs to '${name}', which says '${named}': people would take one for the other. Let both say the same.`,
          ),
        )
      : [],
  )
