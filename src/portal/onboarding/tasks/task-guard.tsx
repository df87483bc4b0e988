import type { Page } from '#definition/generated/page.ts'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { useNamedCalls } from '#runtime/query/use-calls.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { CardFailure } from '../../cards/frame/card-failure.tsx'
import { useSigned } from '../../session/session-context.ts'
import type { Task } from '../outreach.ts'
import { whyClosed } from './task-note.ts'
import { tasksRequest } from '../use-closed-pages.ts'

export interface TaskGuardProps {
  readonly page: Page
  readonly children: ReactNode
}

/** Shows a page of a task only while the task can be worked on, so that nobody fills in an unsavable form. */
export function TaskGuard({ page, children }: TaskGuardProps) {
  const [state] = useNamedCalls(tasksRequest)
  const { data: outreach, isAsking, refusal, again } = state!
  if (!outreach && !isAsking) return <CardFailure refusal={refusal} again={again} />
  const task = outreach?.state.tasks.find(({ slug }) => slug === page.task)
  const isOpen = task?.status === 'INCOMPLETE' && isRequested(page, task)
  if (isOpen) return children
  // The earlier answer may be out of date, so it is hidden while the new one loads.
  if (isAsking) return <Skeleton says={sayOnboarding('loading', { title: page.title })} rows={6} />
  return task && isRequested(page, task) ? (
    <ClosedTask page={page} task={task} />
  ) : (
    <NotRequested page={page} />
  )
}

/** Tells whether a page belongs to the task: its subtask is visible, or it opens over such a page. */
const isRequested = (page: Page, { subtasks }: Task) =>
  page.over !== undefined || subtasks.some((subtask) => subtask.page === page.id)

function ClosedTask({ page, task }: { readonly page: Page; readonly task: Task }) {
  const { library } = useSigned().definitions
  const navigate = useNavigate()
  const isLocked = task.status === 'LOCKED'
  const action = isLocked
    ? { label: sayOnboarding('lookAtTasks'), onClick: () => void navigate('/onboarding') }
    : {
        label: sayOnboarding('lookAtAnswers'),
        onClick: () => void navigate(`/onboarding/${task.slug}/review`),
      }
  return (
    <EmptyState
      kind="no-permission"
      title={sayOnboarding('notNow')}
      says={whyClosed(library, task)}
      action={action}
      isPage={page.over === undefined}
    />
  )
}

function NotRequested({ page }: { readonly page: Page }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="no-results"
      title={sayOnboarding('notAsked')}
      says={sayOnboarding('notAskedSays')}
      action={{ label: sayOnboarding('lookAtTasks'), onClick: () => void navigate('/onboarding') }}
      isPage={page.over === undefined}
    />
  )
}
