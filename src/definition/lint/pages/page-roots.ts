import type { SchemaNode } from '../../facts/fact-type.ts'
import type { Page, Tabs } from '../../generated/page.ts'
import type { LintContext } from '../context/context.ts'
import { memoizeFor, memoizePerThing } from '../context/cache.ts'
import { answerOf, globalRoots, type FactRoots } from '../context/roots.ts'

/** Returns the answer schemas of the facts of a page or table, by name. */
export function factRoots(
  context: LintContext,
  facts: Page['facts'],
): readonly (readonly [string, SchemaNode])[] {
  return Object.entries(facts ?? {}).map(([name, { call }]) => [name, answerOf(context, call)] as const)
}

/**
 * Returns the facts a page may pass on and use in calls: the globals and its address with any query
 * parameter.
 */
export function addressRoots(context: LintContext): FactRoots {
  return new Map([...globalRoots(context), ['address', {}]])
}

/** Returns the facts for a page's rules and banners: passed values and the facts it loads. */
export function pageRoots(context: LintContext, page: Page): FactRoots {
  return new Map([...addressRoots(context), ['given', givenNode([page])], ...factRoots(context, page.facts)])
}

/** Returns the values that pages pass to a table they show. */
export const givenToTable = memoizePerThing((context, table: string) =>
  givenBy(context, (page) => tablesOf(page).includes(table)),
)

/** Returns the values that pages pass to the details they show. */
export const givenToDetails = memoizePerThing((context, details: string) =>
  givenBy(context, (page) => page.details === details),
)

/** A page that could not be read may pass anything. */
function givenBy({ library, unread }: LintContext, isMeant: (page: Page) => boolean): SchemaNode {
  return unread?.['pages'] === undefined ? givenNode(Object.values(library.pages).filter(isMeant)) : {}
}

function givenNode(pages: readonly Page[]): SchemaNode {
  const names = pages.flatMap(({ given }) => Object.keys(given ?? {}))
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, {}])),
    additionalProperties: false,
  }
}

/** The tables a page shows, in tabs or not. */
export const tablesOf = memoizeFor(({ table, tabs }: Page): readonly string[] => [
  ...(table === undefined ? [] : [table]),
  ...tablesIn(tabs),
])

function tablesIn(tabs: Tabs | undefined): readonly string[] {
  return (tabs?.items ?? []).flatMap((tab) => [
    ...(tab.table === undefined ? [] : [tab.table]),
    ...tablesIn(tab.tabs),
  ])
}
