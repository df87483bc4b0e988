import { use } from 'react'
import type { Details } from '#definition/generated/details.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { DetailsContext } from './details-context.ts'

export interface MissingProps {
  readonly definition: Pick<Details, 'missing'> | undefined
  /** Stands inside a page that already carries a heading. */
  readonly isInside?: true
}

/** The page of a record that is not there, with the way back to those that are. */
export function Missing({ definition, isInside }: MissingProps) {
  const { exit } = use(DetailsContext)
  const action = exit && { label: exit.label, onClick: exit.go }
  const { title = 'This does not exist', says = 'It may have been removed, or the address is wrong.' } =
    definition?.missing ?? {}
  return <EmptyState isPage={!isInside} kind="no-results" title={title} says={says} action={action} />
}
