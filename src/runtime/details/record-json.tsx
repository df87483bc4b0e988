import { sayScreens } from '#values/generated/say-screens.ts'
import type { DetailsTab } from '#definition/generated/details.ts'
import { EmptyState } from '../boundary/empty-state.tsx'
import { Skeleton } from '../boundary/skeleton.tsx'
import { isNotAllowed, ofUnloaded } from '../call/refusal.ts'
import { JsonView } from './facts/json-view.tsx'
import { useFact } from './use-record.ts'

export interface RecordJsonProps {
  readonly tab: DetailsTab
  readonly json: NonNullable<DetailsTab['json']>
  readonly record: unknown
  readonly name: string
  readonly params: unknown
  readonly everySeconds: number | undefined
}

/** The record, or the answer of a call about it, as it was sent. */
export function RecordJson({ json, ...rest }: RecordJsonProps) {
  const { tab, record, name } = rest
  if (json === 'record') return <JsonView value={record} label={tab.label} name={`${name}-${tab.id}`} />
  return <LoadedJson fact={json} {...rest} />
}

type LoadedProps = Omit<RecordJsonProps, 'json'> & {
  readonly fact: Exclude<RecordJsonProps['json'], 'record'>
}

function LoadedJson({ fact, tab, name, params, everySeconds }: LoadedProps) {
  const { status, data, refusal, again } = useFact(fact, params, everySeconds)
  if (status === 'ready') return <JsonView value={data} label={tab.label} name={`${name}-${tab.id}`} />
  if (status !== 'failed' || !refusal)
    return <Skeleton says={sayScreens('loadingTitle', { title: tab.label })} rows={8} />
  if (isNotAllowed(refusal)) return <EmptyState kind="no-permission" says={refusal.says} />
  return (
    <EmptyState
      kind="load-failed"
      {...ofUnloaded(refusal)}
      {...(tab.failed && { title: tab.failed })}
      action={{ label: sayScreens('tryAgain'), onClick: again }}
    />
  )
}
