import { use } from 'react'
import { sayDetails } from '#values/generated/say-details.ts'
import type { Details } from '#definition/generated/details.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { DetailsContext } from './details-context.ts'

export interface MissingProps {
  readonly definition: Pick<Details, 'missing'> | undefined
  /** The message is inside a page with a heading of its own. */
  readonly isInside?: true
}

/** Page of a missing record, with a link to the list of records. */
export function Missing({ definition, isInside }: MissingProps) {
  const { exit } = use(DetailsContext)
  const action = exit && { label: exit.label, onClick: exit.go }
  const { title = sayDetails('missing'), says = sayDetails('mayBeRemoved') } = definition?.missing ?? {}
  return <EmptyState isPage={!isInside} kind="no-results" title={title} says={says} action={action} />
}
