import type { Call } from '#definition/generated/call.ts'
import type { Facts, LinkedRule } from '../rule/types.ts'

/** The first check of a call that does not hold; a rule that is missing or unknown does not. */
export function failedCheck(
  { checks }: Call,
  rules: ReadonlyMap<string, LinkedRule>,
  facts: Facts,
): NonNullable<Call['checks']>[number] | undefined {
  return checks?.find(({ must }) => rules.get(must)?.evaluate(facts) !== 'yes')
}
