import { Circle, TickCircle, Time } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
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
  const button = sayOnboarding(useAllowed('onboarding.write') ? buttons[subtask.button] : 'view')
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

function ProgressIcon({ progress }: { readonly progress: Progress }) {
  if (progress === 'In Progress') return <Time size={16} />
  if (progress === 'Not Started' || progress === 'Not Required') return <Circle size={16} />
  return <TickCircle size={16} className="ptl-row-list__done" />
}
