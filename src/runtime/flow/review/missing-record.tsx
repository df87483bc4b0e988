import { use } from 'react'
import { pathsIn } from '#engine/call/body.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { isUnknown } from '../../call/refusal.ts'
import { Missing } from '../../details/missing-record.tsx'
import { RecordDetailsContext } from './record-dialog.tsx'
import type { SupplyState } from '../run/use-supplies.ts'

type Fact = NonNullable<FlowStore['flow']['definition']['facts']>[string]

/** Asked for by what was handed over, such as the address, and by nothing a person may answer otherwise. */
function isHandedOver({ with: by = {} }: Fact): boolean {
  const roots = pathsIn(by).map((path) => path.split('.')[0])
  return roots.includes('given') && roots.every((root) => root === 'given' || root === 'session')
}

/** What a flow shall work on that the server does not know. */
export function missingFact({ flow }: FlowStore, supplies: readonly SupplyState[]): Fact | undefined {
  const unknown = supplies.filter(({ refusal }) => refusal && isUnknown(refusal))
  return unknown
    .flatMap(({ needed }) => (needed.for === 'fact' ? (flow.definition.facts?.[needed.name] ?? []) : []))
    .find(isHandedOver)
}

/** Stands in place of the flow: asking again cannot help. */
export function MissingRecord({ fact }: { readonly fact: Fact }) {
  const detailsOf = use(RecordDetailsContext)
  return <Missing definition={fact.missing === undefined ? undefined : detailsOf(fact.missing)?.definition} />
}
