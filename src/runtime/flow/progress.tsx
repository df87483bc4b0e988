import { Tick } from '@blueprintjs/icons'
import type { FlowStore, StageState } from '#engine/flow/types.ts'
import { useShape } from './use-shape.ts'
import './progress.css'

function statusWords(stages: readonly StageState[], index: number): string {
  const status = stages[index]?.status
  if (status === 'done') return 'Done'
  if (status === 'current') return 'Current'
  return stages[index - 1]?.status === 'next' ? 'Later' : 'Next'
}

/** Where the flow stands, in words: the stages by name, each with its status as text. */
export function Progress({ store }: { readonly store: FlowStore }) {
  useShape(store)
  const stages = store.stages()
  const current = stages.findIndex((stage) => stage.status === 'current')
  if (stages.length < 2) return null
  return (
    <nav className="ptl-progress" aria-label="Progress">
      <p className="ptl-progress__short">
        Step {current + 1} of {stages.length}: <strong>{stages[current]?.title}</strong>
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
