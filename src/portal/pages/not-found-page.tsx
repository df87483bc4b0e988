import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useNavigate } from 'react-router-dom'
import { useTitle } from './use-title.ts'

export function NotFoundPage() {
  const navigate = useNavigate()
  useTitle('Page does not exist')
  return (
    <EmptyState
      isPage
      kind="no-results"
      title="Page does not exist"
      says="The address may be misspelt, or the page has moved."
      action={{ label: 'Go to Home', onClick: () => void navigate('/home') }}
    />
  )
}
