import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { useNavigate } from 'react-router-dom'
import { KEPT } from './kept.ts'
import { useTitle } from './use-title.ts'

export interface UnauthorisedPageProps {
  readonly says?: string | undefined
  readonly isKept?: boolean
}

const ASK = 'Ask the Organization Administrator of your organisation for access to this page.'

/** The 401 page: a whole page that this person may not see (NAV-085, OPEN-101). */
export function UnauthorisedPage({ says = ASK, isKept = false }: UnauthorisedPageProps) {
  const navigate = useNavigate()
  useTitle('Insufficient Permissions')
  return (
    <EmptyState
      isPage
      kind="no-permission"
      title="Insufficient Permissions"
      says={isKept ? `${says} ${KEPT}` : says}
      action={{ label: 'Go to Home', onClick: () => void navigate('/home') }}
    />
  )
}
