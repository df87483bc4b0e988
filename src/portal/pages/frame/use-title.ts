import { useEffect } from 'react'
import { sayProduct } from '#values/generated/say-product.ts'

/** The browser's tab and history say which page this is. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – ${sayProduct('name')}`
  }, [title])
}
