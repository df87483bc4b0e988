import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useNavigate } from 'react-router-dom'

/** A page whose feature the organisation does not have says whom to ask (NAV-099). */
export function NotEnabledPage({ title }: { readonly title: string }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      isPage
      kind="generic"
      title={title}
      says="This feature is not enabled for your organisation. To have it enabled, contact support."
      action={{ label: 'Contact support', onClick: () => void navigate('/support') }}
    />
  )
}
