import type { Page } from '#definition/generated/page.ts'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { useNamedCalls } from '#runtime/query/use-calls.ts'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { useState, type ReactNode } from 'react'
import { RepairList } from './repair-list.tsx'
import { useAllowed } from '../session/session-context.ts'

const request = [{ call: 'onboarding.outreach', values: {} }] as const

export interface PartRepairsProps {
  readonly page: Page
  /** Content of the page. It waits for the notes above it, so that nothing moves down later. */
  readonly children: ReactNode
}

/**
 * Corrections that the reviewer asks for in a whole part, above its page; a correction of one question is
 * shown there (TRU-497, TRU-507).
 */
export function PartRepairs({ page, children }: PartRepairsProps) {
  const [state] = useNamedCalls(useAllowed('onboarding.read') ? request : [])
  const [wasDrawn, setDrawn] = useState(false)
  // Once drawn, the page stays, so that no started answer is lost.
  const isDrawn = wasDrawn || state?.status !== 'loading'
  if (isDrawn && !wasDrawn) setDrawn(true)
  if (!isDrawn) return <Skeleton says={sayOnboarding('loading', { title: page.title })} rows={6} />
  const tasks = state?.data?.state.tasks ?? []
  const ofPage = tasks.flatMap(({ repairs = [], subtasks }) => {
    const parts = subtasks.filter((part) => part.page === page.id).map(({ slug }) => slug)
    return repairs.filter(({ subtask, field }) => field === undefined && parts.includes(subtask))
  })
  return (
    <>
      {ofPage.length > 0 && (
        <div className="ptl-part-repairs">
          <RepairList repairs={ofPage} />
        </div>
      )}
      {children}
    </>
  )
}
