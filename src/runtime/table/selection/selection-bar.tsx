import { Button } from '@blueprintjs/core'
import { Cross, Error as ErrorIcon } from '@blueprintjs/icons'
import { use, useEffect, useRef, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import { sayScreens } from '#values/generated/say-screens.ts'
import { requestOf } from '#engine/table/query/request.ts'
import type { LinkedTable, TableState } from '#engine/table/types.ts'
import { csvLine } from '#values/csv.ts'
import { asRefusal } from '../../call/refusal.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { saveFile, SavesFilesContext } from '../../details/save-file.ts'
import { useAskFresh } from '../../query/use-calls.ts'
import type { PlannedColumn } from '../cells/cell.tsx'
import type { RowRecord } from '../features.ts'
import type { TableHost } from '../host.ts'
import { readAnswer, type TablePage } from '../table-page.ts'
import { sayTotals, type Bulk, type BulkResult } from './use-bulk.ts'
import type { Selection } from './use-selection.ts'
import '../../flow/run-callout.css'
import './selection.css'

export interface SelectionBarProps {
  readonly table: LinkedTable
  readonly host: TableHost
  readonly state: TableState
  readonly page: TablePage | undefined
  /** Rows of the page. */
  readonly rows: readonly RowRecord[]
  readonly columns: readonly PlannedColumn[]
  readonly selection: Selection
  readonly bulk: Bulk
}

/** Bar with the number of selected rows, their totals and the actions on all of them. */
export function SelectionBar(props: SelectionBarProps) {
  const { table, page, rows, columns, selection, bulk } = props
  const { records, replace } = selection
  const { noun, bulk: definition } = table.definition
  const savesFiles = use(SavesFilesContext)
  if (records.length === 0) return null
  const totals = sayTotals(table, records)
  const exportAll = () => {
    const lines = [
      columns.flatMap(({ exported }) => exported.labels),
      ...records.map((one) => columns.flatMap(({ exported }) => exported.cells(one))),
    ]
    const type = 'text/csv;charset=utf-8'
    saveFile(`${definition?.export}.csv`, new Blob(['\uFEFF', ...lines.map(csvLine)], { type }))
  }
  const isWholePage = rows.length > 0 && rows.length <= records.length
  return (
    <section className="ptl-selection" aria-label={sayTables('selectedRows', { noun: noun.other })}>
      <p className="ptl-selection__count" role="status">
        <strong>{sayTables('selectedCount', { count: records.length })}</strong>
        {totals !== '' && <span className="ptl-selection__totals"> · {totals}</span>}
      </p>
      {page && isWholePage && page.total > records.length && <AllThatMatch {...props} page={page} />}
      <div className="ptl-selection__actions" role="group" aria-label={sayTables('withSelection')}>
        {bulk.moves.map((move, at) => (
          <Button
            key={move.id}
            intent={move.rows[0]?.move.tone === 'danger' ? 'danger' : at === 0 ? 'primary' : 'none'}
            variant={move.rows[0]?.move.tone === 'danger' ? 'outlined' : 'solid'}
            text={sayTables('moveAll', { label: move.label, count: move.rows.length })}
            onClick={() => bulk.start(move)}
          />
        ))}
        {savesFiles && definition?.export !== undefined && (
          <Button text={sayTables('export')} onClick={exportAll} />
        )}
        <Button variant="minimal" icon={<Cross />} text={sayTables('clear')} onClick={() => replace([])} />
      </div>
    </section>
  )
}

/** Selects all matching rows of every page, up to the maximum of one request. */
function AllThatMatch({
  table,
  host,
  state,
  page,
  selection,
}: SelectionBarProps & { readonly page: TablePage }) {
  const { facts, zone } = use(DetailsContext)
  const ask = useAskFresh()
  const [isAsking, setAsking] = useState(false)
  const limit = (name: string, otherwise: number) => Number(table.library.limits?.[name]?.is ?? otherwise)
  const most = limit('bulkItems', page.size)
  const size = limit('pageSizeMax', page.size)
  const count = Math.min(page.total, most)
  const all = async () => {
    setAsking(true)
    try {
      const found: RowRecord[] = []
      for (let number = 1; found.length < count; number += 1) {
        const values = requestOf(table, { ...state, page: number, size }, { facts, zone })
        const { rows } = readAnswer(await ask(table.rows.id, values))
        if (rows.length === 0) break
        found.push(...rows)
      }
      selection.replace(found.slice(0, most))
    } catch (thrown) {
      host.toast(asRefusal(thrown).title, 'danger')
    } finally {
      setAsking(false)
    }
  }
  const text = sayTables(page.total > most ? 'selectFirst' : 'selectAll', { count })
  return <Button size="small" variant="minimal" loading={isAsking} text={text} onClick={() => void all()} />
}

/** Lists the rows that were not changed with their reasons, until it is dismissed. */
export function BulkOutcomes({
  result,
  onClose,
}: {
  readonly result: BulkResult
  readonly onClose: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className="ptl-run ptl-run--warned" role="alert" tabIndex={-1}>
      <ErrorIcon size={16} />
      <div>
        <h3>{result.says}</h3>
        <ul className="ptl-bulk-left">
          {result.left.map(({ key, name, says }) => (
            <li key={key}>
              <strong>{name}</strong>: {says}
            </li>
          ))}
        </ul>
        <Button size="small" text={sayScreens('close')} onClick={onClose} />
      </div>
    </div>
  )
}
