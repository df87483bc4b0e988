import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { DetailsTemplate } from '#runtime/template/details-template.tsx'
import { useSearchParams } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { isProduction } from '../../session/configuration/environment-label.ts'
import { useSigned } from '../../session/session-context.ts'
import { NotEnabledPage } from './not-enabled-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useTitle } from '../frame/use-title.ts'

/** One feature, named by the address, as its flag lets it show (NAV-017, OPEN-86). */
export function FlagTestPage() {
  const { session, definitions } = useSigned()
  const [search] = useSearchParams()
  const name = search.get('feature') ?? ''
  const flag = definitions.library.flags[name]
  useTitle(sayPages('featureTest'))
  if (isProduction(session, session.environment)) return <NotFoundPage />
  if (!flag)
    return (
      <EmptyState isPage kind="generic" title={sayPages('whichFeature')} says={sayPages('nameFeature')} />
    )
  if (!session.flags[name]) return <NotEnabledPage title={flag.label} />
  return (
    <DetailsTemplate title={flag.label}>
      <p>{sayPages('featureOn', { says: flag.says })}</p>
    </DetailsTemplate>
  )
}
