import { useEffect } from 'react'

/** The browser's tab and history say which page this is. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} – Portolan`
  }, [title])
}
