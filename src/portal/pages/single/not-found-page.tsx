import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useNavigate } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { useTitle } from '../frame/use-title.ts'

export function NotFoundPage() {
  const navigate = useNavigate()
  useTitle(sayPages('notFound'))
  return (
    <EmptyState
      isPage
      kind="no-results"
      title={sayPages('notFound')}
      says={sayPages('notFoundSays')}
      action={{ label: sayPages('goHome'), onClick: () => void navigate('/home') }}
    />
  )
}
