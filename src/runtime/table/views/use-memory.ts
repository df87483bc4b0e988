import { useCallback, useEffect, useRef, useState } from 'react'
import { usualColumns } from '#engine/table/query/state.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import type { ListMemory, TableHost } from '../host.ts'
import type { AddressedState } from '../use-table-state.ts'

const nothing: ListMemory = {}

export interface ListLook {
  readonly isCompact: boolean
  readonly onCompact: (isCompact: boolean) => void
  /** Stores the columns a person chose; the default is not stored. */
  readonly keepColumns: (columns: readonly string[]) => void
}

/** Restores a person's settings of a list. An address without parameters gets the saved columns. */
export function useMemory(
  table: LinkedTable,
  { memory }: Pick<TableHost, 'memory'>,
  { isBare, view, state, change }: AddressedState,
): ListLook {
  const [stored, setStored] = useState(memory?.first ?? nothing)
  const wasLooked = useRef(false)
  /** Columns that this device added to an address without parameters. */
  const recalled = useRef<string>(undefined)
  const saved = memory?.saved
  // A router ignores what is changed before it stands itself, as it would while the page is laid out.
  useEffect(() => {
    if (wasLooked.current) return
    wasLooked.current = true
    const { columns } = stored
    if (saved !== undefined || !columns || !isBare || view !== undefined) return
    recalled.current = columns.join()
    change({ ...state, columns }, view, 'replace')
  })
  // The saved choice loads later; it applies unless the person has chosen something meanwhile.
  const wasChosen = useRef(false)
  useEffect(() => {
    if (saved === undefined || wasChosen.current) return
    wasChosen.current = true
    setStored(saved)
    const { columns = usualColumns(table) } = saved
    const isOurs = isBare || state.columns.join() === recalled.current
    if (isOurs && view === undefined && columns.join() !== state.columns.join())
      change({ ...state, columns }, view, 'replace')
  }, [saved, table, isBare, view, state, change])
  const keep = useCallback(
    (next: ListMemory) => {
      wasChosen.current = true
      setStored(next)
      memory?.write(next)
    },
    [memory],
  )
  const usual = memory?.isCompact ?? false
  const { isCompact = usual } = stored
  const keepColumns = useCallback(
    (columns: readonly string[]) => {
      const isUsual = columns.join() === usualColumns(table).join()
      keep({
        ...(stored.isCompact === undefined ? {} : { isCompact: stored.isCompact }),
        ...(isUsual ? {} : { columns }),
      })
    },
    [keep, stored, table],
  )
  const onCompact = useCallback(
    (next: boolean) =>
      keep({
        ...(stored.columns ? { columns: stored.columns } : {}),
        ...(next === usual ? {} : { isCompact: next }),
      }),
    [keep, stored, usual],
  )
  return { isCompact, onCompact, keepColumns }
}
