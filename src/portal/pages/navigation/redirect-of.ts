import type { Page } from '#definition/generated/page.ts'
import type { Signed } from '../../session/session-context.ts'
import { linkedPages } from './linked-pages.ts'
import { ruleOf } from '../page-right.ts'

/** Where a page that is offered is opened. */
export const offeredAt = (page: Page, signed: Pick<Signed, 'definitions' | 'session' | 'facts'>): string =>
  (redirectOf(page, signed) !== undefined && page.offered?.redirect) || page.path

/** Where a page leads this person instead, if it does; the first of its links only where one may be opened. */
export function redirectOf(
  page: Page,
  signed: Pick<Signed, 'definitions' | 'session' | 'facts'>,
): string | undefined {
  const { redirect, redirectWhen } = page
  const isLed =
    redirectWhen === undefined ||
    ruleOf(page, redirectWhen, signed.definitions.rules)?.evaluate(signed.facts) === 'yes'
  if (!isLed) return undefined
  return redirect === 'first' ? linkedPages(page, signed)[0]?.path : redirect
}
