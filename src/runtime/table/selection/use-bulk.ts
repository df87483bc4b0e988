import { use, useCallback, useMemo, useState } from 'react'
import { sayTables } from '#values/generated/say-tables.ts'
import type { Move } from '#definition/generated/machine.ts'
import type { Answer } from '#definition/wire.ts'
import { bulkMovesOf, totalsOf, type BulkMove, type MovableRow } from '#engine/table/bulk.ts'
import { keyOfRow } from '#engine/table/row.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { currentLanguage } from '#values/language.ts'
import { formatMoney } from '#values/money.ts'
import { DetailsContext } from '../../details/details-context.ts'
import { RightsContext } from '../../gate/rights.ts'
import { useMove } from '../../move/move-context.ts'
import { requestOfMove } from '../../move/use-move-run.ts'
import type { TableHost } from '../host.ts'
import { grantedPermissions } from '../rows/use-row-actions.ts'
import type { RowRecord } from '../features.ts'
import type { Selection } from './use-selection.ts'
import { listOf, objectOf } from '#values/object.ts'

/** A row that was not changed, with the reason. */
export interface LeftRow {
  readonly key: string
  readonly name: string
  readonly says: string
}

/** Result of an action on several rows, if some failed. */
export interface BulkResult {
  readonly says: string
  readonly left: readonly LeftRow[]
}

export interface Bulk {
  readonly moves: readonly BulkMove[]
  readonly start: (move: BulkMove) => void
  readonly result: BulkResult | undefined
  readonly dismiss: () => void
}

export interface BulkOptions {
  readonly table: LinkedTable
  readonly host: TableHost
  readonly selection: Selection
  /** Returns the name of a row. */
  readonly nameOf: (record: RowRecord) => string
}

const CALL = 'bulk.perform'

/** As in '10 payments, 14,220.10 GBP and 300.00 USD in all'. */
export function sayTotals(table: LinkedTable, records: readonly RowRecord[]): string {
  return new Intl.ListFormat(currentLanguage().tag).format(
    totalsOf(table, records).map(({ amount, currency }) => formatMoney(amount, currency)),
  )
}

const nounOf = ({ definition: { noun } }: LinkedTable, count: number) =>
  sayTables('total', { count, noun: count === 1 ? noun.one : noun.other })

/** Returns one move for all rows, with their number, their total and the questions of the move. */
function moveOfMany(table: LinkedTable, { label, rows }: BulkMove, selected: number): Move {
  const [first] = rows
  const { asks, tone, failed, by, from, to } = first!.move
  const totals = sayTotals(
    table,
    rows.map(({ record }) => record),
  )
  const rest = selected - rows.length
  const named = { label, rows: nounOf(table, rows.length) }
  const lines = [
    ...(totals === '' ? [] : [sayTables('inAll', { totals })]),
    rows.length === 1 ? '' : sayTables('eachAlone'),
    ...(rest === 0 ? [] : [sayTables('notMovable', { count: rest, rows: nounOf(table, rest) })]),
  ]
  return {
    id: 'bulk',
    label: sayTables('moveOfRows', named),
    from,
    to,
    call: CALL,
    with: {},
    ...(by === undefined ? {} : { by }),
    ...(tone === undefined ? {} : { tone }),
    ...(asks === undefined ? {} : { asks }),
    ...(failed === undefined ? {} : { failed: sayTables('notAllDone') }),
    confirm: { title: sayTables('confirmMove', named), says: lines.filter(Boolean).join(' ') },
  }
}

const itemOf = ({ move, record, machine, key }: MovableRow, messages: Readonly<Record<string, unknown>>) => {
  const { params, body } = requestOfMove({ machine, move, record, key })
  return { call: move.call ?? '', id: String(params.id), body: { ...body, ...messages } }
}

const isOutcome = (value: unknown): value is Answer<typeof CALL>['outcomes'][number] => {
  const { id, done } = objectOf(value)
  return typeof id === 'string' && typeof done === 'boolean'
}

/** Makes one move for many rows: confirmed once, sent once, with a result per row. */
export function useBulk({ table, host, selection, nameOf }: BulkOptions): Bulk {
  const { facts } = use(DetailsContext)
  const rights = use(RightsContext)
  const begin = useMove()
  const [result, setResult] = useState<BulkResult>()
  const { records, replace } = selection
  const moves = useMemo(
    () => (begin ? bulkMovesOf(table, records, facts, grantedPermissions(table, rights)) : []),
    [begin, table, records, facts, rights],
  )
  const start = useCallback(
    (bulk: BulkMove) => {
      const [first] = bulk.rows
      if (!first || !begin) return
      setResult(undefined)
      const byId = new Map(bulk.rows.map((row) => [itemOf(row, {}).id, row]))
      begin({
        machine: first.machine,
        move: moveOfMany(table, bulk, records.length),
        record: first.record,
        key: [...byId.keys()].join(' '),
        compose: (messages) => ({ items: bulk.rows.map((row) => itemOf(row, messages)) }),
        afterwards: (answer) => {
          const outcomes = listOf(objectOf(answer)['outcomes']).filter(isOutcome)
          const left = outcomes.flatMap(({ id, done, message = '' }): LeftRow[] => {
            const row = byId.get(id)
            return done || !row ? [] : [{ key: row.key, name: nameOf(row.record), says: message }]
          })
          const taken = new Set(bulk.rows.map(({ record }) => record))
          const others = records.filter((record) => !taken.has(record))
          for (const record of others)
            left.push({
              key: keyOfRow(table, record) ?? '',
              name: nameOf(record),
              says: sayTables('rowNotMovable', { label: bulk.label }),
            })
          const done = sayTables('rowsDone', {
            label: bulk.label,
            rows: nounOf(table, outcomes.filter((one) => one.done).length),
          })
          const keys = new Set(left.map(({ key }) => key))
          replace(records.filter((record) => keys.has(keyOfRow(table, record) ?? '')))
          if (left.length === 0) host.toast(done, 'success')
          else setResult({ says: sayTables('rowsLeft', { done, rows: nounOf(table, left.length) }), left })
        },
      })
    },
    [begin, table, records, replace, host, nameOf],
  )
  return { moves, start, result, dismiss: () => setResult(undefined) }
}
