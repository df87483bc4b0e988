import { use, type ReactNode } from 'react'
import type { Facts, LinkedRule } from '#engine/rule/types.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { Broken } from './broken-page.tsx'
import { RightsContext } from './rights.ts'

export interface GateProps {
  readonly permission?: string
  /** A rule that must be yes as well, over these facts. */
  readonly rule?: LinkedRule
  readonly facts?: Facts
  /** Errors of a definition that does not load, shown instead (rule 16). */
  readonly broken?: readonly string[]
  /** Shown instead of the no-permission view; null shows nothing. */
  readonly fallback?: ReactNode
  readonly children: ReactNode
}

/** Shows its contents only if permission and rule are known to be true (law 1). */
export function Gate({ permission, rule, facts, broken, fallback, children }: GateProps) {
  const rights = use(RightsContext)
  if (broken && broken.length > 0) return <Broken sentences={broken} />
  const right = permission === undefined ? undefined : rights(permission)
  const outcome = rule ? rule.evaluate(facts ?? {}) : undefined
  const requested = [right?.verdict, outcome].filter((verdict) => verdict !== undefined)
  if (requested.length > 0 && requested.every((verdict) => verdict === 'yes')) return children
  if (fallback !== undefined) return fallback
  const says = right && right.verdict !== 'yes' ? right.refusal : undefined
  return <EmptyState kind="no-permission" says={says} />
}
