import { use } from 'react'
import { pathsIn } from '#engine/call/body.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { isUnknown } from '../../call/refusal.ts'
import { Missing } from '../../details/missing-record.tsx'
import { RecordDetailsContext } from './record-dialog.tsx'
import type { SupplyState } from '../run/use-supplies.ts'

type Fact = NonNullable<FlowStore['flow']['definition']['facts']>[string]

/** Tells whether a fact depends only on passed values, such as the address, and on no answer. */
function isHandedOver({ with: by = {} }: Fact): boolean {
  const roots = pathsIn(by).map((path) => path.split('.')[0])
  return roots.includes('given') && roots.every((root) => root === 'given' || root === 'session')
}

/** Returns the first fact whose record, passed to the flow, the server does not have. */
function missingFact({ flow }: FlowStore, supplies: readonly SupplyState[]): Fact | undefined {
  const unknown = supplies.filter(({ refusal }) => refusal && isUnknown(refusal))
  return unknown
    .flatMap(({ needed }) => (needed.for === 'fact' ? (flow.definition.facts?.[needed.name] ?? []) : []))
    .find(isHandedOver)
}

/**
 * Tells whether a flow cannot run on the passed values: the record is missing, or does not allow the flow.
 */
export function isClosed(store: FlowStore, supplies: readonly SupplyState[]): boolean {
  const { definition, rules } = store.flow
  const rule = rules.get(definition.closed?.unless ?? '')
  return missingFact(store, supplies) !== undefined || rule?.evaluate(store.facts()) === 'no'
}

export interface ClosedFlowProps {
  readonly store: FlowStore
  readonly supplies: readonly SupplyState[]
}

/** Replaces the flow if trying again cannot help. */
export function ClosedFlow({ store, supplies }: ClosedFlowProps) {
  const detailsOf = use(RecordDetailsContext)
  const fact = missingFact(store, supplies)
  const { closed } = store.flow.definition
  if (!fact) return <Missing definition={closed && { missing: closed }} />
  return <Missing definition={fact.missing === undefined ? undefined : detailsOf(fact.missing)?.definition} />
}
