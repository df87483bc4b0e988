import type { Page } from '#definition/generated/page.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { useSigned } from '../session/session-context.ts'
import { isLocal, linkedPages } from './linked-pages.ts'
import { pagesAbove } from './pages-above.ts'
import './local-navigation.css'

export interface LocalNavigationProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/** Beside a page stands the list of those it belongs to: a column, on a narrow screen a line that scrolls. */
export function LocalNavigation({ page, parameters, children }: LocalNavigationProps) {
  const signed = useSigned()
  const line = [...pagesAbove(page, signed.definitions.library.pages), page]
  const home = line.findLast(isLocal)
  const pages = home ? linkedPages(home, signed) : []
  const current = pages.find((one) => line.includes(one))
  if (!home || pages.length === 0) return children
  return (
    <div className="ptl-local">
      <nav className="ptl-local__pages" aria-label={home.title}>
        <ul>
          {pages.map((one) => (
            <li key={one.id}>
              <Link
                ref={one === current ? bringIntoSight : undefined}
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

/** Where the list is a line, the page one is on is not hidden at its end. */
function bringIntoSight(link: HTMLElement | null) {
  const line = link?.closest('ul')
  if (link && line) line.scrollLeft = link.offsetLeft - 48
}
