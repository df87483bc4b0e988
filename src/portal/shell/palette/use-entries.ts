import type { Page } from '#definition/generated/page.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageRight } from '../../pages/page-right.ts'
import { offeredAt } from '../../pages/redirect-of.ts'
import { useSigned } from '../../session/session-context.ts'
import { chooseColours, chosenColours } from '../colour-scheme.ts'
import type { Entry } from './entry.ts'
import { recentPages } from './recent-pages.ts'

const labelOf = (page: Page): string => page.navigation?.label ?? page.title

const colours = ['light', 'dark', 'system'] as const

/** What can be chosen without asking the server: pages this person may open, the last ones first, and actions. */
export function useEntries(showKeys: () => void): readonly Entry[] {
  const signed = useSigned()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useMemo(() => {
    const { session, definitions, switchEnvironment } = signed
    const go = (path: string) => () => void navigate(path)
    const all = Object.values(definitions.library.pages).filter((page) => !page.path.includes('{'))
    const open = all.filter((page) => pageRight(page, signed).kind === 'open')
    const pages = open.filter(
      (page) => page.redirect === undefined && page.path !== pathname && page.id !== 'disclosure',
    )
    const recent = recentPages()
    const isRecent = (id: string) => recent.includes(id)
    // Where two pages are called the same, the one of the main navigation is meant first.
    const mainFirst = pages.toSorted(
      (one, other) => Number(other.navigation !== undefined) - Number(one.navigation !== undefined),
    )
    const entries: Entry[] = mainFirst.map((page) => {
      const above = definitions.library.pages[page.parent ?? '']
      return {
        id: `page-${page.id}`,
        group: isRecent(page.id) ? 'Recent' : 'Pages',
        title: labelOf(page),
        ...(above && { says: labelOf(above) }),
        run: go(page.path),
      }
    })
    for (const page of open)
      if (page.offered)
        entries.push({
          id: `do-${page.id}`,
          group: 'Actions',
          title: page.offered.label,
          run: go(offeredAt(page, signed)),
        })
    for (const { code, label } of session.environments)
      if (code !== session.environment)
        entries.push({
          id: `environment-${code}`,
          group: 'Actions',
          title: `Switch to ${label}`,
          says: 'Environment',
          run: () => void switchEnvironment(code),
        })
    for (const choice of colours)
      if (choice !== chosenColours())
        entries.push({
          id: `colours-${choice}`,
          group: 'Actions',
          title: choice === 'system' ? 'Use the colours of the system' : `Use ${choice} colours`,
          run: () => chooseColours(choice),
        })
    entries.push({ id: 'keys', group: 'Actions', title: 'Show keyboard shortcuts', run: showKeys })
    entries.push({ id: 'out', group: 'Actions', title: 'Log out', run: go('/logout') })
    return entries
  }, [signed, navigate, pathname, showKeys])
}
