import { useEffect } from 'react'

/** What is chosen already is seen at once: the list scrolls to it, never the page, and not under the person's hands. */
export function useChosenInView(id: string, chosen: string | undefined): void {
  useEffect(() => {
    if (chosen === undefined) return
    const list = document.getElementById(id)
    const row = list?.querySelector(`[value="${CSS.escape(chosen)}"]`)?.parentElement
    if (!list || !row || list.contains(document.activeElement)) return
    const [box, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
    if (place.top >= box.top && place.bottom <= box.bottom) return
    list.scrollTop += place.top - box.top - (box.height - place.height) / 2
  }, [id, chosen])
}
