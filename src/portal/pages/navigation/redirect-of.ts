import type { Page } from '#definition/generated/page.ts'
import type { Signed } from '../../session/session-context.ts'
import { linkedPages } from './linked-pages.ts'
import { ruleOf } from '../page-right.ts'

/** Returns the address that opens an offered page. */
export const offeredAt = (page: Page, signed: Pick<Signed, 'definitions' | 'session' | 'facts'>): string =>
  (redirectOf(page, signed) !== undefined && page.offered?.redirect) || page.path

/** Returns the address a page redirects this person to, if any: the first linked page that they may open. */
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
