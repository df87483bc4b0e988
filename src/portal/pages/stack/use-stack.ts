import type { Page } from '#definition/generated/page.ts'
import { listOf, objectOf, textOf } from '#values/object.ts'
import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { stackAt, type Level } from './page-stack.ts'

/** Which entry of the tab's history shows now, as the router counts them. */
export function historyIndex(): number | undefined {
  return indexOf(objectOf(history.state)['idx'])
}

const indexOf = (value: unknown) => (typeof value === 'number' ? value : undefined)

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

/** Saves the pages below in the entry of the history, as the person left them, so that a reload finds them. */
function saveLevels(levels: readonly Level[]): void {
  const state = objectOf(history.state)
  // The person may have gone on meanwhile; a first entry has no key of its own yet.
  if ((state['key'] ?? 'default') !== levels.at(-1)?.location.key) return
  const below = levels.slice(0, -1).flatMap(({ page, location: { pathname, search }, index }) => {
    return page ? [{ page: page.id, pathname, search, index }] : []
  })
  if (below.length > 0) history.replaceState({ ...state, below }, '')
}

/** Returns the pages that were saved in the entry of the history that shows now. */
function savedLevels(pages: Readonly<Record<string, Page>>): readonly Level[] {
  return listOf(objectOf(history.state)['below'])
    .map(objectOf)
    .flatMap(({ page: id, pathname, search, index }) => {
      const page = pages[textOf(id)]
      const location = {
        pathname: textOf(pathname),
        search: textOf(search),
        hash: '',
        state: null,
        key: 'below',
      }
      return page ? [{ page, location, index: indexOf(index) }] : []
    })
}
