import type { Call } from '#definition/generated/call.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'

/** Returns the first check of a call that fails; a missing or unknown rule fails. */
export function failedCheck(
  { checks }: Call,
  rules: ReadonlyMap<string, LinkedRule>,
  facts: Facts,
): NonNullable<Call['checks']>[number] | undefined {
  return checks?.find(({ must }) => rules.get(must)?.evaluate(facts) !== 'yes')
}
