import type { RowSelectionState } from '@tanstack/react-table'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RowRecord } from './features.ts'
import type { KeyOf } from './steady-rows.ts'

/** Rows a person picked, by their keys; they stay picked from page to page. */
export interface Selection {
  readonly state: RowSelectionState
  /** What was last seen of each, in the order they were picked. */
  readonly records: readonly RowRecord[]
  /** Picks a row or lets go of it; a range picks all from the row before it on. */
  readonly toggle: (id: string, isRange: boolean) => void
  /** Picks all rows of the page, or lets go of them. */
  readonly togglePage: () => void
  /** Picks exactly these. */
  readonly replace: (records: readonly RowRecord[]) => void
}

export interface SelectionOptions {
  /** What the list is asked: another question starts without a selection. */
  readonly question: string
  readonly rows: readonly RowRecord[]
  readonly keyOf: KeyOf
}

interface Picked {
  readonly question: string
  readonly records: ReadonlyMap<string, RowRecord>
}

const nothing: ReadonlyMap<string, RowRecord> = new Map()

/** The selection of a table; a row that is shown counts as it is shown, one of another page as it was picked. */
export function useSelection({ question, rows, keyOf }: SelectionOptions): Selection {
  const [picked, setPicked] = useState<Picked>({ question, records: nothing })
  const anchor = useRef<string>(undefined)
  const latest = useRef({ question, rows, keyOf })
  useLayoutEffect(() => {
    latest.current = { question, rows, keyOf }
  })
  const stored = picked.question === question ? picked.records : nothing
  const change = useCallback((edit: (records: Map<string, RowRecord>) => void) => {
    const { question: asked } = latest.current
    setPicked((before) => {
      const records = new Map(before.question === asked ? before.records : nothing)
      edit(records)
      return { question: asked, records }
    })
  }, [])
  const toggle = useCallback(
    (id: string, isRange: boolean) => {
      const { rows: shown, keyOf: read } = latest.current
      const ids = shown.map(read)
      const at = ids.indexOf(id)
      const record = shown[at]
      if (!record) return
      const from = isRange && anchor.current !== undefined ? ids.indexOf(anchor.current) : -1
      anchor.current = id
      change((records) => {
        if (from >= 0) {
          const [first, last] = [Math.min(from, at), Math.max(from, at)]
          for (const one of shown.slice(first, last + 1)) records.set(read(one), one)
        } else if (!records.delete(id)) records.set(id, record)
      })
    },
    [change],
  )
  const togglePage = useCallback(() => {
    const { rows: shown, keyOf: read } = latest.current
    change((records) => {
      const isWhole = shown.every((record) => records.has(read(record)))
      for (const record of shown) {
        if (isWhole) records.delete(read(record))
        else records.set(read(record), record)
      }
    })
  }, [change])
  const replace = useCallback(
    (next: readonly RowRecord[]) => {
      const { keyOf: read } = latest.current
      change((records) => {
        records.clear()
        for (const record of next) records.set(read(record), record)
      })
    },
    [change],
  )
  const state = useMemo(
    (): RowSelectionState => Object.fromEntries([...stored.keys()].map((id) => [id, true as const])),
    [stored],
  )
  const records = useMemo(() => {
    if (stored.size === 0) return []
    const shown = new Map(rows.map((record) => [keyOf(record), record]))
    return [...stored].map(([id, record]) => shown.get(id) ?? record)
  }, [stored, rows, keyOf])
  return useMemo(
    () => ({ state, records, toggle, togglePage, replace }),
    [state, records, toggle, togglePage, replace],
  )
}
