import { withoutIsolates } from '#values/direction.ts'

/** What is copied out of a sentence is what was put into it: the signs that keep its order are for reading only. */
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
