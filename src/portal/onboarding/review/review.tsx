import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { formatDateTime } from '#values/date.ts'
import { Link, useParams } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { CardFailure } from '../../cards/frame/card-failure.tsx'
import { useCard } from '../../cards/frame/use-card.ts'
import { useWords } from '../../cards/frame/use-words.ts'
import { FieldProvider } from '../../field-provider.tsx'
import { useAllowed, useSigned } from '../../session/session-context.ts'
import { useZone } from '../../zone.ts'
import { GivenRecords } from './given-records.tsx'
import { isWhole, type Outreach, type Subtask, type Task } from '../outreach.ts'
import { SavedAnswers } from './saved-answers.tsx'
import { SubmitTask } from './submit-task.tsx'
import { subtaskAddress } from '../tasks/subtask-address.ts'
import { useLabels } from '../use-labels.ts'
import '../onboarding.css'

const noValues = {}

/** All of one task once more, each part a click from being changed, and its submission. */
export function OnboardingReview() {
  const say = useWords('onboarding-review')
  const { task: slug } = useParams()
  const state = useCard('onboarding.outreach', noValues, 'onboardingEverySeconds')
  const outreach = state.data
  if (state.status === 'failed' && !outreach)
    return <CardFailure refusal={state.refusal} again={state.again} />
  if (!outreach) return <Skeleton says={sayOnboarding('loadingAnswers')} rows={8} />
  const task = outreach.state.tasks.find((one) => one.slug === slug)
  if (!task) return <EmptyState kind="no-results" title={say('goneTitle')} says={say('gone')} />
  return (
    <FieldProvider>
      <TaskReview task={task} outreach={outreach} />
    </FieldProvider>
  )
}

function TaskReview({ task, outreach }: { readonly task: Task; readonly outreach: Outreach }) {
  const { definitions } = useSigned()
  const say = useWords('onboarding-review')
  const labels = useLabels('task-labels')
  const maySubmit = useAllowed('onboarding.write')
  const words = definitions.library.tasks[task.slug]?.review
  const isOpen = task.status === 'INCOMPLETE'
  const { label, hint } = labels(task.label ?? '')
  const says = [label, hint].filter(Boolean).join('. ')
  return (
    <div className="ptl-onboarding">
      <h2>{isOpen ? (words?.title ?? task.name) : task.name}</h2>
      <p className="ptl-quiet">{isOpen ? words?.says : says}</p>
      {task.subtasks.map((subtask) => (
        <ReviewedSubtask key={subtask.slug} subtask={subtask} task={task} outreach={outreach} />
      ))}
      {isWhole(task) && maySubmit && (
        <SubmitTask
          task={task}
          tenantName={outreach.tenantName}
          label={words?.submit ?? sayOnboarding('submit')}
        />
      )}
      {task.status === 'INCOMPLETE' && !isWhole(task) && (
        <p role="status">
          {say('open', { done: task.currentProgress, all: task.maxProgress })}{' '}
          <Link to="/onboarding">{say('back')}</Link>
        </p>
      )}
    </div>
  )
}

interface ReviewedSubtaskProps {
  readonly subtask: Subtask
  readonly task: Task
  readonly outreach: Outreach
}

function ReviewedSubtask({ subtask, task, outreach }: ReviewedSubtaskProps) {
  const zone = useZone()
  const { definitions } = useSigned()
  const say = useWords('onboarding-review')
  const progress = useLabels('task-progress')
  const { library } = definitions
  const saved = outreach.saved?.[subtask.slug]
  const flow = library.flows[subtask.flow ?? '']
  const given = library.tasks[task.slug]?.subtasks.find(({ id }) => id === subtask.slug)?.given
  const isOpen = task.status === 'INCOMPLETE'
  const address = subtaskAddress({ ...subtask, button: 'Edit' }, library)
  const heading = `subtask-${subtask.slug}`
  return (
    <section className="ptl-card ptl-task" aria-labelledby={heading}>
      <header className="ptl-task__head">
        <div>
          <h3 id={heading}>{subtask.name}</h3>
          <p>
            {saved
              ? say('saved', { person: saved.savedBy, time: formatDateTime(saved.savedAt, zone) })
              : `${progress(subtask.progress).label}. ${subtask.says}`}
          </p>
        </div>
        {address && (isOpen || !flow) && (
          <Link to={address} aria-label={`${say(isOpen ? 'change' : 'look')}: ${subtask.name}`}>
            {say(isOpen ? 'change' : 'look')}
          </Link>
        )}
      </header>
      {flow && saved && <SavedAnswers definition={flow} saved={saved} outreach={outreach} />}
      {given && <GivenRecords given={given} />}
    </section>
  )
}
