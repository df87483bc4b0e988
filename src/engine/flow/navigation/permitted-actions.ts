import type { StepAction } from '#definition/generated/flow.ts'
import { readFact } from '../state/read-fact.ts'
import type { Run } from '../state/run.ts'

/** Tells whether the person has a permission; without a statement, no (law 1). */
export function isPermitted(run: Run, permission: string | undefined): boolean {
  if (permission === undefined) return true
  if (run.permissions) return run.permissions.has(permission)
  const stored = readFact(run, 'session.permissions')
  return Array.isArray(stored) && stored.includes(permission)
}

/** Returns the actions of a step that are permitted and whose rule is true. */
export function actionsNow(run: Run, step: string): readonly StepAction[] {
  const actions = run.shown.get(step)?.definition.actions ?? []
  return actions.filter(({ permission, showWhen }) => {
    const isRequested = showWhen === undefined || run.flow.rules.get(showWhen)!.evaluate(run.scope) === 'yes'
    return isRequested && isPermitted(run, permission)
  })
}
