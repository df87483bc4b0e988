import type { Page } from '#definition/generated/page.ts'
import { ChevronDown } from '@blueprintjs/icons'
import { useId, useState, type ReactNode } from 'react'
import { useSigned } from '../../session/session-context.ts'
import { isLocal, linkedGroups } from './linked-pages.ts'
import { LocalLinks } from './local-links.tsx'
import { pagesAbove } from './pages-above.ts'
import './local-navigation.css'

export interface LocalNavigationProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
  readonly children: ReactNode
}

/**
 * Beside a page stands the list of those it belongs to: a column; on a narrow screen a line that scrolls, and where the
 * list has headings, a button that says where one is and opens it.
 */
export function LocalNavigation({ page, parameters, children }: LocalNavigationProps) {
  const signed = useSigned()
  const id = useId()
  const [openAt, setOpenAt] = useState<Page>()
  const line = [...pagesAbove(page, signed.definitions.library.pages), page]
  const home = line.findLast(isLocal)
  const groups = home ? linkedGroups(home, signed) : []
  const current = groups.flatMap(({ pages }) => pages).find((one) => line.includes(one))
  if (!home || groups.length === 0) return children
  const isGrouped = groups.some(({ title }) => title !== undefined)
  // Who went to another page has no use for the list any more.
  const isOpen = openAt === page
  return (
    <div className={`ptl-local ${isGrouped && current === page ? 'ptl-local--named' : ''}`}>
      <nav
        className={`ptl-local__pages ${isGrouped ? 'ptl-local__pages--grouped' : ''}`}
        aria-label={home.title}
      >
        {isGrouped && (
          <button
            type="button"
            className="ptl-local__open"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpenAt(isOpen ? undefined : page)}
          >
            {current?.title ?? home.title}
            <ChevronDown size={16} />
          </button>
        )}
        <div id={id} className="ptl-local__list" data-open={isOpen}>
          {groups.map((group) => (
            <LocalLinks key={group.title ?? ''} {...group} current={current} parameters={parameters} />
          ))}
        </div>
      </nav>
      <div className="ptl-local__page">{children}</div>
    </div>
  )
}
