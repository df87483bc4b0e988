import type { ReactNode } from 'react'
import { formatDate, formatDateTime } from '#values/date.ts'
import { isDecimal } from '#values/decimal.ts'
import { formatAmount } from '#values/money.ts'
import { readableRate } from '#values/readable-rate.ts'
import { display } from '#engine/machine/display.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { followedBy } from '#engine/table/columns.ts'
import type { TableColumn } from '#engine/table/types.ts'
import { ProgressBar } from '../../details/facts/progress-bar.tsx'
import { readAt } from '../../details/read-at.ts'
import { StatusTag } from '../../details/facts/status-tag.tsx'
import { shownText } from '../../details/shown-text.tsx'
import { UnknownState } from '../../details/facts/unknown-state.tsx'
import { CopyId } from './copy-id.tsx'
import { exportColumn, type ExportedColumn } from './export-cells.ts'
import type { RowRecord } from '../features.ts'
import { wordsOfColumn, type PrintContext } from './print-fact.ts'
import { OutLink } from './out-link.tsx'
import { flagLabel } from './flag-label.ts'
import { TimeLeft } from './time-left.tsx'

/** A prepared column: made once per table, called once per row. */
export interface PlannedColumn {
  readonly id: string
  readonly label: string
  readonly type: string
  readonly className: string
  readonly isHeadline: boolean
  readonly isAmount: boolean
  /** The page that a click on the row opens. */
  readonly opens: (record: RowRecord) => string | undefined
  readonly sort: string | undefined
  readonly words: (record: RowRecord) => string
  readonly exported: ExportedColumn
  /** Returns the text of the cell as the name of its row; times are formatted. */
  readonly name: (record: RowRecord) => string
  readonly draw: (record: RowRecord, tabIndex: number) => ReactNode
}

export interface CellContext extends PrintContext {
  readonly machineOf: (record: RowRecord) => LinkedMachine | undefined
  /** Returns the address of a row's link out of the portal. */
  readonly addressOf: (column: TableColumn, record: RowRecord) => string | undefined
  readonly pageOf: (column: TableColumn, record: RowRecord) => string | undefined
}

const amounts = new Set(['money', 'number', 'integer', 'count', 'rate'])
/** Number of characters up to which a text is never narrowed. */
const shortText = 24
const none = <span className="ptl-table__none">–</span>

export function planColumn(column: TableColumn, given: CellContext): PlannedColumn {
  const words = wordsOfColumn(column, given)
  const draw = drawOf(column, given)
  const { type } = column
  const isAmount = amounts.has(type)
  return {
    id: column.id,
    label: column.label,
    className: classesOf(column, isAmount),
    type,
    isHeadline: column.headline === true,
    isAmount,
    opens: (record) => given.pageOf(column, record),
    sort: column.sort,
    words,
    exported: exportColumn(column, words, given),
    name(record) {
      const text = words(record)
      if (text === '') return text
      if (type === 'date-time') return formatDateTime(text, given.context.zone)
      return type === 'date' ? formatDate(text, given.context.zone) : text
    },
    draw(record, tabIndex) {
      const text = words(record)
      return text === '' && type !== 'link' ? none : draw(text, record, tabIndex)
    },
  }
}

function classesOf({ type }: TableColumn, isAmount: boolean): string {
  const names = ['ptl-table__cell', `ptl-table__cell--${type}`]
  if (isAmount) names.push('ptl-table__cell--amount')
  return names.join(' ')
}

type Draw = (text: string, record: RowRecord, tabIndex: number) => ReactNode

function drawOf(column: TableColumn, { context, machineOf, addressOf }: CellContext): Draw {
  const { type, label, path = column.id } = column
  switch (type) {
    case 'status': {
      const tones = new Map(
        context.options.get(column.options ?? '')?.map(({ value, tone }) => [value, tone]),
      )
      const toneOf = (record: RowRecord) => tones.get(String(readAt(record, path))) ?? 'neutral'
      return (text, record) => {
        const machine = machineOf(record)
        const shown = machine && display(machine, text, { ...context.facts, record })
        if (machine && shown?.isListed === false)
          return <UnknownState machine={machine.definition.id} state={text} />
        return <StatusTag label={shown?.label ?? text} tone={shown?.tone ?? toneOf(record)} />
      }
    }
    case 'flags': {
      const options = context.options.get(column.options ?? '') ?? []
      return (_, record) => (
        <span className="ptl-row-flags">
          {[readAt(record, path)].flat().map((flag) => (
            <StatusTag key={String(flag)} label={flagLabel(options, flag, record)} tone="warning" />
          ))}
        </span>
      )
    }
    case 'rate':
      return (text, record) => {
        const rate = readAt(record, path)
        return isDecimal(rate) ? <span title={text}>{formatAmount(readableRate(rate))}</span> : text
      }
    case 'progress':
      return (text, record) => {
        const machine = column.of === undefined ? undefined : machineOf(record)
        const state = String(followedBy(column, record))
        const tone = machine && display(machine, state, { ...context.facts, record }).tone
        return <ProgressBar percent={Number(text)} label={label} tone={tone} />
      }
    case 'id':
    case 'uuid':
      return (text, _, tabIndex) => <CopyId text={text} label={label} tabIndex={tabIndex} />
    case 'link':
      return (_, record, tabIndex) => {
        const address = addressOf(column, record)
        if (address === undefined) return none
        return <OutLink address={address} label={label} tabIndex={tabIndex} />
      }
    case 'date-time':
      return (text) => <time dateTime={text}>{formatDateTime(text, context.zone)}</time>
    case 'date':
      return (text) => <time dateTime={text}>{formatDate(text, context.zone)}</time>
    case 'time-left':
      return (text, record) => {
        const state = String(followedBy(column, record))
        const isOver = machineOf(record)?.definition.states[state]?.final === true
        return isOver ? none : <TimeLeft until={text} />
      }
    case 'text':
      return (text) => {
        if (text.length <= shortText) return <span className="ptl-table__text">{shownText(text)}</span>
        return (
          <span className="ptl-table__text ptl-table__text--long" title={text}>
            {shownText(text)}
          </span>
        )
      }
    default:
      return (text) => shownText(text)
  }
}
