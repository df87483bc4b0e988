import type { Page } from '#definition/generated/page.ts'
import { ChevronLeft } from '@blueprintjs/icons'
import { showFocused, showWhole } from '#runtime/tabs/show-whole.ts'
import type { ReactNode } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { linkedGroups, localHome } from './linked-pages.ts'
import { fillPath } from '../../definitions/address.ts'
import { pageRight } from '../page-right.ts'
import { Link } from 'react-router-dom'
import { pagesAbove } from './pages-above.ts'
import './local-navigation.css'

export interface LocalNavigationProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/** Line of links to related pages above a page, and to the page that lists all their groups. */
export function LocalNavigation({ page, parameters, children }: LocalNavigationProps) {
  const signed = useSigned()
  const line = [...pagesAbove(page, signed.definitions.library.pages), page]
  const home = localHome(page, signed)
  const group =
    home && linkedGroups(home, signed).find(({ pages }) => pages.some((one) => line.includes(one)))
  // A page that has no neighbours here is found by its breadcrumbs.
  if (!group || group.pages.length === 1) return children
  const current = group.pages.findLast((one) => line.includes(one))
  // A link that leads on to this page names it as well.
  const isNamed = current === page || current?.redirect === page.path
  const isIndexed = group.title !== undefined && pageRight(home, signed).kind === 'open'
  return (
    <div className={`ptl-local ${isNamed ? 'ptl-local--named' : ''}`}>
      <nav className="ptl-local__pages" aria-label={group.title ?? home.title}>
        <ul>
          {isIndexed && (
            <li className="ptl-local__home">
              <Link to={fillPath(home.path, parameters)}>
                <ChevronLeft size={16} />
                {home.title}
              </Link>
            </li>
          )}
          {group.pages.map((one) => (
            <li key={one.id}>
              <Link
                ref={one === current ? showWhole : undefined}
                onFocus={showFocused}
                to={fillPath(one.path, parameters)}
                aria-current={one === current ? 'page' : undefined}
              >
                {one.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="ptl-local__page">{children}</div>
    </div>
  )
}
