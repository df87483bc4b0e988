import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useNavigate } from 'react-router-dom'
import { SAVED_MESSAGE } from './saved-messages.ts'
import { useTitle } from './use-title.ts'

export interface UnauthorisedPageProps {
  readonly says?: string | undefined
  readonly isSaved?: boolean
}

const ASK = 'Ask the Organization Administrator of your organisation for access to this page.'

/** The 401 page: a whole page that this person may not see (NAV-085, OPEN-101). */
export function UnauthorisedPage({ says = ASK, isSaved = false }: UnauthorisedPageProps) {
  const navigate = useNavigate()
  useTitle('Insufficient Permissions')
  return (
    <EmptyState
      isPage
      kind="no-permission"
      title="Insufficient Permissions"
      says={isSaved ? `${says} ${SAVED_MESSAGE}` : says}
      action={{ label: 'Go to Home', onClick: () => void navigate('/home') }}
    />
  )
}
