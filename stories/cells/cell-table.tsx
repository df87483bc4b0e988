import { useMemo, useRef } from 'react'
import type { FieldOption } from '#engine/field/types.ts'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { phoneRowOf } from '#engine/table/phone-row.ts'
import type { TableColumn } from '#engine/table/types.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import { planColumn } from '#runtime/table/cells/cell.tsx'
import type { RowActions } from '#runtime/table/rows/row-action.tsx'
import { Row } from '#runtime/table/rows/row.tsx'
import { semanticsOf } from '#runtime/table/rows/semantics.ts'
import { useShape } from '#runtime/table/rows/use-shape.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { kinds } from '#widgets/index.ts'
import { machines } from '../runtime/payment-machine.ts'
import '#runtime/table/rows/grid.css'
import '#runtime/table/rows/phone-rows.css'

/** One row of the table, without its name. */
export type CellRecord = Readonly<Record<string, unknown>>

interface CellTableProps {
  readonly column: TableColumn
  readonly options?: readonly FieldOption[] | undefined
  readonly records: readonly CellRecord[]
}

/** Fixed time, for cells that show the time left. */
const now = Date.parse('2026-11-20T09:12:00Z')
const services = { ...testServices({}), serverNow: () => now }

const name: TableColumn = { id: 'name', type: 'text', label: 'Beneficiary', headline: true }
const actions: RowActions = {
  hrefOf: (_page, key) => `#${key}`,
  onOpen: () => undefined,
  action: undefined,
  onMove: () => undefined,
  onFailed: () => undefined,
}

/** Draws rows of one column like a table: as cards on a narrow screen. */
export function CellTable({ column, options = [], records }: CellTableProps) {
  const size = useRef<HTMLDivElement>(null)
  const shape = useShape(size)
  const semantics = semanticsOf(shape === 'cards')
  const columns = useMemo(() => {
    const context = { facts: {}, options: new Map([['offered', options]]), machines, zone: 'Europe/London' }
    const given = {
      context,
      kinds,
      machineOf: (): LinkedMachine | undefined => machines.get('payment'),
      addressOf: (_: TableColumn, record: CellRecord) => record['address'] as string | undefined,
      pageOf: (of: TableColumn) => (of.headline ? 'payment' : undefined),
    }
    return [planColumn(name, given), planColumn(column, given)]
  }, [column, options])
  const phone = useMemo(
    () => phoneRowOf([name, column], { sort: { by: 'name', direction: 'asc' }, isWhole: true }),
    [column],
  )
  return (
    <ServicesContext value={services}>
      <div ref={size} className={`ptl-table__room ptl-table__room--${shape}`}>
        <table {...semantics.table} className="ptl-table" aria-label="Payments">
          <thead {...semantics.group}>
            <tr {...semantics.row}>
              {columns.map(({ id, label, className }) => (
                <th key={id} {...semantics.columnHeader} className={className}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...semantics.group}>
            {records.map((record, at) => (
              <Row
                key={at}
                id={`row-${at}`}
                record={record}
                columns={columns}
                isActive={at === 0}
                phone={shape === 'cards' ? phone : undefined}
                place={undefined}
                actions={actions}
              />
            ))}
          </tbody>
        </table>
      </div>
    </ServicesContext>
  )
}
