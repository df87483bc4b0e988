import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { SAVED_MESSAGE } from './saved-messages.ts'
import { OverContext } from './over-context.ts'
import { useTitle } from './use-title.ts'

const NEVER_ON = 'This feature is not enabled'
const OFF = 'This feature was just switched off'

export interface NotEnabledPageProps {
  readonly title: string
  /** It was switched off while somebody was here. */
  readonly wasOpen?: boolean
  readonly isSaved?: boolean
}

/** A page whose feature the organisation does not have says whom to ask (NAV-099). */
export function NotEnabledPage({ title, wasOpen = false, isSaved = false }: NotEnabledPageProps) {
  const navigate = useNavigate()
  // A dialog has said its title already.
  const isOver = use(OverContext) !== undefined
  useTitle(isOver ? undefined : title)
  return (
    <EmptyState
      isPage={!isOver}
      kind="no-permission"
      title={isOver ? 'Not enabled' : title}
      says={`${wasOpen ? OFF : NEVER_ON} for your organisation.${isSaved ? ` ${SAVED_MESSAGE}` : ''} To have it enabled, contact support.`}
      action={{ label: 'Contact support', onClick: () => void navigate('/support') }}
    />
  )
}
