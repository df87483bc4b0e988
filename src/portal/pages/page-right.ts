import type { Page } from '#definition/generated/page.ts'
import { judgePermission } from '#engine/permission/judge.ts'
import { linkOwnRules } from '#engine/relevance/own-rules.ts'
import { rolesOf, type Signed } from '../session/session-context.ts'

/** Whether a person may open a page, and if not, why: in the words of the permission or of the page. */
export type PageRight =
  | { readonly kind: 'open' }
  | { readonly kind: 'shut'; readonly says: string | undefined }
  /** A feature that is not enabled. */
  | { readonly kind: 'off' }
  | { readonly kind: 'broken'; readonly sentences: readonly string[] }

/** Only yes opens: the permission of the page, its feature and its gate, both over the facts of this moment (law 1). */
export function pageRight(
  page: Page,
  { definitions, session, facts }: Pick<Signed, 'definitions' | 'session' | 'facts'>,
): PageRight {
  const { permission, feature, gate } = page
  if (permission !== undefined) {
    const verdict = judgePermission(definitions.permissions, permission, { roles: rolesOf(session), facts })
    if (verdict !== 'yes') return { kind: 'shut', says: definitions.library.permissions[permission]?.refusal }
  }
  const asked: readonly (readonly [string | undefined, PageRight])[] = [
    [feature, { kind: 'off' }],
    [gate, page.refusal === undefined ? { kind: 'off' } : { kind: 'shut', says: page.refusal }],
  ]
  const { problems } = linkOwnRules(page.rules ?? {}, definitions.rules)
  for (const [name, right] of asked) {
    if (name === undefined) continue
    const found = problems.filter(({ path }) => path.startsWith(`/rules/${name}/`))
    if (found.length > 0) return { kind: 'broken', sentences: found.map(({ sentence }) => sentence) }
    const rule = ruleOf(page, name, definitions.rules)
    if (!rule) return { kind: 'broken', sentences: [`The rule '${name}' is missing.`] }
    if (rule.judge(facts) !== 'yes') return right
  }
  return { kind: 'open' }
}

/** A rule a page names, its own first. */
export function ruleOf(page: Page, name: string, shared: Signed['definitions']['rules']) {
  return linkOwnRules(page.rules ?? {}, shared).rules.get(name)
}
