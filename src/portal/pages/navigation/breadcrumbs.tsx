import type { Page } from '#definition/generated/page.ts'
import { Link } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { fillPath } from '../../definitions/address.ts'
import { useSigned, type Signed } from '../../session/session-context.ts'
import { useWayBack, type CameFrom } from './came-from.ts'
import { pageRight } from '../page-right.ts'
import { linkedPages } from './linked-pages.ts'
import { pagesAbove } from './pages-above.ts'
import { useRecordTitle } from '../record/record-title.ts'
import './breadcrumbs.css'

const goingBack: CameFrom = { isBack: true }

export interface BreadcrumbsProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** Whether a page without contents of its own leads on to the next one in the line, which names the same place. */
function leadsOn(one: Page, next: Page | undefined, signed: Signed): boolean {
  return next !== undefined && one.redirect === 'first' && linkedPages(one, signed)[0] === next
}

/** Links to the pages above this one, up to the first without a parent; nothing if there are none. */
export function Breadcrumbs({ page, parameters }: BreadcrumbsProps) {
  const signed = useSigned()
  const above = pagesAbove(page, signed.definitions.library.pages).filter(
    (one, at, all) => !leadsOn(one, all[at + 1], signed),
  )
  const title = useRecordTitle(page)
  const wayBack = useWayBack()
  if (above.length === 0) return null
  return (
    <nav className="ptl-breadcrumbs" aria-label={sayPages('breadcrumbs')}>
      <ol>
        {above.map((one) => (
          <li key={one.id}>
            {pageRight(one, signed).kind === 'open' ? (
              <Link to={wayBack(fillPath(one.path, parameters))} state={goingBack}>
                {one.title}
              </Link>
            ) : (
              one.title
            )}
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  )
}
