import { StatusTag } from '#runtime/details/facts/status-tag.tsx'
import { ProgressBar } from '@blueprintjs/core'
import { Lock } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { useAllowed, useSigned } from '../../session/session-context.ts'
import { isWhole, type Task } from '../outreach.ts'
import { RepairList, type Repair } from '../repair-list.tsx'
import { subtaskAddress } from './subtask-address.ts'
import { SubtaskRow } from './subtask-row.tsx'
import { taskNote } from './task-note.ts'
import { useLabels } from '../use-labels.ts'
import '../onboarding.css'

/** A task: status, subtasks and next step (ONB-023, ONB-025). */
export function TaskSection({ task }: { readonly task: Task }) {
  const { slug, name, says, status, currentProgress, maxProgress } = task
  const isOpen = status === 'INCOMPLETE'
  return (
    <section className="ptl-card ptl-task" aria-labelledby={`task-${slug}`}>
      <header className="ptl-task__head">
        <div>
          <h2 id={`task-${slug}`}>
            {status === 'LOCKED' && <Lock size={16} />}
            {name}
          </h2>
          <p>{says}</p>
        </div>
        <TaskTag task={task} />
      </header>
      {isOpen && (
        <div className="ptl-task__bar">
          <ProgressBar
            value={maxProgress === 0 ? 0 : currentProgress / maxProgress}
            stripes={false}
            animate={false}
            aria-label={sayOnboarding('progressOf', { task: name })}
          />
          <span>{sayOnboarding('doneOf', { done: currentProgress, all: maxProgress })}</span>
        </div>
      )}
      <TaskNote task={task} />
      <TaskRepairs task={task} />
      {status !== 'LOCKED' && status !== 'NOT_REQUIRED' && (
        <ul className="ptl-row-list">
          {task.subtasks.map((subtask) => (
            <SubtaskRow key={subtask.slug} subtask={subtask} isOpen={isOpen} />
          ))}
        </ul>
      )}
      <TaskFoot task={task} />
    </section>
  )
}

function TaskTag({ task: { label, outcome, progress } }: { readonly task: Task }) {
  const labels = useLabels('task-labels')
  const progresses = useLabels('task-progress')
  const outcomes = useLabels('review-outcomes')
  const isRequested =
    outcome === 'additional information requested' || outcome === 'received and under review'
  const message = isRequested ? outcomes(outcome) : label ? labels(label) : progresses(progress)
  return <StatusTag label={message.label} tone={message.tone} />
}

function TaskNote({ task }: { readonly task: Task }) {
  const note = taskNote(useSigned().definitions.library, task)
  // Corrections already say the next step.
  if (!note || task.repairs) return null
  return (
    <p className="ptl-task__note">
      {note}{' '}
      {task.outcome === 'additional information requested' && (
        <Link to="/onboarding/additional-documentation">{sayOnboarding('seeRequest')}</Link>
      )}
    </p>
  )
}

/** Corrections that the reviewer asks for, each with a link to its question (TRU-549). */
function TaskRepairs({ task: { repairs, subtasks } }: { readonly task: Task }) {
  const { library } = useSigned().definitions
  if (!repairs) return null
  const addressOf = ({ subtask, field }: Repair) => {
    const part = subtasks.find(({ slug }) => slug === subtask)
    return part
      ? subtaskAddress({ ...part, button: 'Edit' }, library, field)
      : '/onboarding/additional-documentation'
  }
  return <RepairList repairs={repairs} addressOf={addressOf} />
}

function TaskFoot({ task }: { readonly task: Task }) {
  const maySubmit = useAllowed('onboarding.write')
  const isRequested =
    task.outcome === 'additional information requested' &&
    task.repairs?.some(({ subtask, isMended }) => subtask === 'document' && !isMended) !== false
  if (task.status === 'LOCKED' || task.status === 'NOT_REQUIRED') return null
  const address = `/onboarding/${task.slug}/review`
  if (isWhole(task) && maySubmit && !isRequested)
    return (
      <footer className="ptl-task__foot">
        <Link
          className="bp6-button bp6-intent-primary"
          to={address}
          aria-label={sayOnboarding('checkTask', { task: task.name })}
        >
          {sayOnboarding('check')}
        </Link>
      </footer>
    )
  if (task.progress === 'Not Started') return null
  return (
    <footer className="ptl-task__foot">
      <Link to={address} aria-label={sayOnboarding('allAnswersOf', { task: task.name })}>
        {sayOnboarding('allAnswers')}
      </Link>
    </footer>
  )
}
