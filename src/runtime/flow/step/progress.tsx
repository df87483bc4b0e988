import { Tick } from '@blueprintjs/icons'
import { sayFlows } from '#values/generated/say-flows.ts'
import type { FlowStore, StageState } from '#engine/flow/types.ts'
import { useShape } from '../run/use-shape.ts'
import './progress.css'

function statusWords(stages: readonly StageState[], index: number): string {
  const status = stages[index]?.status
  if (status === 'done') return sayFlows('done')
  if (status === 'current') return sayFlows('current')
  return sayFlows(stages[index - 1]?.status === 'next' ? 'later' : 'next')
}

/** Progress of the flow: its stages by name, each with its status as text. */
export function Progress({ store }: { readonly store: FlowStore }) {
  useShape(store)
  const stages = store.stages()
  const current = stages.findIndex((stage) => stage.status === 'current')
  if (stages.length < 2) return null
  return (
    <nav className="ptl-progress" aria-label={sayFlows('progress')}>
      <p className="ptl-progress__short">
        {sayFlows('stepOf', { at: current + 1, count: stages.length })}{' '}
        <strong>{stages[current]?.title}</strong>
      </p>
      <ol>
        {stages.map((stage, index) => (
          <li
            key={stage.id}
            className={`ptl-progress__stage ptl-progress__stage--${stage.status}`}
            aria-current={stage.status === 'current' ? 'step' : undefined}
          >
            <span className="ptl-progress__mark" aria-hidden="true">
              {stage.status === 'done' ? <Tick size={12} /> : index + 1}
            </span>
            <span className="ptl-progress__title">{stage.title}</span>
            <span className="ptl-progress__status">{statusWords(stages, index)}</span>
          </li>
        ))}
      </ol>
    </nav>
  )
}
