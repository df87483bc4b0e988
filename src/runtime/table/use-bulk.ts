import { use, useCallback, useMemo, useState } from 'react'
import type { Move } from '#definition/generated/machine.ts'
import type { Answer } from '#definition/wire.ts'
import { bulkMovesOf, totalsOf, type BulkMove, type MovableRow } from '#engine/table/bulk.ts'
import { keyOfRow } from '#engine/table/row.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { formatMoney } from '#values/money.ts'
import { DetailsContext } from '../details/details-context.ts'
import { RightsContext } from '../gate/rights.ts'
import { useMove } from '../move/move-context.ts'
import { requestOfMove } from '../move/use-move-run.ts'
import type { TableHost } from './host.ts'
import { grantedPermissions } from './use-row-actions.ts'
import { sayCount } from './table-page.ts'
import type { RowRecord } from './features.ts'
import type { Selection } from './use-selection.ts'

/** A row that a move was not made of, and why. */
export interface LeftRow {
  readonly key: string
  readonly name: string
  readonly says: string
}

/** What became of many rows, where not all went well. */
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
  /** What a row is called. */
  readonly nameOf: (record: RowRecord) => string
}

const CALL = 'bulk.perform'

/** As in '10 payments, 14,220.10 GBP and 300.00 USD in all'. */
export function sayTotals(table: LinkedTable, records: readonly RowRecord[]): string {
  return new Intl.ListFormat('en').format(
    totalsOf(table, records).map(({ amount, currency }) => formatMoney(amount, currency)),
  )
}

const nounOf = ({ definition: { noun } }: LinkedTable, count: number) =>
  `${sayCount(count)} ${count === 1 ? noun.one : noun.other}`

/** One question for all rows: how many they are, what they come to, and what the move asks of each. */
function moveOfMany(table: LinkedTable, { label, rows }: BulkMove, selected: number): Move {
  const [first] = rows
  const { asks, tone, failed, by, from, to } = first!.move
  const totals = sayTotals(
    table,
    rows.map(({ record }) => record),
  )
  const rest = selected - rows.length
  const lines = [
    ...(totals === '' ? [] : [`${totals} in all.`]),
    rows.length === 1
      ? ''
      : 'Each is done alone, as it is shown now: what changed meanwhile is left out and named.',
    ...(rest === 0
      ? []
      : [
          `${nounOf(table, rest)} of the selection ${rest === 1 ? 'does' : 'do'} not allow it now, and will be named afterwards.`,
        ]),
  ]
  return {
    id: 'bulk',
    label: `${label} ${nounOf(table, rows.length)}`,
    from,
    to,
    call: CALL,
    with: {},
    ...(by === undefined ? {} : { by }),
    ...(tone === undefined ? {} : { tone }),
    ...(asks === undefined ? {} : { asks }),
    ...(failed === undefined ? {} : { failed: 'Not all was done. Try again: nothing is done twice.' }),
    confirm: { title: `${label} ${nounOf(table, rows.length)}?`, says: lines.filter(Boolean).join(' ') },
  }
}

const itemOf = ({ move, record, machine, key }: MovableRow, messages: Readonly<Record<string, unknown>>) => {
  const { params, body } = requestOfMove({ machine, move, record, key })
  return { call: move.call ?? '', id: String(params.id), body: { ...body, ...messages } }
}

/** Makes one move of many rows: asked once, sent once, told for each. */
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
          const { outcomes } = answer as Answer<typeof CALL>
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
              says: `It does not allow ‘${bulk.label}’ now. Open it to see what can be done.`,
            })
          const did = `${bulk.label}: ${nounOf(table, outcomes.filter(({ done }) => done).length)} done.`
          const keys = new Set(left.map(({ key }) => key))
          replace(records.filter((record) => keys.has(keyOfRow(table, record) ?? '')))
          if (left.length === 0) host.toast(did, 'success')
          else setResult({ says: `${did} ${nounOf(table, left.length)} left.`, left })
        },
      })
    },
    [begin, table, records, replace, host, nameOf],
  )
  return { moves, start, result, dismiss: () => setResult(undefined) }
}
