import { useEffect } from 'react'
import { contentId } from '../shell/content-id.ts'
import { useTitle } from './use-title.ts'

let shown: string | undefined

/** A page that was opened from another one starts at its top and takes the focus, so that it is read from there. */
export function usePageArrival(id: string, title: string | undefined): void {
  useTitle(title)
  useEffect(() => {
    const isFirst = shown === undefined
    const isSame = shown === id
    shown = id
    if (isFirst || isSame) return
    scrollTo(0, 0)
    document.getElementById(contentId)?.focus({ preventScroll: true })
  }, [id])
}
