import type { Call } from '#definition/generated/call.ts'
import { failedCheck } from '#engine/call/check.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import type { ReadFacts } from '../facts.ts'
import { ruleInWords } from '../../languages/reader.ts'
import { Refused } from '../refused.ts'
import type { Session } from '../session.ts'
import type { Environment } from '../../store/environment.ts'

/** The rules a call's definition names, over what the server knows and, as `request`, what was sent. */
export type CheckCall = (
  call: Call,
  session: Session,
  environment: Environment,
  request: unknown,
) => Refused | undefined

/** The rules a call's definition names, validated before anything is done; a rule that is missing or unknown refuses. */
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
