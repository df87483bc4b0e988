import type { ConfirmedFact } from '#definition/generated/machine.ts'
import { FactValue } from '../details/facts/fact-value.tsx'
import { plainValue } from '../details/facts/plain-value.ts'
import { readAt } from '../details/read-at.ts'
import '../details/facts/fact-lines.css'

export interface MoveFactsProps {
  readonly facts: readonly ConfirmedFact[] | undefined
  readonly record: unknown
}

/** Facts of the record that the person decides on; empty ones are left out. */
export function MoveFacts({ facts = [], record }: MoveFactsProps) {
  const confirmedFacts = facts.filter(({ path }) => plainValue(readAt(record, path)) !== '')
  if (confirmedFacts.length === 0) return null
  return (
    <dl className="ptl-fact-lines ptl-move__facts">
      {confirmedFacts.map((fact) => (
        <div key={fact.path}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue item={fact} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
