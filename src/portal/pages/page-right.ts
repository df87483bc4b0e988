import type { Page } from '#definition/generated/page.ts'
import { rightToPage, type PageRight } from '#engine/page/right.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import { rolesOf, type Signed } from '../session/session-context.ts'

export type { PageRight }

/** Evaluates whether the signed-in person may open a page. */
export function pageRight(
  page: Page,
  { definitions, session, facts }: Pick<Signed, 'definitions' | 'session' | 'facts'>,
): PageRight {
  const { permissions, rules } = definitions
  return rightToPage(page, { permissions, rules, roles: rolesOf(session), facts })
}

/** Finds the rule that a page names, first among its own. */
export function ruleOf(page: Page, name: string, shared: Signed['definitions']['rules']) {
  return linkOwnRules(page.rules ?? {}, shared).rules.get(name)
}
