import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import type { Library } from '../../library.ts'
import { memoizeFor, memoizePerContext } from '../context/cache.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { definitionFiles } from '../context/definition-files.ts'
import { contrary } from '../context/findings.ts'
import { below } from '../context/nested-nodes.ts'
import { stemsOf } from './stems.ts'

/** Words of buttons that say how a page opens, and not which. */
const plain = new Set(
  'add all back call come every from further get give how make more new next now once open own over see select send show start take use view'.split(
    ' ',
  ),
)

const KINDS = ['pages', 'documents', 'details'] as const

type Kind = (typeof KINDS)[number]

interface Leading {
  readonly path: string
  readonly label: string
  readonly kind: Kind
  readonly target: string
}

type Node = Readonly<Record<string, unknown>>

/** Words that name another definition, with what they name. */
const NAMING: Readonly<Record<string, Kind>> = {
  page: 'pages',
  opens: 'pages',
  document: 'documents',
  details: 'details',
}

function leadingBelow(node: unknown, path: string): readonly Leading[] {
  if (typeof node !== 'object' || node === null) return []
  const { label, ...named } = node as Node
  const own = Object.entries(NAMING).flatMap(([word, kind]): Leading[] => {
    const target = named[word]
    // A column opens the row it stands in, whatever it shows of it.
    const isColumn = word === 'opens' && !path.startsWith('/rowActions')
    return isColumn || typeof label !== 'string' || typeof target !== 'string' || target.includes('/')
      ? []
      : [{ path: `${path}/${word}`, label, kind, target }]
  })
  return [...own, ...Object.entries(node).flatMap(([key, value]) => leadingBelow(value, below(path, key)))]
}

const leadingIn = memoizeFor((definition: object) => leadingBelow(definition, ''))

/** Returns everything that says what a page is about: all of its own words, and those of what stands on it. */
function wordsOf(page: Page, { flows, tables, details }: Library): string {
  const flow = flows[page.flow ?? '']
  const table = tables[page.table ?? '']
  const shown = details[page.details ?? '']
  return [
    JSON.stringify({ ...page, purpose: '' }).replaceAll(/[{}]/g, ' '),
    flow?.title,
    flow?.submit.label,
    flow?.submit.call,
    flow?.submit.noun,
    table?.title,
    table?.noun?.one,
    ...(shown?.sections ?? []).map(({ title }) => title),
  ].join(' ')
}

type About = ReadonlyMap<string, ReadonlySet<string>>

const aboutOf = memoizePerContext(({ library }: LintContext): Readonly<Record<Kind, About>> => {
  const all = <One extends { readonly id: string }>(
    those: Readonly<Record<string, One>>,
    words: (one: One) => string,
  ): About => new Map(Object.values(those).map((one) => [one.id, stemsOf(words(one), plain)]))
  return {
    pages: all(library.pages, (page) => wordsOf(page, library)),
    documents: all(library.documents, ({ id, title }) => `${id} ${title}`),
    details: all(library.details, ({ id, title, purpose }) => `${id} ${title} ${purpose}`),
  }
})

/** Returns the name that is all of what a label says, the last word first: ‘Contact support’ is about support. */
function meantBy(read: ReadonlySet<string>, names: Iterable<string>): string | undefined {
  const order = [...read]
  const [best] = [...names]
    .map((name) => [name, [...stemsOf(name, plain)]] as const)
    .filter(([, stems]) => stems.length > 0 && stems.every((stem) => read.has(stem)))
    .map(([name, stems]) => [name, Math.max(...stems.map((stem) => order.indexOf(stem)))] as const)
    .toSorted(([, one], [, other]) => other - one)
  return best?.[0]
}

const nouns: Readonly<Record<Kind, string>> = { pages: 'page', documents: 'document', details: 'details' }

/** Reports words about one page, document or record beside the name of another one. */
export const lintNamedPages: Lint = (context) => {
  const about = aboutOf(context)
  return definitionFiles(context.library).flatMap(({ file, definition }) =>
    leadingIn(definition).flatMap(({ path, label, kind, target }): Finding[] => {
      const own = about[kind].get(target)
      const read = stemsOf(label, plain)
      if (own === undefined || read.size === 0 || [...read].some((stem) => own.has(stem))) return []
      const meant = meantBy(read, about[kind].keys())
      if (meant === undefined) return []
      const sentence = `‘${label}’ is about the ${nouns[kind]} '${meant}', and '${target}' is named. Name '${meant}', or say what it is.`
      return [{ ...contrary(file, path, sentence), nearest: meant }]
    }),
  )
}
