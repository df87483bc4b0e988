import { display } from '#engine/machine/display.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { formatDateTime } from '#values/date.ts'
import { zone } from '../zone.ts'
import { sayElapsed } from './elapsed.ts'
import { nextStates } from './next-states.ts'
import './timeline.css'

export interface TimelineProps {
  readonly moments: readonly { readonly state: string; readonly at: string }[]
  readonly machine: LinkedMachine
}

/** What happened so far, oldest first, how long each took, and what comes next when all goes well. */
export function Timeline({ moments, machine }: TimelineProps) {
  const last = moments.at(-1)
  const ahead = last ? nextStates(machine, last.state) : []
  return (
    <section className="ptl-timeline" aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      {!last && <p>Nothing has moved yet. Each state will stand here with its time.</p>}
      <ol>
        {moments.map(({ state, at }, index) => {
          const { label, tone } = display(machine, state, {})
          const before = moments[index - 1]
          return (
            <li
              key={`${state}-${at}`}
              className={`ptl-timeline__item ptl-timeline__item--${tone}`}
              aria-current={index === moments.length - 1 ? 'step' : undefined}
            >
              <strong>{label}</strong>
              <time dateTime={at}>{formatDateTime(at, zone)}</time>
              {before && <span>after {sayElapsed(Date.parse(at) - Date.parse(before.at))}</span>}
            </li>
          )
        })}
        {ahead.map((state, index) => (
          <li key={state} className="ptl-timeline__item ptl-timeline__item--ahead">
            <strong>{display(machine, state, {}).label}</strong>
            <span>{index === 0 ? 'Next' : 'Later'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
