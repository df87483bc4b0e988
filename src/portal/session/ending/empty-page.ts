import { useLayoutEffect, useState } from 'react'
import { saySession } from '#values/generated/say-session.ts'
import { sayProduct } from '#values/generated/say-product.ts'

/**
 * Empties the document while nobody is signed in, except for the returned element. The old content is
 * detached with its input and restored afterwards.
 */
export function useEmptyPage(isEmpty: boolean): HTMLElement | undefined {
  const [only, setOnly] = useState<HTMLElement>()
  useLayoutEffect(() => {
    if (!isEmpty) return
    const { body, title, activeElement } = document
    const { scrollX, scrollY } = window
    const own = document.createElement('div')
    const away = document.createDocumentFragment()
    // Notices and dialogs that appear meanwhile belong to the page too.
    const clear = () => away.append(...[...body.children].filter((child) => child !== own))
    const watch = new MutationObserver(clear)
    clear()
    body.append(own)
    watch.observe(body, { childList: true })
    document.title = `${saySession('ended')} – ${sayProduct('name')}`
    setOnly(own)
    return () => {
      watch.disconnect()
      own.remove()
      body.prepend(away)
      document.title = title
      setOnly(undefined)
      window.scrollTo(scrollX, scrollY)
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    }
  }, [isEmpty])
  return only
}
