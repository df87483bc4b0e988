import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { stackAt, type Level } from './page-stack.ts'
import { historyIndex, savedLevels, saveLevels } from './saved-levels.ts'

/** Returns the pages at the present address, lowest first. */
export function useStack(): readonly Level[] {
  const { pages } = useSigned().definitions.library
  const location = useLocation()
  const [stack, setStack] = useState<{ readonly of: typeof pages; readonly levels: readonly Level[] }>()
  useLayoutEffect(() => saveLevels(stack?.levels ?? []), [stack])
  if (stack?.of === pages && stack.levels.at(-1)?.location === location) return stack.levels
  const before = [...(stack?.levels ?? []), ...savedLevels(pages)]
  const levels = stackAt(pages, location, historyIndex(), before)
  setStack({ of: pages, levels })
  return levels
}
