import type { Call } from '#definition/generated/call.ts'
import type { LinkedRule } from '#engine/rule/types.ts'

/** Rules and session facts that decide the base address of calls; the facts are absent before sign-in. */
export interface ApiBaseParts {
  readonly rules: ReadonlyMap<string, LinkedRule>
  readonly facts: () => Readonly<Record<string, unknown>> | undefined
}

/** Returns the base address of a call. */
export type ApiBase = (call: Pick<Call, 'secondWhen'>) => string

/**
 * Returns /api/v1 as the base of a call. A call that says so uses the second API while its rule is true and
 * the deployer names one (FLG-036, API-026).
 */
export function createApiBase({ rules, facts }: ApiBaseParts): ApiBase {
  return ({ secondWhen }) => {
    const existing = facts()
    const own = `${location.origin}/api/v1`
    if (secondWhen === undefined || existing === undefined) return own
    const { secondApi } = Object(existing['configuration']) as { secondApi?: string }
    return secondApi !== undefined && rules.get(secondWhen)?.evaluate(existing) === 'yes' ? secondApi : own
  }
}
