import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useNavigate } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { useTitle } from '../frame/use-title.ts'

export interface UnauthorisedPageProps {
  readonly says?: string | undefined
  readonly isSaved?: boolean
}

/** The 401 page: a whole page that this person may not see (NAV-085, OPEN-101). */
export function UnauthorisedPage({
  says = sayPages('askForAccess'),
  isSaved = false,
}: UnauthorisedPageProps) {
  const navigate = useNavigate()
  useTitle(sayPages('noPermission'))
  return (
    <EmptyState
      isPage
      kind="no-permission"
      title={sayPages('noPermission')}
      says={isSaved ? `${says} ${sayPages('enteredKept')}` : says}
      action={{ label: sayPages('goHome'), onClick: () => void navigate('/home') }}
    />
  )
}
