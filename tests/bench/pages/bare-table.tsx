import { tableFeatures, useTable } from '@tanstack/react-table'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { createRoot } from 'react-dom/client'
import { askedFor } from './fields.ts'
import { columns, labelOf, rowsOf, type BenchRow } from './rows.ts'
import { scrollThrough, whenThere } from './watch.ts'
import '../../../src/widgets/theme/theme.css'

const features = tableFeatures({})
const definitions = columns.map((id) => ({ id, header: labelOf(id), accessorFn: (row: BenchRow) => row[id] }))
const rowHeight = 41

function Bare({ rows }: { readonly rows: readonly BenchRow[] }) {
  const table = useTable({ features, columns: definitions, data: rows, getRowId: ({ id }: BenchRow) => id })
  const all = table.getRowModel().rows
  const virtual = useWindowVirtualizer({ count: all.length, estimateSize: () => rowHeight, overscan: 12 })
  const shown = virtual.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <table className="bp6-html-table">
      <thead>
        <tr>
          {columns.map((id) => (
            <th key={id}>{labelOf(id)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr style={{ height: above }} />
        {shown.map(({ index }) => {
          const row = all[index]
          return (
            <tr key={row?.id}>
              {columns.map((id) => (
                <td key={id}>{row?.original[id]}</td>
              ))}
            </tr>
          )
        })}
        <tr style={{ height: below }} />
      </tbody>
    </table>
  )
}

Object.assign(window, { scrollThrough: (frames: number) => scrollThrough(document.documentElement, frames) })
whenThere('tbody tr:nth-child(10) td')
createRoot(document.querySelector('#root')!).render(<Bare rows={rowsOf(askedFor('n', 10_000))} />)
