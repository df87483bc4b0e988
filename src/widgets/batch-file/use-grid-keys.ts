import type { KeyboardEvent, RefObject } from 'react'
import { isComposing } from '#runtime/keys/composing.ts'
import type { CellPlace } from './sheet.ts'
import type { useSheetEdits } from './use-sheet-edits.ts'

interface GridKeys {
  readonly lines: readonly number[]
  readonly edit: ReturnType<typeof useSheetEdits>[1]
}

function cellOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLInputElement) || target.dataset.line === undefined) return undefined
  return { line: Number(target.dataset.line), place: Number(target.dataset.place) }
}

/**
 * Returns how many lines and cells a key moves; a sideways arrow leaves a cell only at the end of its text.
 */
function stepOf({ key, shiftKey, target }: KeyboardEvent): readonly [number, number] | undefined {
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement
  if (key === 'ArrowUp' || (key === 'Enter' && shiftKey)) return [-1, 0]
  if (key === 'ArrowDown' || key === 'Enter') return [1, 0]
  if (selectionStart !== selectionEnd) return undefined
  if (key === 'ArrowLeft' && selectionStart === 0) return [0, -1]
  if (key === 'ArrowRight' && selectionEnd === value.length) return [0, 1]
  return undefined
}

/** The keys of a spreadsheet: arrows and Enter go from cell to cell, Ctrl-Z and Ctrl-Y undo and redo; Tab stays the browser's. */
export function useGridKeys(grid: RefObject<HTMLDivElement | null>, { lines, edit }: GridKeys) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    if (!at || isComposing(event.nativeEvent)) return
    const key = event.key.toLowerCase()
    if ((event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y')) {
      event.preventDefault()
      return edit({ kind: key === 'y' || event.shiftKey ? 'redo' : 'undo' })
    }
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : stepOf(event)
    if (!step) return
    event.preventDefault()
    const line = lines[lines.indexOf(at.line) + step[0]]
    const next = grid.current?.querySelector<HTMLInputElement>(
      `[data-line="${line}"][data-place="${at.place + step[1]}"]`,
    )
    next?.focus()
    next?.select()
  }
  return { onKeyDown, cellOf }
}
