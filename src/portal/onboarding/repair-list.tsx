import { Link } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import type { Task } from './outreach.ts'
import './onboarding.css'

export type Repair = NonNullable<Task['repairs']>[number]

export interface RepairListProps {
  readonly repairs: readonly Repair[]
  /** Address of the place to correct; undefined if it is on this page. */
  readonly addressOf?: (repair: Repair) => string | undefined
}

/** List of the reviewer's corrections, each with whether it was changed since. */
export function RepairList({ repairs, addressOf }: RepairListProps) {
  return (
    <div className="ptl-task__repairs" role="note" aria-label={sayOnboarding('repairs')}>
      <p>{sayOnboarding('repairs')}</p>
      <ul>
        {repairs.map((repair) => {
          const { subtask, field, question, says, isMended } = repair
          const address = addressOf?.(repair)
          return (
            <li key={`${subtask} ${field ?? ''} ${says}`}>
              {address ? <Link to={address}>{question}</Link> : <strong>{question}</strong>}
              <span className="ptl-task__repair-state">{sayOnboarding(isMended ? 'mended' : 'toMend')}</span>
              <p>{says}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
