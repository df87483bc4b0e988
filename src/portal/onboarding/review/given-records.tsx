import type { SubtaskGiven } from '#definition/generated/task.ts'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { readAt } from '#runtime/details/read-at.ts'
import { recordText } from '#runtime/details/record-text.ts'
import { useCalls } from '#runtime/query/use-calls.ts'
import { sayCards } from '#values/generated/say-cards.ts'
import { CardFailure } from '../../cards/frame/card-failure.tsx'

/**
 * Lists submitted records of other pages, one per line, so that a person sees everything before it is
 * submitted.
 */
export function GivenRecords({ given }: { readonly given: SubtaskGiven }) {
  const [state] = useCalls([{ call: given.call, values: {} }])
  const { status, data, refusal, again } = state!
  if (status === 'failed') return <CardFailure refusal={refusal} again={again} />
  if (data === undefined) return <Skeleton says={sayCards('loading', { title: given.label })} rows={1} />
  const records = readAt(data, given.records)
  if (!Array.isArray(records) || records.length === 0) return null
  return (
    <dl className="ptl-saved-answers">
      {records.map((record: unknown, at) => (
        <div key={at}>
          <dt>{given.label}</dt>
          <dd>{recordText(given.says, record)}</dd>
        </div>
      ))}
    </dl>
  )
}
