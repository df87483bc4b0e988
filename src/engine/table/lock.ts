import type { Facts } from '../rule/types.ts'
import type { LinkedTable } from './types.ts'

/** Returns the definition's reason why the action for a new row is closed; undefined while it is open. */
export function lockOfAction({ definition, rules }: LinkedTable, facts: Facts): string | undefined {
  const { lockWhen, says } = definition.action ?? {}
  if (lockWhen === undefined || rules.get(lockWhen)?.evaluate(facts) !== 'yes') return undefined
  return says
}
