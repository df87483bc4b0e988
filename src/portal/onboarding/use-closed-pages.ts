import type { Page } from '#definition/generated/page.ts'
import { useNamedCalls } from '#runtime/query/use-calls.ts'
import { useCallback } from 'react'
import { useSigned } from '../session/session-context.ts'
import { whyClosed } from './tasks/task-note.ts'

/** Call that lists the onboarding tasks. */
export const tasksRequest = [{ call: 'onboarding.outreach', values: {} }] as const

export interface ClosedPages {
  /** The request is running, so it is not known which pages are closed. */
  readonly isAsking: boolean
  readonly whyClosed: (page: Page | undefined) => string | undefined
}

/**
 * Returns the reasons why pages are closed with their task; requests them only if a page belongs to a task.
 */
export function useClosedPages(pages: readonly (Page | undefined)[]): ClosedPages {
  const { library } = useSigned().definitions
  const [state] = useNamedCalls(pages.some((page) => page?.task !== undefined) ? tasksRequest : [])
  const outreach = state?.data
  return {
    isAsking: state !== undefined && outreach === undefined && state.isAsking,
    whyClosed: useCallback(
      (page) => {
        const task = outreach?.state.tasks.find(({ slug }) => slug === page?.task)
        return task && whyClosed(library, task)
      },
      [library, outreach],
    ),
  }
}
