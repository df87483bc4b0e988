import { Button, Switch } from '@blueprintjs/core'
import { Download, Plus, Undo } from '@blueprintjs/icons'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { BatchAnswer } from '#engine/field/batch-file.ts'
import type { FieldOption } from '#engine/field/types.ts'
import { saveFile } from '#runtime/details/save-file.ts'
import { BYTE_ORDER_MARK } from '#values/csv.ts'
import type { CsvText } from '#values/csv-reader.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { BatchTable } from './batch-table.tsx'
import { GridRow } from './grid-row.tsx'
import { headsOf, problemsOf, readPasted, wrongRowsFile } from './sheet.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useSheetEdits } from './use-sheet-edits.ts'
import './batch-grid.css'

interface BatchGridProps {
  readonly answer: BatchAnswer
  readonly sheet: CsvText
  readonly columns: readonly FieldOption[]
  /** Focuses the grid, since the button that opened it is gone. */
  readonly takesFocus?: boolean
  readonly onEdit?: (sheet: CsvText) => void
  readonly onCheck: (sheet: CsvText) => void
}

const none: NonNullable<BatchAnswer['problems']> = []

/** Grid to enter, paste and correct the rows of a batch; each error is at its cell (BAT-037). */
export function BatchGrid(props: BatchGridProps) {
  const { answer, sheet: given, columns, takesFocus = false, onEdit, onCheck } = props
  const { problems = none, status, fileName, edited = given } = answer
  const [{ sheet, past }, edit] = useSheetEdits(edited)
  const [checked, setChecked] = useState(given)
  if (checked !== given) {
    setChecked(given)
    edit({ kind: 'replace', sheet: given })
  }
  const [isWrongOnly, setWrongOnly] = useState(true)
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector('input')?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (sheet !== edited) onEdit?.(sheet)
  }, [sheet, edited, onEdit])
  const heads = useMemo(() => headsOf(sheet, columns), [sheet, columns])
  const wrong = useMemo(() => problemsOf(problems, heads, columns), [problems, heads, columns])
  const hasOthers = wrong.size > 0 && wrong.size < given.lines.length - 1
  const lines = sheet.lines.flatMap((_, line) =>
    line > 0 && (!hasOthers || !isWrongOnly || wrong.has(line) || line >= given.lines.length) ? [line] : [],
  )
  // Rows entered by hand have no header line.
  const before = fileName === sayBatches('enteredFile') ? 0 : 1
  const keys = useGridKeys(grid, { lines, edit })
  const save = () =>
    saveFile(
      sayBatches('wrongRowsFile', { name: fileName.replace(/\.csv$/i, '') }),
      new Blob([BYTE_ORDER_MARK, wrongRowsFile(sheet, wrong, heads)], { type: 'text/csv' }),
    )
  return (
    <div ref={grid} className="ptl-batch-grid">
      <div className="ptl-batch-grid__tools">
        {hasOthers && (
          <Switch
            checked={isWrongOnly}
            label={sayBatches('wrongOnly')}
            onChange={() => setWrongOnly(!isWrongOnly)}
          />
        )}
        <Button
          variant="minimal"
          icon={<Undo />}
          text={sayBatches('undo')}
          disabled={past.length === 0}
          onClick={() => edit({ kind: 'undo' })}
        />
        {wrong.size > 0 && (
          <Button variant="minimal" icon={<Download />} text={sayBatches('wrongRows')} onClick={save} />
        )}
      </div>
      <div
        onKeyDown={keys.onKeyDown}
        onPaste={(event) => {
          const at = keys.cellOf(event.target)
          const text = event.clipboardData.getData('text')
          if (!at || !/[\t\n]/.test(text)) return
          event.preventDefault()
          edit({ kind: 'paste', at, block: readPasted(text) })
        }}
        role="presentation"
      >
        <BatchTable
          label={wrong.size > 0 ? sayBatches('needsMending') : sayBatches('rowsToSend')}
          heads={[sayBatches('row'), ...heads]}
        >
          {lines.map((line) => (
            <GridRow
              key={line}
              id={`${id}-${line}`}
              line={line}
              number={line + before}
              cells={sheet.lines[line] ?? []}
              heads={heads}
              problems={wrong.get(line)}
              edit={edit}
            />
          ))}
        </BatchTable>
      </div>
      <div className="ptl-batch-grid__tools">
        <Button
          icon={<Plus />}
          text={sayBatches('addRow')}
          onClick={() =>
            edit({ kind: 'paste', at: { line: sheet.lines.length, place: 0 }, block: [heads.map(() => '')] })
          }
        />
        <Button
          intent="primary"
          text={sayBatches('checkAgain')}
          loading={status === 'loading'}
          onClick={() => onCheck(sheet)}
        />
      </div>
    </div>
  )
}
