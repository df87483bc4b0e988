import type { ListMemory } from '#runtime/table/host.ts'
import { useMemo } from 'react'

const keyOf = (person: string, table: string) => `portolan.list.${person}.${table}`

function readMemory(key: string): ListMemory {
  try {
    const { isCompact, columns } = Object(JSON.parse(localStorage.getItem(key) ?? '{}')) as Record<
      string,
      unknown
    >
    const isNamed = Array.isArray(columns) && columns.every((one) => typeof one === 'string')
    return { ...(isCompact === true ? { isCompact } : {}), ...(isNamed ? { columns } : {}) }
  } catch {
    // Something else wrote there: the list is as usual.
    return {}
  }
}

/** How a person looks at a list on this device: its rows and its columns. */
export function useListMemory(person: string, table: string) {
  return useMemo(() => {
    const key = keyOf(person, table)
    return {
      first: readMemory(key),
      write(memory: ListMemory) {
        if (memory.isCompact || memory.columns) localStorage.setItem(key, JSON.stringify(memory))
        else localStorage.removeItem(key)
      },
    }
  }, [person, table])
}
