import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { below } from '../context/nested-nodes.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { asKey, contrary, missing, unused, withNearest } from '../context/findings.ts'
import { memoizeFor } from '../context/cache.ts'
import { tablesOf } from './page-roots.ts'
import { namesItself } from '../words/copies.ts'
import { namesGiven } from '../context/roots.ts'

function namesWithin(definition: object): readonly string[] {
  const read = JSON.stringify(definition).matchAll(/\bgiven\.(\w+)/g)
  return [...new Set([...read].map((match) => match[1]!))]
}

const namesOnceRead = memoizeFor(namesWithin)

/** Returns the names read as `given.<name>`, in rules and texts too; none without a definition. */
const namesRead = (definition: object | undefined): readonly string[] =>
  definition === undefined ? [] : namesOnceRead(definition)

/** Returns the names that a page itself reads as given. */
const namesReadBy = memoizeFor((page: Page) => {
  const { given: _, ...own } = page
  return namesWithin(own)
})

/** Lists the tables and details of a page that read passed values. */
function shownOn(
  page: Page,
  { library }: LintContext,
): readonly (readonly [noun: string, id: string, definition: object | undefined])[] {
  const tables = tablesOf(page).map((id) => ['table', id, library.tables[id]] as const)
  return page.details === undefined
    ? tables
    : [...tables, ['details', page.details, library.details[page.details]]]
}

function lintPage(page: Page, context: LintContext): Finding[] {
  const file = `pages/${page.id}.page.json`
  const handed = Object.keys(page.given ?? {})
  const shown = shownOn(page, context)
  const findings = shown.flatMap(([noun, id, definition]) =>
    namesRead(definition)
      .filter((name) => !handed.includes(name))
      .map((name) =>
        missing(
          file,
          '/given',
          'given name',
          name,
          `The ${noun} '${id}' is given '${name}', and the page has none. Write under 'given' of the page where it comes from.`,
        ),
      ),
  )
  const flow = context.library.flows[page.flow ?? '']
  const taken = [
    ...shown.flatMap(([, , one]) => namesRead(one)),
    ...namesReadBy(page),
    ...(flow ? namesGiven(flow) : []),
  ]
  const isBroken =
    shown.some(([, , definition]) => definition === undefined) || (page.flow !== undefined && !flow)
  const idle = isBroken || shown.length === 0 ? [] : handed.filter((name) => !taken.includes(name))
  return [
    ...findings,
    ...idle.map((name) =>
      asKey(
        withNearest(
          {
            ...unused(
              file,
              below('/given', name),
              ['given name', name],
              `Nothing on the page takes '${name}'. Take it out.`,
            ),
            level: 'error',
          },
          name,
          taken,
        ),
      ),
    ),
  ]
}

/** Checks that a fact asks about the record of the page where it takes a name that the page is given. */
function lintFacts({ id, facts = {}, given = {} }: Page): Finding[] {
  return Object.entries(facts).flatMap(([fact, { with: requested = {} }]) =>
    Object.entries(requested).flatMap(([name, from]): Finding[] => {
      const meant = `given.${name}`
      if (!Object.hasOwn(given, name) || from === meant || typeof from !== 'string') return []
      const sentence = `The page is given '${name}', and '${fact}' asks about '${from}': it would be another record. Write '${meant}'.`
      const path = below('/facts', fact, 'with', name)
      return [{ ...contrary(`pages/${id}.page.json`, path, sentence), nearest: meant }]
    }),
  )
}

/** Reports a page called after a name that its flow may be given, where neither it nor any other page gives that name. */
function lintUngiven(
  { id, flow = '', given = {} }: Page,
  { library: { flows, pages } }: LintContext,
): Finding[] {
  const names = Object.keys(given)
  const meant = flows[flow]?.mayBeGiven?.find(
    (name) =>
      namesItself(name, id) > 0 &&
      Object.values(pages).every((page) => page.flow !== flow || !Object.hasOwn(page.given ?? {}, name)),
  )
  if (meant === undefined || names.length !== 1) return []
  const sentence = `The page gives '${names[0]!}', and no page gives its flow '${meant}', which this one is called after. Write '${meant}'.`
  return [{ ...contrary(`pages/${id}.page.json`, below('/given', names[0]!), sentence), nearest: meant }]
}

/** Checks that a page passes each value that its tables and details read as given. */
export const lintPageGiven: Lint = inEach('pages', (context, page) => [
  ...lintPage(page, context),
  ...lintFacts(page),
  ...lintUngiven(page, context),
])
