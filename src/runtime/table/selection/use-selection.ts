import { functionalUpdate, type OnChangeFn, type RowSelectionState } from '@tanstack/react-table'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RowRecord } from '../features.ts'
import type { KeyOf } from '../rows/steady-rows.ts'

/** Rows a person selected, by their keys; they stay selected from page to page. */
export interface Selection {
  readonly state: RowSelectionState
  readonly onChange: OnChangeFn<RowSelectionState>
  /** Last known record of each selected row, in order of selection. */
  readonly records: readonly RowRecord[]
  /** Selects exactly these. */
  readonly replace: (records: readonly RowRecord[]) => void
}

export interface SelectionOptions {
  /** Query of the list; another query clears the selection. */
  readonly question: string
  readonly rows: readonly RowRecord[]
  readonly keyOf: KeyOf
}

interface Selected {
  readonly question: string
  readonly state: RowSelectionState
  /** Record of each row at its selection, since rows of other pages are not loaded any more. */
  readonly seen: ReadonlyMap<string, RowRecord>
}

const nothing: Omit<Selected, 'question'> = { state: {}, seen: new Map() }

/**
 * Selection of a table; a visible row counts with its present values, one of another page with those at its
 * selection.
 */
export function useSelection({ question, rows, keyOf }: SelectionOptions): Selection {
  const [selected, setSelected] = useState<Selected>({ question, ...nothing })
  const latest = useRef({ question, rows, keyOf })
  useLayoutEffect(() => {
    latest.current = { question, rows, keyOf }
  })
  const { state, seen } = selected.question === question ? selected : nothing
  const select = useCallback((change: Parameters<Selection['onChange']>[0], more: readonly RowRecord[]) => {
    const { question: requested, keyOf: read } = latest.current
    setSelected((before) => {
      const old = before.question === requested ? before : nothing
      const next = functionalUpdate(change, old.state)
      const existing = new Map([...old.seen, ...more.map((record) => [read(record), record] as const)])
      const stored = Object.keys(next).flatMap((id) => {
        const record = existing.get(id)
        return record ? [[id, record] as const] : []
      })
      return { question: requested, state: next, seen: new Map(stored) }
    })
  }, [])
  const onChange = useCallback<Selection['onChange']>(
    (change) => select(change, latest.current.rows),
    [select],
  )
  const replace = useCallback(
    (next: readonly RowRecord[]) => {
      const { keyOf: read } = latest.current
      select(Object.fromEntries(next.map((record) => [read(record), true as const])), next)
    },
    [select],
  )
  const records = useMemo(() => {
    if (seen.size === 0) return []
    const shown = new Map(rows.map((record) => [keyOf(record), record]))
    return [...seen].map(([id, record]) => shown.get(id) ?? record)
  }, [seen, rows, keyOf])
  return useMemo(() => ({ state, onChange, records, replace }), [state, onChange, records, replace])
}
