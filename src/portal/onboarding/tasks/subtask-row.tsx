import { Circle, TickCircle, Time } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { fillPath } from '../../definitions/address.ts'
import { pageRight } from '../../pages/page-right.ts'
import { useAllowed, useSigned } from '../../session/session-context.ts'
import type { Progress, Subtask } from '../outreach.ts'
import { subtaskAddress } from './subtask-address.ts'
import { useLabels } from '../use-labels.ts'

export interface SubtaskRowProps {
  readonly subtask: Subtask
  /** Its task can be worked on. */
  readonly isOpen: boolean
}

const buttons = { Start: 'start', Continue: 'goOn', Edit: 'edit' } as const

/** One subtask: its title, progress and link (ONB-026). */
export function SubtaskRow({ subtask, isOpen }: SubtaskRowProps) {
  const signed = useSigned()
  const progress = useLabels('task-progress')
  const { library } = signed.definitions
  // People with read access can only view.
  const mayWrite = useAllowed('onboarding.write')
  const button = sayOnboarding(mayWrite ? buttons[subtask.button] : 'view')
  const page = library.pages[subtask.page]
  const mayOpen = page !== undefined && pageRight(page, signed).kind === 'open'
  const address = isOpen && mayOpen ? subtaskAddress(subtask, library) : undefined
  return (
    <li>
      <ProgressIcon progress={subtask.progress} />
      <div>
        <strong>
          {subtask.name}
          {subtask.optional && <span className="ptl-task__optional"> {sayOnboarding('optional')}</span>}
        </strong>
        <p>{subtask.says}</p>
        {isOpen && <Colleague subtask={subtask} mayWrite={mayWrite} />}
      </div>
      <span className="ptl-task__progress">{progress(subtask.progress).label}</span>
      {address && (
        <Link
          className="bp6-button bp6-small ptl-task__button"
          to={address}
          aria-label={`${button}: ${subtask.name}`}
        >
          {button}
        </Link>
      )}
    </li>
  )
}

/** The colleague with an unfinished subtask, and the way to give it on or take it back. */
function Colleague({ subtask, mayWrite }: { readonly subtask: Subtask; readonly mayWrite: boolean }) {
  const { library } = useSigned().definitions
  const { colleague, slug, name, button } = subtask
  const page = library.pages['onboarding-assign']
  const mayGive = mayWrite && page !== undefined && button !== 'Edit'
  if (!colleague && !mayGive) return null
  return (
    <p className="ptl-task__colleague">
      {colleague && <strong>{withWhom(colleague)}</strong>}
      {mayGive && (
        <Link
          to={fillPath(page.path, { subtask: slug })}
          aria-label={sayOnboarding(colleague ? 'giveOnOf' : 'giveOf', { subtask: name })}
        >
          {sayOnboarding(colleague ? 'giveOn' : 'give')}
        </Link>
      )}
    </p>
  )
}

function withWhom({ isSelf, name, givenBy }: NonNullable<Subtask['colleague']>): string {
  if (!isSelf) return sayOnboarding('givenTo', { person: name })
  return givenBy === name ? sayOnboarding('takenByYou') : sayOnboarding('givenToYou', { person: givenBy })
}

function ProgressIcon({ progress }: { readonly progress: Progress }) {
  if (progress === 'In Progress') return <Time size={16} />
  if (progress === 'Not Started' || progress === 'Not Required') return <Circle size={16} />
  return <TickCircle size={16} className="ptl-row-list__done" />
}
