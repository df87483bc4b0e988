import { withoutIsolates } from '#values/direction.ts'

/** Removes the direction marks from copied text; they only order mixed text on the screen. */
export function copyCleanly(): () => void {
  const clean = (event: ClipboardEvent) => {
    const selected = String(document.getSelection() ?? '')
    const text = withoutIsolates(selected)
    if (text === selected || !event.clipboardData) return
    event.clipboardData.setData('text/plain', text)
    event.preventDefault()
  }
  document.addEventListener('copy', clean)
  return () => document.removeEventListener('copy', clean)
}
