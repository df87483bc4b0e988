import type { Page } from '#definition/generated/page.ts'
import { evaluatePermission } from '../permission/verdict.ts'
import type { LinkedPermissions } from '../permission/link.ts'
import { linkOwnRules } from '../relevance/own-rules.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'

/** Whether a person may open a page, and if not, why: in the words of the permission or of the page. */
export type PageRight =
  | { readonly kind: 'open' }
  | { readonly kind: 'shut'; readonly says: string | undefined }
  /** A feature that is not enabled. */
  | { readonly kind: 'off' }
  | { readonly kind: 'broken'; readonly sentences: readonly string[] }

/** Person that opens a page, and the definitions. */
export interface PageContext {
  readonly permissions: LinkedPermissions
  /** The shared rules. */
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly roles: readonly string[]
  readonly facts: Facts
}

/** Only yes opens: the permission of the page, its feature and its gate, both over the facts of this moment (law 1). */
export function rightToPage(page: Page, { permissions, rules, roles, facts }: PageContext): PageRight {
  const { permission, feature, gate } = page
  if (permission !== undefined && evaluatePermission(permissions, permission, { roles, facts }) !== 'yes')
    return { kind: 'shut', says: permissions.get(permission)?.definition.refusal }
  const requested: readonly (readonly [string | undefined, PageRight])[] = [
    [feature, { kind: 'off' }],
    [gate, page.refusal === undefined ? { kind: 'off' } : { kind: 'shut', says: page.refusal }],
  ]
  const own = linkOwnRules(page.rules ?? {}, rules)
  for (const [name, right] of requested) {
    if (name === undefined) continue
    const found = own.problems.filter(({ path }) => path.startsWith(`/rules/${name}/`))
    if (found.length > 0) return { kind: 'broken', sentences: found.map(({ sentence }) => sentence) }
    const rule = own.rules.get(name)
    if (!rule) return { kind: 'broken', sentences: [`The rule '${name}' is missing.`] }
    if (rule.evaluate(facts) !== 'yes') return right
  }
  return { kind: 'open' }
}
