import type { Page } from '#definition/generated/page.ts'
import { useNamedCalls } from '#runtime/query/use-calls.ts'
import { RepairList } from './repair-list.tsx'
import { useAllowed } from './use-allowed.ts'

const request = [{ call: 'onboarding.outreach', values: {} }] as const

/** What the reviewer asks to be mended of a part as a whole, on the page of that part; a repair of a question stands at it (TRU-497). */
export function PartRepairs({ page }: { readonly page: Page }) {
  const [state] = useNamedCalls(useAllowed('onboarding.read') ? request : [])
  const tasks = state?.data?.state.tasks ?? []
  const ofPage = tasks.flatMap(({ repairs = [], subtasks }) => {
    const parts = subtasks.filter((part) => part.page === page.id).map(({ slug }) => slug)
    return repairs.filter(({ subtask, field }) => field === undefined && parts.includes(subtask))
  })
  if (ofPage.length === 0) return null
  return (
    <div className="ptl-part-repairs">
      <RepairList repairs={ofPage} />
    </div>
  )
}
