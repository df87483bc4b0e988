import { useReducer } from 'react'
import type { CsvText } from '#values/csv-reader.ts'
import { writeCells, type CellPlace } from './sheet.ts'

interface Edits {
  readonly past: readonly CsvText[]
  readonly sheet: CsvText
  readonly future: readonly CsvText[]
  /** Cell that is being typed into; all its keys are one undo step. */
  readonly typing?: string
}

type Edit =
  | { readonly kind: 'type' | 'paste'; readonly at: CellPlace; readonly block: CsvText['lines'] }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'replace'; readonly sheet: CsvText }

function edit(edits: Edits, step: Edit): Edits {
  const { past, sheet, future, typing } = edits
  switch (step.kind) {
    case 'replace':
      return step.sheet === sheet ? edits : { past: [], sheet: step.sheet, future: [] }
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), sheet: before, future: [sheet, ...future] } : edits
    }
    case 'redo': {
      const [next, ...later] = future
      return next ? { past: [...past, sheet], sheet: next, future: later } : edits
    }
    case 'type':
    case 'paste': {
      const cell = step.kind === 'type' ? `${step.at.line} ${step.at.place}` : undefined
      const isSameCell = cell !== undefined && cell === typing
      return {
        past: isSameCell ? past : [...past, sheet],
        sheet: writeCells(sheet, step.at, step.block),
        future: [],
        ...(cell !== undefined && { typing: cell }),
      }
    }
  }
}

/** The cells while they are edited, each step of which can be undone. */
export const useSheetEdits = (sheet: CsvText) => useReducer(edit, { past: [], sheet, future: [] })
