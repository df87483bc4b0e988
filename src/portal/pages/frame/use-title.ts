import { useEffect } from 'react'
import { sayProduct } from '#values/generated/say-product.ts'

/** Sets the title of the document, for the tab and the history. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${sayProduct('name')}`
  }, [title])
}
