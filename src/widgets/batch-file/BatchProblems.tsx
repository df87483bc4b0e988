import type { FileProblem } from '#engine/field/batch-file.ts'
import type { FieldOption } from '#engine/field/types.ts'

interface BatchProblemsProps {
  readonly problems: readonly FileProblem[]
  readonly columns: readonly FieldOption[]
}

/** What is wrong with the file, cell by cell, in the order of its lines (BAT-037). */
export function BatchProblems({ problems, columns }: BatchProblemsProps) {
  const labelOf = (id: string) => columns.find(({ value }) => value === id)?.label ?? id
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls sideways is reached by the keyboard
    <div className="ptl-batch__scroll" role="region" aria-label="What needs mending" tabIndex={0}>
      <table className="ptl-batch__table">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Value</th>
            <th scope="col">What is wrong</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, value, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td>{row}</td>
              <td>{labelOf(column)}</td>
              <td className="ptl-batch__value">{value === '' ? 'Empty' : value}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
