import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { use } from 'react'
import { useNavigate } from 'react-router-dom'
import { OverContext } from './over-context.ts'
import { useTitle } from './use-title.ts'

/** A page whose feature the organisation does not have says whom to ask (NAV-099). */
export function NotEnabledPage({ title }: { readonly title: string }) {
  const navigate = useNavigate()
  // A dialog has said its title already.
  const isOver = use(OverContext) !== undefined
  useTitle(isOver ? undefined : title)
  return (
    <EmptyState
      isPage={!isOver}
      kind="no-permission"
      title={isOver ? 'Not enabled' : title}
      says="This feature is not enabled for your organisation. To have it enabled, contact support."
      action={{ label: 'Contact support', onClick: () => void navigate('/support') }}
    />
  )
}
