import type { FileProblem } from '#engine/field/batch-file.ts'
import type { FieldOption } from '#engine/field/types.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { BatchTable } from './batch-table.tsx'

interface BatchProblemsProps {
  readonly problems: readonly FileProblem[]
  readonly columns: readonly FieldOption[]
}

/** What is wrong with the file, cell by cell, in the order of its lines (BAT-037). */
export function BatchProblems({ problems, columns }: BatchProblemsProps) {
  const labelOf = (id: string) => columns.find(({ value }) => value === id)?.label ?? id
  const heads = [sayBatches('row'), sayBatches('column'), sayBatches('value'), sayBatches('wrong')]
  return (
    <BatchTable label={sayBatches('needsMending')} heads={heads}>
      {problems.map(({ row, column, value, message }) => (
        <tr key={`${row} ${column} ${message}`}>
          <td>{row}</td>
          <td>{labelOf(column)}</td>
          <td className="ptl-batch__value">{value === '' ? sayBatches('empty') : value}</td>
          <td>{message}</td>
        </tr>
      ))}
    </BatchTable>
  )
}
