import { useSyncExternalStore } from 'react'
import './form.css'

/** Live region of the app for changes without a move of the focus. */
export interface Announcements {
  announce(sentence: string): void
  current(): string
  listen(wake: () => void): () => void
}

/** A repeated sentence must be read again, so it alternately ends with a space. */
export function createAnnouncements(): Announcements {
  const listeners = new Set<() => void>()
  let message = ''
  return {
    announce(sentence) {
      message = message === sentence ? `${sentence}\u00a0` : sentence
      for (const wake of listeners) wake()
    },
    current: () => message,
    listen(wake) {
      listeners.add(wake)
      return () => listeners.delete(wake)
    },
  }
}

/** Live region; rendered once in the app. */
export function Announcer({ from }: { readonly from: Announcements }) {
  const sentence = useSyncExternalStore(from.listen, from.current)
  return (
    <div className="ptl-announcer" role="status" aria-live="polite" aria-atomic="true">
      {sentence}
    </div>
  )
}
