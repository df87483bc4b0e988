import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { OverContext } from '../stack/over-context.ts'
import { useTitle } from '../frame/use-title.ts'

export interface NotEnabledPageProps {
  readonly title: string
  /** The feature was switched off while the page was open. */
  readonly wasOpen?: boolean
  readonly isSaved?: boolean
}

/** Page of a feature that the organisation lacks, with the person to contact (NAV-099). */
export function NotEnabledPage({ title, wasOpen = false, isSaved = false }: NotEnabledPageProps) {
  const navigate = useNavigate()
  // A dialog shows its title already.
  const isOver = use(OverContext) !== undefined
  useTitle(isOver ? undefined : title)
  const says = [
    sayPages(wasOpen ? 'justOff' : 'neverOn'),
    isSaved && sayPages('enteredKept'),
    sayPages('toEnable'),
  ]
  return (
    <EmptyState
      isPage={!isOver}
      kind="no-permission"
      title={isOver ? sayPages('notEnabled') : title}
      says={says.filter(Boolean).join(' ')}
      action={{ label: sayPages('contactSupport'), onClick: () => void navigate('/support') }}
    />
  )
}
