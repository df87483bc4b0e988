import type { Finding } from '../../finding.ts'
import { memoizeFor, memoizePerContext } from '../context/cache.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { contrary } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { stemsOf } from './stems.ts'

type Node = Readonly<Record<string, unknown>>

interface Rule {
  readonly says: string
  readonly when: unknown
}

type Rules = Readonly<Record<string, Rule>>

/** Words under which an entry of a list says when it counts. */
const CONDITIONS = ['when', 'showWhen', 'must', 'gate', 'where'] as const

/** Words of an entry that people read. */
const TEXTS = ['title', 'label', 'badge', 'says', 'message', 'state'] as const

/** Lists whose entries say what their condition means, so that one of them alone tells an exchange. */
const TELLING = new Set(['banners', 'items', 'notices', 'closed', 'tells', 'displays'])

const OPERATORS = /"(?:var|rule|record|is|if|and|or|some|in)"/g

/** An entry of a list, the words of its condition and those that people read. */
interface Entry {
  readonly at: number
  readonly word: (typeof CONDITIONS)[number]
  readonly condition: string
  /** The condition with its rule, and the answer that the entry itself asks for. */
  readonly text: string
  readonly answer: string | undefined
  readonly needs: ReadonlySet<string>
  readonly reads: ReadonlySet<string>
}

const PLAIN = new Set('one another other first need needs add ask'.split(' '))

const stems = (text: string): ReadonlySet<string> => stemsOf(text, PLAIN, 4)

function conditionText(condition: unknown, rules: Rules): string {
  if (typeof condition !== 'string') return JSON.stringify(condition)
  const rule = rules[condition]
  return `${condition} ${rule?.says ?? ''} ${JSON.stringify(rule?.when ?? '')}`
}

function entryOf(node: unknown, at: number, rules: Rules): readonly Entry[] {
  if (typeof node !== 'object' || node === null) return []
  const own = node as Node
  const word = CONDITIONS.find((one) => own[one] !== undefined)
  const texts = TEXTS.flatMap((one) => (typeof own[one] === 'string' ? [own[one]] : []))
  if (word === undefined || texts.length === 0) return []
  const text = conditionText(own[word], rules)
  return [
    {
      at,
      word,
      condition: JSON.stringify(own[word]),
      text,
      answer: typeof own['id'] === 'string' ? own['id'] : undefined,
      needs: stems(text.replaceAll(OPERATORS, ' ').replaceAll(/[{}]/g, ' ')),
      reads: stems(texts.join(' ')),
    },
  ]
}

const without = (these: ReadonlySet<string>, those: ReadonlySet<string>): readonly string[] =>
  [...these].filter((one) => !those.has(one))

const count = (of: readonly string[], among: ReadonlySet<string>): number =>
  of.filter((one) => among.has(one)).length

const readsAnswerOf = ({ text }: Entry, { answer }: Entry): boolean =>
  answer !== undefined && text.includes(`"${answer}"`)

/** Tells whether each of two entries reads as the condition of the other says, and not as its own. */
function isExchanged(one: Entry, other: Entry, isTelling: boolean): boolean {
  if (one.word !== other.word || one.condition === other.condition) return false
  // A field that would depend on its own answer was not meant to have that condition.
  if (readsAnswerOf(one, other) || readsAnswerOf(other, one)) return false
  const [mine, theirs] = [without(one.needs, other.needs), without(other.needs, one.needs)]
  const [own, its] = [count(mine, one.reads), count(theirs, other.reads)]
  const [crossed, crossing] = [count(theirs, one.reads), count(mine, other.reads)]
  const isMutual = crossed + crossing > 1 && crossed > own && crossing > its
  return isMutual || (isTelling && own + its === 0 && crossed + crossing > 0)
}

function exchangedBelow(node: unknown, path: string, key: string, rules: Rules): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Array.isArray(node) ? [] : Object.entries(node)
  const listed = Array.isArray(node) ? (node as readonly unknown[]) : []
  const entries = listed.flatMap((entry, at) => entryOf(entry, at, rules))
  const [found] = entries.flatMap((one, at) =>
    entries.slice(at + 1).flatMap((other) => (isExchanged(one, other, TELLING.has(key)) ? [one] : [])),
  )
  return [
    ...(found === undefined ? [] : [`${path}/${found.at}/${found.word}`]),
    ...listed.flatMap((entry, at) => exchangedBelow(entry, `${path}/${at}`, key, rules)),
    ...inner.flatMap(([name, value]) =>
      name === 'rules' || name === 'values' ? [] : exchangedBelow(value, below(path, name), name, rules),
    ),
  ]
}

const sharedRules = memoizePerContext(
  ({ library }: LintContext): Rules =>
    Object.assign(
      {},
      ...Object.values(library.rules).map(({ rules, features = {} }) => ({ ...features, ...rules })),
    ) as Rules,
)

/** Places by the rules that all definitions share, and by definition: few of both change between two checks. */
const exchangedIn = memoizeFor((shared: Rules) =>
  memoizeFor((definition: object) => {
    const own = Object((definition as { readonly rules?: unknown }).rules) as Rules
    return exchangedBelow(definition, '', '', { ...shared, ...own })
  }),
)

/** Reports neighbours of which each reads as the condition of the other says. */
export const lintExchangedConditions: Lint = (context) =>
  definitionFiles(context.library).flatMap(({ file, definition }): Finding[] =>
    exchangedIn(sharedRules(context))(definition).map((path) =>
      contrary(
        file,
        path,
        'This reads as the condition of an entry after it says, and that one as this: they were exchanged. Write each beside its own words.',
      ),
    ),
  )
