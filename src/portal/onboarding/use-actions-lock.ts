import type { Details } from '#definition/generated/details.ts'
import { pageRight } from '../pages/page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { useClosedPages } from './use-closed-pages.ts'

export interface ActionsLock {
  /** Nobody knows yet: nothing is offered and then taken away. */
  readonly isAsking: boolean
  /** Why nothing can be done with the record now, for those who may change it. */
  readonly says: string | undefined
}

/** What is done with a record is closed with the task that a page of it belongs to. */
export function useActionsLock({ actions = [] }: Details): ActionsLock {
  const signed = useSigned()
  const { pages } = signed.definitions.library
  const ofTask = actions
    .map((action) => ('page' in action ? pages[action.page] : undefined))
    .filter((page) => page?.task !== undefined && pageRight(page, signed).kind === 'open')
  const { isAsking, whyClosed } = useClosedPages(ofTask)
  return { isAsking, says: ofTask.map(whyClosed).find((says) => says !== undefined) }
}
