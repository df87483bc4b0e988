import type { ListMemory, TableMemory } from '#runtime/table/host.ts'
import { useMemo } from 'react'
import { useSigned } from '../session/session-context.ts'
import { usePreferences } from '../session/use-preferences.ts'

const keyOf = (person: string, table: string) => `portolan.list.${person}.${table}`

function readMemory(key: string): ListMemory {
  try {
    const { isCompact, columns } = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<
      string,
      unknown
    >
    const isNamed = Array.isArray(columns) && columns.every((one) => typeof one === 'string')
    return { ...(typeof isCompact === 'boolean' ? { isCompact } : {}), ...(isNamed ? { columns } : {}) }
  } catch {
    // The stored text is from another program, so the defaults apply.
    return {}
  }
}

function writeMemory(key: string, memory: ListMemory) {
  if (memory.isCompact !== undefined || memory.columns) localStorage.setItem(key, JSON.stringify(memory))
  else localStorage.removeItem(key)
}

/** Stores a person's settings of a list on this device, and with the account for other devices (TRU-237). */
export function useListMemory(table: string, saved: ListMemory | undefined): TableMemory {
  const { session, client } = useSigned()
  const person = session.person.id
  const isSeen = session.view !== undefined
  const { isCompact } = usePreferences()
  return useMemo(() => {
    const key = keyOf(person, table)
    const first = readMemory(key)
    // Of a client that is only seen nothing is stored, neither there nor as one's own.
    if (isSeen) return { first, saved, isCompact, write: () => {} }
    if (saved) writeMemory(key, saved)
    return {
      first,
      saved,
      isCompact,
      write(memory: ListMemory) {
        writeMemory(key, memory)
        const { isCompact: chosen, columns } = memory
        const body = {
          table,
          ...(chosen === undefined ? {} : { isCompact: chosen }),
          ...(columns ? { columns: [...columns] } : {}),
        }
        // A choice that cannot be saved stays on this device and is sent with the next one.
        client('views.saveLayout', { body }).catch(() => undefined)
      },
    }
  }, [person, table, saved, isCompact, isSeen, client])
}
