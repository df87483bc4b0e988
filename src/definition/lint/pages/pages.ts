import type { Finding } from '../../finding.ts'
import type { Page, Tabs } from '../../generated/page.ts'
import { inEach } from '../context/each.ts'
import type { Lint, LintContext } from '../context/context.ts'
import { caused, error, repeated, unknownName } from '../context/findings.ts'
import { namesOf } from '../context/names-of.ts'

interface PlacedTab {
  readonly path: string
  readonly tab: Tabs['items'][number]
  readonly siblings: Tabs['items']
  readonly at: number
}

function tabsIn(tabs: Tabs | undefined, path: string): PlacedTab[] {
  const items = tabs?.items ?? []
  return items.flatMap((tab, at) => {
    const own = `${path}/items/${at}`
    return [{ path: own, tab, siblings: items, at }, ...tabsIn(tab.tabs, `${own}/tabs`)]
  })
}

function lintTab(file: string, { path, tab, siblings, at }: PlacedTab, context: LintContext): Finding[] {
  const before = siblings.slice(0, at).filter((other) => other.id === tab.id)
  return [
    ...unknownName(file, `${path}/table`, 'table', tab.table, namesOf(context, 'tables')),
    ...(before.some((other) => other.gate === undefined || other.gate === tab.gate)
      ? [
          repeated(
            file,
            `${path}/id`,
            `Another tab '${tab.id}' always shows instead: give the first one a gate.`,
          ),
        ]
      : []),
    ...(tab.table === undefined && tab.tabs === undefined
      ? [error(file, path, `The tab '${tab.id}' shows nothing: name a table, or tabs of its own.`)]
      : []),
  ]
}

function parametersIn(tabs: Tabs | undefined, outer: readonly string[], path: string): [string, string][] {
  if (tabs === undefined) return []
  const { parameter, items } = tabs
  const twice: [string, string][] = outer.includes(parameter) ? [[`${path}/parameter`, parameter]] : []
  return [
    ...twice,
    ...items.flatMap((tab, at) => parametersIn(tab.tabs, [...outer, parameter], `${path}/items/${at}/tabs`)),
  ]
}

/** Words of the address that tabs and the filters of their tables would fight for. */
function lintAddress(file: string, page: Page, tabs: readonly PlacedTab[], context: LintContext): Finding[] {
  const parameters = new Set([page.tabs?.parameter, ...tabs.map(({ tab }) => tab.tabs?.parameter)])
  const tables = [page.table, ...tabs.map(({ tab }) => tab.table)]
  const filters = tables.flatMap((id) =>
    id === undefined ? [] : (context.library.tables[id]?.filters ?? []),
  )
  const ids = new Set(filters.map(({ id }) => id))
  return [...ids]
    .filter((id) => parameters.has(id))
    .map((id) =>
      error(
        file,
        '/tabs',
        `'${id}' names a tab and a filter; the address can hold only one. Give one of them another name.`,
      ),
    )
}

function parentsOf(page: Page, pages: Readonly<Record<string, Page>>): string[] {
  const found: string[] = []
  for (let next = page.parent; next !== undefined && !found.includes(next); next = pages[next]?.parent)
    found.push(next)
  return found
}

/** Reports the pages of a cycle once. */
const cycleFinding = (file: string, id: string, parents: readonly string[]): Finding =>
  caused(
    `circle of ${parents.toSorted().join(' ')}`,
    file,
    '/parent',
    `'${id}' stands above itself.${parents.length > 1 ? ` The way up is ${[id, ...parents].join(' → ')}.` : ''} Name a page that stands above it.`,
  )

/**
 * Checks the pages that a page names without linking to them: where it is offered, and the subjects of its
 * cards.
 */
const lintNamed = (file: string, { offered, intro, cards = [] }: Page, context: LintContext): Finding[] => [
  ...unknownName(file, '/intro/page', 'page', intro?.page, namesOf(context, 'pages')),
  ...unknownName(file, '/intro/after', 'limit', intro?.after, namesOf(context, 'limits')),
  ...(offered?.beside ?? []).flatMap((id, at) =>
    unknownName(file, `/offered/beside/${at}`, 'page', id, namesOf(context, 'pages')),
  ),
  ...cards.flatMap((card, at) =>
    typeof card === 'string' || card.of === undefined
      ? []
      : unknownName(file, `/cards/${at}/of`, 'page', card.of, namesOf(context, 'pages')),
  ),
]

/**
 * Checks that tables, tabs and cards of pages exist, that no page is its own parent, and that no tab hides
 * another.
 */
export const lintPages: Lint = inEach('pages', (context, page) => {
  const file = `pages/${page.id}.page.json`
  const tabs = tabsIn(page.tabs, '/tabs')
  return [
    ...unknownName(file, '/table', 'table', page.table, namesOf(context, 'tables')),
    ...lintNamed(file, page, context),
    ...(page.cards ?? []).flatMap((card, at) =>
      typeof card === 'string'
        ? []
        : unknownName(
            file,
            `/cards/${at}/permission`,
            'permission',
            card.permission,
            namesOf(context, 'permissions'),
          ),
    ),
    ...tabs.flatMap((tab) => lintTab(file, tab, context)),
    ...parametersIn(page.tabs, [], '/tabs').map(([path, name]) =>
      error(
        file,
        path,
        `The tabs around these already use '${name}' in the address. Give these another 'parameter'.`,
      ),
    ),
    ...lintAddress(file, page, tabs, context),
    ...(parentsOf(page, context.library.pages).includes(page.id)
      ? [cycleFinding(file, page.id, parentsOf(page, context.library.pages))]
      : []),
  ]
})
