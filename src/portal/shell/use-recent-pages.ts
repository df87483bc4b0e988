import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSigned } from '../session/session-context.ts'
import { rememberPage } from './palette/recent-pages.ts'

/** Keeps the pages that were opened last, for the search. */
export function useRecentPages(): void {
  const { definitions } = useSigned()
  const { pathname } = useLocation()
  useEffect(() => {
    const page = Object.values(definitions.library.pages).find(({ path }) => path === pathname)
    if (page) rememberPage(page, definitions.limits.recentPages)
  }, [definitions, pathname])
}
