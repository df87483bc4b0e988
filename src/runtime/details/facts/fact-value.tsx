import { use } from 'react'
import { addressOf } from '../../flow/run/outcome.ts'
import { sayDetails } from '#values/generated/say-details.ts'
import { formatDate, formatDateTime } from '#values/date.ts'
import { sayDuration } from '#values/duration.ts'
import type { DetailsItem } from '#definition/generated/details.ts'
import { display } from '#engine/machine/display.ts'
import { KindsContext } from '../../field/field-types.ts'
import { filesOf } from '#engine/field/file.ts'
import { sayRate } from '#engine/field/quote/quote.ts'
import { Copyable } from '../copyable-text.tsx'
import { DetailsContext } from '../details-context.ts'
import { FileList } from './file-list.tsx'
import { plainValue } from './plain-value.ts'
import { readAt } from '../read-at.ts'
import { ReviewedAnswers } from './reviewed-answers.tsx'
import { Secret } from './secret.tsx'
import { PayeeChangeMark } from './payee-change.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { shownText } from '../shown-text.tsx'
import { StatusTag } from './status-tag.tsx'
import { UnknownState } from './unknown-state.tsx'
import { Warnings } from './warnings.tsx'
import { TimeLeft } from '../../table/cells/time-left.tsx'

export interface FactValueProps {
  readonly item: Pick<
    DetailsItem,
    'path' | 'type' | 'label' | 'of' | 'options' | 'call' | 'copy' | 'failed' | 'nothing' | 'opens'
  >
  readonly record: unknown
  readonly machine?: string | undefined
}

/** One fact of a record, printed by its type; an unknown type prints as plain text. */
export function FactValue({ item, record, machine }: FactValueProps) {
  const context = use(DetailsContext)
  const value = readAt(record, item.path)
  const text = useWords(item, record, value)
  if (item.type === 'payee-change') return <PayeeChangeMark value={value} />
  if (item.type === 'secret') return <Secret label={item.label} text={text === '' ? undefined : text} />
  if (item.type === 'answers') return <ReviewedAnswers value={value} call={item.call} failed={item.failed} />
  const isNone = Array.isArray(value) ? value.length === 0 : text === ''
  if (item.type === 'warnings' && !isNone) return <Warnings value={value} opens={item.opens} />
  if (isNone || text === '')
    return <span className="ptl-fact__none">{item.nothing ?? sayDetails('notGiven')}</span>
  if (item.copy)
    return (
      <Copyable text={text} label={item.label} isWhole copied={typeof value === 'string' ? value : text} />
    )
  switch (item.type) {
    case 'status': {
      const linked = context.machines.get(machine ?? '')
      const shown = linked && display(linked, text, { ...context.facts, record })
      if (linked && shown?.isListed === false)
        return <UnknownState machine={linked.definition.id} state={text} />
      return <StatusTag label={shown?.label ?? text} tone={shown?.tone ?? 'neutral'} />
    }
    case 'progress': {
      const linked = item.of === undefined ? undefined : context.machines.get(machine ?? '')
      const state = String(readAt(record, item.of ?? ''))
      const tone = linked && display(linked, state, { ...context.facts, record }).tone
      return <ProgressBar percent={Number(value)} label={item.label} tone={tone} />
    }
    case 'time-left':
      return <TimeLeft until={text} />
    case 'id':
    case 'uuid':
      return <Copyable text={text} label={item.label} />
    case 'date-time':
      return <time dateTime={text}>{formatDateTime(text, context.zone)}</time>
    case 'date':
      return <time dateTime={text}>{formatDate(text, context.zone)}</time>
    case 'file':
      return <FileList files={filesOf(value)} call={item.call} failed={item.failed} />
    case 'json':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <pre className="ptl-fact__json" role="region" aria-label={item.label} tabIndex={0}>
          {text}
        </pre>
      )
    case 'money':
      return <span className="ptl-fact__money">{text}</span>
    default:
      return <Named text={text} opens={item.opens} record={record} />
  }
}

interface NamedProps {
  readonly text: string
  readonly opens: readonly string[] | undefined
  readonly record: unknown
}

/** Value that links to its own page, for people who may open it. */
function Named({ text, opens = [], record }: NamedProps) {
  const { linkTo } = use(DetailsContext)
  const [address] = opens.flatMap((template) => addressOf(template, record) ?? [])
  const says = shownText(text)
  return (address !== undefined && linkTo?.(address, says)) || <span>{says}</span>
}

function useWords(item: FactValueProps['item'], record: unknown, value: unknown): string {
  const context = use(DetailsContext)
  const kind = use(KindsContext).get(item.type)
  if (value === undefined || value === null || value === '') return ''
  if (item.type === 'rate') return sayRate(value) ?? ''
  if (item.type === 'duration') return sayDuration(Number(value)) ?? plainValue(value)
  if (!kind || item.type === 'date' || (item.type === 'text' && typeof value !== 'string'))
    return plainValue(value)
  const options = context.options.get(item.options ?? '') ?? []
  const read = (path: string) => readAt(record, path) ?? readAt(context.facts, path)
  const field = { id: item.path, type: item.type, label: item.label, of: item.of }
  return kind.print(value, { field, options, read })
}
