import type { Page } from '#definition/generated/page.ts'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { sayShell } from '#values/generated/say-shell.ts'
import { pageRight } from '../../pages/page-right.ts'
import { offeredAt } from '../../pages/navigation/redirect-of.ts'
import { useSigned } from '../../session/session-context.ts'
import { chooseColours, chosenColours } from '../colour-scheme.ts'
import type { Entry } from './entry.ts'
import { recentPages } from './recent-pages.ts'

const labelOf = (page: Page): string => page.navigation?.label ?? page.title

const colours = { light: 'useLight', dark: 'useDark', system: 'useSystem' } as const

/** Returns the local entries: pages this person may open, the most recent first, and actions. */
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
    // Of two pages with one name, the one in the main navigation comes first.
    const mainFirst = pages.toSorted(
      (one, other) => Number(other.navigation !== undefined) - Number(one.navigation !== undefined),
    )
    const entries: Entry[] = mainFirst.map((page) => {
      const above = definitions.library.pages[page.parent ?? '']
      return {
        id: `page-${page.id}`,
        group: isRecent(page.id) ? 'groupRecent' : 'groupPages',
        title: labelOf(page),
        ...(above && { says: labelOf(above) }),
        run: go(page.path),
      }
    })
    for (const page of open)
      if (page.offered)
        entries.push({
          id: `do-${page.id}`,
          group: 'groupOffered',
          title: page.offered.label,
          run: go(offeredAt(page, signed)),
        })
    for (const { code, label } of session.environments)
      if (code !== session.environment)
        entries.push({
          id: `environment-${code}`,
          group: 'groupActions',
          title: sayShell('switchTo', { environment: label }),
          says: sayShell('environment'),
          run: () => void switchEnvironment(code),
        })
    for (const choice of ['light', 'dark', 'system'] as const)
      if (choice !== chosenColours())
        entries.push({
          id: `colours-${choice}`,
          group: 'groupActions',
          title: sayShell(colours[choice]),
          run: () => chooseColours(choice),
        })
    entries.push({ id: 'keys', group: 'groupActions', title: sayShell('showShortcuts'), run: showKeys })
    entries.push({ id: 'out', group: 'groupActions', title: sayShell('logOut'), run: go('/logout') })
    return entries
  }, [signed, navigate, pathname, showKeys])
}
