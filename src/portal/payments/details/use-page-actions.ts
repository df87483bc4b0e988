import type { Details } from '#definition/generated/details.ts'
import type { LinkedRule } from '#engine/rule/types.ts'
import { useMemo } from 'react'
import { valuesOf } from '../../pages/navigation/action-values.ts'
import { useRouteTo } from '../../pages/navigation/use-route-to.ts'
import { useSigned } from '../../session/session-context.ts'

export interface PageAction {
  readonly id: string
  readonly label: string
  readonly go: () => void
  /** It mends what went wrong, so it stands beside the reason. */
  readonly isMain: boolean
}

/** The pages that the details of a payment offer to this person now. */
export function usePageActions(
  { actions = [] }: Details,
  rules: ReadonlyMap<string, LinkedRule> | undefined,
  payment: unknown,
): readonly PageAction[] {
  const { facts } = useSigned()
  const routeTo = useRouteTo()
  return useMemo(() => {
    const existing = { ...facts, record: payment }
    return actions.flatMap((action) => {
      if (!('page' in action) || payment === undefined) return []
      if (action.when !== undefined && rules?.get(action.when)?.evaluate(existing) !== 'yes') return []
      const go = routeTo(action.page, valuesOf(action, payment))
      return go ? [{ id: action.id, label: action.label, go, isMain: action.main === true }] : []
    })
  }, [actions, rules, payment, facts, routeTo])
}
