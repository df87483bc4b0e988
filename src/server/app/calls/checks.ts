import type { Call } from '#definition/generated/call.ts'
import { failedCheck } from '#engine/call/check.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { ReadFacts } from '../facts.ts'
import { ruleInWords } from '../../languages/reader.ts'
import { Refused } from '../refused.ts'
import type { Session } from '../session.ts'
import type { Environment } from '../../store/environment.ts'

/**
 * Evaluates the rules named by a call's definition, over the server's facts and, as `request`, the body sent.
 */
export type CheckCall = (
  call: Call,
  session: Session,
  environment: Environment,
  request: unknown,
) => Refused | undefined

/**
 * Returns the check of a call's rules, made before the handler runs; a missing or unknown rule refuses the
 * call.
 */
export const createChecks =
  (rules: ReadonlyMap<string, LinkedRule>, readFacts: ReadFacts): CheckCall =>
  (call, session, environment, request) => {
    if (!call.checks) return undefined
    const facts = { ...readFacts(session, environment), request }
    const failed = failedCheck(call, rules, facts)
    if (!failed) return undefined
    const at = failed.at
      ? [
          {
            path: failed.at,
            keyword: failed.must,
            message: ruleInWords(failed.must) ?? rules.get(failed.must)?.says ?? '',
          },
        ]
      : []
    return new Refused(failed.fault, { fields: at })
  }
