import type { Page } from '#definition/generated/page.ts'
import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { routePath } from '../definitions/address.ts'
import { withNotices } from '../server/notices.ts'
import type { Signed } from '../session/session-context.ts'
import { askRows } from './lazy-pages.ts'
import { pageAt } from '#engine/page/page-at.ts'
import { pageRight, ruleOf } from './page-right.ts'
import { openTabs } from '#engine/page/tabs.ts'

export type SignedNow = Pick<Signed, 'definitions' | 'session' | 'facts' | 'client'> & {
  /** The zone times are shown in. */
  readonly zone: string
}

/** The table that shows first: the one of the page, or of the tab the address opens. */
function tableShown(
  { table, tabs }: Pick<Page, 'table' | 'tabs'>,
  search: URLSearchParams,
  isOpen: (gate: string) => boolean,
): string | undefined {
  if (table !== undefined || !tabs) return table
  const there = openTabs(tabs, isOpen)
  const open = there.find(({ id }) => id === search.get(tabs.parameter)) ?? there[0]
  return open && tableShown(open, search, isOpen)
}

/**
 * Requests the rows of the page as soon as the session is known, while the shell renders. Pages with facts or
 * redirects wait for those.
 */
export function askRowsAt(
  { pathname, search: words }: Location,
  signed: SignedNow,
  queries: QueryClient,
): void {
  const { definitions, session, client, zone } = signed
  const { pages, faults } = definitions.library
  const page = pageAt(pathname, pages)
  if (!page || !session.person.viewedDisclosure || pageRight(page, signed).kind !== 'open') return
  if (page.facts ?? page.given ?? page.redirectWhen ?? page.over) return
  const search = new URLSearchParams(words)
  const address = { ...Object.fromEntries(search), ...matchPath(routePath(page.path), pathname)?.params }
  const facts = { ...signed.facts, address, given: {} }
  const isOpen = (gate: string) => ruleOf(page, gate, definitions.rules)?.evaluate(facts) === 'yes'
  const table = tableShown(page, search, isOpen)
  if (table === undefined) return
  const services = { call: withNotices(client, faults) }
  // The table requests the rows again and shows the error.
  void askRows(table, signed, { search, context: { facts, zone }, services, queries }).catch(() => undefined)
}
