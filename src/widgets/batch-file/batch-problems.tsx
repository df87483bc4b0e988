import type { FileProblem } from '#engine/field/batch-file.ts'
import type { FieldOption } from '#engine/field/types.ts'
import { BatchTable } from './batch-table.tsx'

const heads = ['Row', 'Column', 'Value', 'What is wrong']

interface BatchProblemsProps {
  readonly problems: readonly FileProblem[]
  readonly columns: readonly FieldOption[]
}

/** What is wrong with the file, cell by cell, in the order of its lines (BAT-037). */
export function BatchProblems({ problems, columns }: BatchProblemsProps) {
  const labelOf = (id: string) => columns.find(({ value }) => value === id)?.label ?? id
  return (
    <BatchTable label="What needs mending" heads={heads}>
      {problems.map(({ row, column, value, message }) => (
        <tr key={`${row} ${column} ${message}`}>
          <td>{row}</td>
          <td>{labelOf(column)}</td>
          <td className="ptl-batch__value">{value === '' ? 'Empty' : value}</td>
          <td>{message}</td>
        </tr>
      ))}
    </BatchTable>
  )
}
