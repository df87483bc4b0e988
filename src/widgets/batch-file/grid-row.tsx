import { memo } from 'react'
import { sayBatches } from '#values/generated/say-batches.ts'
import type { useSheetEdits } from './use-sheet-edits.ts'

interface GridRowProps {
  readonly id: string
  readonly line: number
  /** Number of the row: its line in the file, or its place among the rows entered by hand. */
  readonly number: number
  readonly cells: readonly string[]
  readonly heads: readonly string[]
  readonly problems: ReadonlyMap<number, string> | undefined
  readonly edit: ReturnType<typeof useSheetEdits>[1]
}

/** Memoized row of the grid: typing into another row does not render it. */
export const GridRow = memo(function GridRow({
  id,
  line,
  number,
  cells,
  heads,
  problems,
  edit,
}: GridRowProps) {
  const whole = problems?.get(-1)
  return (
    <tr>
      <td>
        {number}
        {whole && <p className="ptl-batch-grid__problem">{whole}</p>}
      </td>
      {heads.map((head, place) => {
        const problem = problems?.get(place)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a cell is its place
          <td key={place}>
            <input
              className="ptl-batch-grid__cell"
              value={cells[place] ?? ''}
              aria-label={sayBatches('cell', { column: head, row: number })}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-${place}`}
              data-line={line}
              data-place={place}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => edit({ kind: 'type', at: { line, place }, block: [[target.value]] })}
            />
            {problem && (
              <p id={`${id}-${place}`} className="ptl-batch-grid__problem">
                {problem}
              </p>
            )}
          </td>
        )
      })}
    </tr>
  )
})
