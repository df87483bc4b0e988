import type { Page } from '#definition/generated/page.ts'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { useNamedCalls } from '#runtime/query/use-calls.ts'
import { sayOnboarding } from '#values/generated/say-onboarding.ts'
import { useState, type ReactNode } from 'react'
import { RepairList } from './repair-list.tsx'
import { useAllowed } from './use-allowed.ts'

const request = [{ call: 'onboarding.outreach', values: {} }] as const

export interface PartRepairsProps {
  readonly page: Page
  /** What the page holds: it waits for what stands above it, so that nothing is pushed down. */
  readonly children: ReactNode
}

/** What the reviewer asks to be mended of a part as a whole, above what its page holds; a repair of a question stands at it (TRU-497, TRU-507). */
export function PartRepairs({ page, children }: PartRepairsProps) {
  const [state] = useNamedCalls(useAllowed('onboarding.read') ? request : [])
  const [wasDrawn, setDrawn] = useState(false)
  // What a person has begun here is never taken away again.
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
