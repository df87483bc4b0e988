import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { stackAt, type Level } from './page-stack.ts'

/** Which entry of the tab's history shows now, as the router counts them. */
export function historyIndex(): number | undefined {
  const index = (history.state as { readonly idx?: unknown } | null)?.idx
  return typeof index === 'number' ? index : undefined
}

/** Returns the pages at the present address, lowest first. */
export function useStack(): readonly Level[] {
  const { pages } = useSigned().definitions.library
  const location = useLocation()
  const [stack, setStack] = useState<{ readonly of: typeof pages; readonly levels: readonly Level[] }>()
  if (stack?.of === pages && stack.levels.at(-1)?.location === location) return stack.levels
  const levels = stackAt(pages, location, historyIndex(), stack?.levels ?? [])
  setStack({ of: pages, levels })
  return levels
}
