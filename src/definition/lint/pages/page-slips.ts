import type { Finding } from '../../finding.ts'
import type { Page } from '../../generated/page.ts'
import { templateOf } from '../../page-template.ts'
import { formulaOf, type Formula } from '../../truth/formula.ts'
import { satisfy } from '../../truth/satisfaction.ts'
import { memoizePerContext } from '../context/cache.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { astray, derived, error } from '../context/findings.ts'
import { reachOf } from '../rules/rule-reach.ts'
import { namesItself } from '../words/copies.ts'
import { linkedFrom } from './page-links.ts'
import { parametersOf } from './page-over.ts'
import { tablesOf } from './page-roots.ts'

const SEGMENT = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[A-Za-z]\w*\})$/

/** Checks that an address is in lower case, with its parameters in braces. */
function lintPath(file: string, { path }: Page): Finding[] {
  const wrong = path
    .split('/')
    .slice(1)
    .find((part) => !SEGMENT.test(part))
  if (wrong === undefined) return twiceIn(file, path)
  if (wrong === '' && path !== '/')
    return [error(file, '/path', 'A slash stands at the end, or two stand together. Take one of them out.')]
  const name = /^[:[$<*]\W*(\w+)/.exec(wrong)?.[1]
  const sentence =
    name === undefined
      ? `'${wrong}' is no part of an address: write small letters, digits and hyphens, and {name} for what changes.`
      : `'${wrong}' would stand in the address as it is written. Write {${name}} for what changes.`
  return [error(file, '/path', sentence)]
}

/** Checks that each parameter of an address has a name of its own. */
function twiceIn(file: string, path: string): Finding[] {
  const names = parametersOf({ path })
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  const sentence = `{${twice}} stands twice in the address, and can be only one thing. Keep one of both, or call the other one otherwise.`
  return twice === undefined ? [] : [error(file, '/path', sentence)]
}

function lintLinks(file: string, page: Page): Finding[] {
  const links = linkedFrom(page)
  return links.flatMap(([path, name], at) => {
    const first = links.find(([, other]) => other === name)
    if (name === page.id) return [error(file, path, `The page leads to itself. Take '${name}' out.`)]
    return first === undefined || links.indexOf(first) === at
      ? []
      : [error(file, path, `'${name}' is linked here already, at ${first[0]}. Keep one of the two.`)]
  })
}

/** Checks that a page is among the links of its parent, otherwise nothing leads to it. */
function lintParent(file: string, page: Page, { library }: LintContext): Finding[] {
  const { id, parent, navigation } = page
  const above = library.pages[parent ?? '']
  if (above === undefined) return []
  const links = linkedFrom(above)
  const isListed = links.length === 0 || links.some(([, name]) => name === id)
  const others = Object.values(library.pages).filter((one) => linkedFrom(one).some(([, name]) => name === id))
  const [other] = others
  if (isListed) return []
  if (other === undefined) {
    // A page with a parameter is opened from a row or record, and one in the sidebar from there.
    if (navigation !== undefined || parametersOf(page).length > 0) return []
    // A link to no page has its own finding, and may be meant for this one.
    if (links.some(([, name]) => library.pages[name] === undefined)) return []
    const message = `'${id}' stands below this page and is not among its links, so that nobody finds it. Name it here, or give it no 'parent'.`
    return [error(`pages/${above.id}.page.json`, '/links', message)]
  }
  const sentence = `'${parent}' does not lead here; '${other.id}' does. Write "parent": "${other.id}", or link it from '${parent}' instead.`
  return [{ ...error(file, '/parent', sentence), nearest: other.id }]
}

/** Reports a parent, or a page below, in another part of the portal than the address, which says where people are. */
function lintBranch(file: string, { id, path, parent, over }: Page, { library }: LintContext): Finding[] {
  const word = parent === undefined ? 'over' : 'parent'
  const above = library.pages[parent ?? over ?? '']
  if (above === undefined || path.startsWith(above.path)) return []
  const [own] = Object.values(library.pages)
    .filter((page) => page.id !== id && page.path !== '/' && path.startsWith(`${page.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)
  if (own === undefined || above.path.startsWith(own.path)) return []
  const sentence = `The address stands below '${own.path}', and the way back would lead to '${above.path}'. Name the page '${own.id}'.`
  return [{ ...astray(file, `/${word}`, sentence), nearest: own.id }]
}

/** Checks that a page has each card once, except for two of which only one can show. */
function lintCards(page: Page, context: LintContext): Finding[] {
  const { file, find, context: scope } = reachOf(`pages/${page.id}.page.json`, page.rules, context)
  const cards = (page.cards ?? []).map((card) => (typeof card === 'string' ? { card } : card))
  return cards.flatMap((card, at) => {
    const twin = cards.slice(0, at).find((other) => {
      if (other.card !== card.card || ('of' in other && other.of) !== ('of' in card && card.of)) return false
      const gates = [other, card].flatMap((one) =>
        'gate' in one && one.gate !== undefined ? [one.gate] : [],
      )
      // A missing rule has its own finding.
      if (gates.some((rule) => find(rule) === undefined)) return false
      const all: Formula = { kind: 'all', of: gates.map((rule) => formulaOf({ rule }, find)) }
      return gates.length < 2 || satisfy(all, scope)?.yes !== undefined
    })
    return twin === undefined
      ? []
      : [
          error(
            file,
            `/cards/${at}`,
            `The card '${card.card}' stands on this page already. Keep one of the two.`,
          ),
        ]
  })
}

/** Checks that a page without redirect has a template that fits its contents. */
function lintShown(file: string, page: Page, { library }: LintContext): Finding[] {
  return page.redirect !== undefined || templateOf(page, library) !== undefined
    ? []
    : [
        error(
          file,
          '',
          "Nothing stands on this page: name a 'table', 'details', a 'flow', 'cards' or 'links', or take the page out.",
        ),
      ]
}

/** Returns the tables of all pages, as often as they are shown. */
const tablesShown = memoizePerContext(({ library: { pages } }) =>
  Object.values(pages).flatMap((page) => tablesOf(page)),
)

/** Returns the table that a page is called after and no page shows, where it shows the table of another page. */
export function tableMeant({ id, table }: Page, context: LintContext): string | undefined {
  const shown = tablesShown(context)
  if (table === undefined || shown.indexOf(table) === shown.lastIndexOf(table)) return undefined
  return Object.keys(context.library.tables).find(
    (name) => !shown.includes(name) && namesItself(id, name) > namesItself(id, table),
  )
}

/** Reports a page with the table of another page, where a table that it is called after is shown by none. */
function lintTable(file: string, page: Page, context: LintContext): Finding[] {
  const meant = tableMeant(page, context)
  if (meant === undefined) return []
  const sentence = `Another page shows the table '${page.table}', and no page shows '${meant}', which this one is called after. Name '${meant}'.`
  return [{ ...error(file, '/table', sentence), nearest: meant }]
}

/** Reports a page that shows the details of another page, where details of its own name are shown by none. */
function lintDetails(
  file: string,
  { id, details = id }: Page,
  { library: { pages, details: all } }: LintContext,
): Finding[] {
  const isOther = details !== id && all[id] !== undefined && pages[details]?.details === details
  if (!isOther || Object.values(pages).some((page) => page.details === id)) return []
  const sentence = `The page '${details}' shows these details, and no page shows those that are called '${id}'. Name '${id}'.`
  return [{ ...error(file, '/details', sentence), nearest: id }]
}

/**
 * Checks that a page with only a table has the table's permission, so that readers of the rows reach them.
 */
function lintPermission(
  file: string,
  { permission, table, flow, details, tabs }: Page,
  { library }: LintContext,
): Finding[] {
  const rows = library.tables[table ?? '']
  if (
    rows === undefined ||
    permission === undefined ||
    flow !== undefined ||
    details !== undefined ||
    tabs !== undefined
  )
    return []
  const other = library.permissions[permission]
  if (rows.permission === permission || other === undefined || !permission.endsWith('.write')) return []
  const sentence = `The page asks for '${permission}', and the rows of '${table}' for '${rows.permission}': who may read them would not come here. Let both ask for the same.`
  return [{ ...derived(file, '/permission', sentence), nearest: rows.permission }]
}

/** Checks that the step parameter is in the path and nothing else reads it. */
function lintStep(file: string, page: Page, { library }: LintContext): Finding[] {
  const { stepParameter, path, details } = page
  const own = parametersOf(page)
  if (stepParameter === undefined || own.includes(stepParameter)) return []
  const others = [page.over, page.parent].flatMap((name) =>
    parametersOf(library.pages[name ?? ''] ?? { path: '' }),
  )
  const read = JSON.stringify([page, library.details[details ?? '']?.record ?? {}])
  const idle = own.find((name) => !others.includes(name) && !read.includes(`.${name}"`))
  return idle === undefined
    ? []
    : [
        {
          ...derived(
            file,
            '/stepParameter',
            `'${path}' has no {${stepParameter}}, and nothing reads its {${idle}}: write '${idle}', so that the step stands in the address.`,
          ),
          nearest: idle,
        },
      ]
}

/** Checks the addresses, links, cards and parents of pages. */
export const lintPageSlips: Lint = inEach('pages', (context, page) => {
  const file = `pages/${page.id}.page.json`
  return [
    ...lintPath(file, page),
    ...lintShown(file, page, context),
    ...lintDetails(file, page, context),
    ...lintTable(file, page, context),
    ...lintPermission(file, page, context),
    ...lintStep(file, page, context),
    ...lintLinks(file, page),
    ...lintParent(file, page, context),
    ...lintBranch(file, page, context),
    ...lintCards(page, context),
  ]
})
