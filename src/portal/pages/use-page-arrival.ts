import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { contentId } from '../shell/content-id.ts'
import type { CameFrom } from './navigation/came-from.ts'
import { returnToRow } from './navigation/return-to-row.ts'
import { historyIndex } from './stack/use-stack.ts'
import { useTitle } from './frame/use-title.ts'

interface Shown {
  readonly id: string
  readonly pathname: string
  readonly index: number
}

let shown: Shown | undefined

/**
 * Scrolls an opened page to its top and focuses it, so that screen readers start there. Coming back from a
 * record restores its row.
 */
export function usePageArrival(id: string, title: string | undefined): void {
  const { pathname, state } = useLocation()
  const { isBack = false } = (state ?? {}) as CameFrom
  useTitle(title)
  useEffect(() => {
    const left = shown
    shown = { id, pathname, index: historyIndex() ?? 0 }
    if (left === undefined || left.id === id) return undefined
    const page = document.getElementById(contentId)
    scrollTo(0, 0)
    page?.focus({ preventScroll: true })
    const goesBack = isBack || shown.index < left.index
    return page && goesBack ? returnToRow(page, left.pathname) : undefined
  }, [id, pathname, isBack])
}
