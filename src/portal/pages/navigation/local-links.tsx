import type { Page } from '#definition/generated/page.ts'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { fillPath } from '../../definitions/address.ts'
import type { LinkedGroup } from './linked-pages.ts'

export interface LocalLinksProps extends LinkedGroup {
  readonly current: Page | undefined
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** One group of the pages that stand beside each other. */
export function LocalLinks({ title, pages, current, parameters }: LocalLinksProps) {
  const id = useId()
  return (
    <section>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      <ul aria-labelledby={title === undefined ? undefined : id}>
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
    </section>
  )
}

/** Where the list is a line, the page one is on is not hidden at its end. */
function bringIntoSight(link: HTMLElement | null) {
  const line = link?.closest('ul')
  if (link && line) line.scrollLeft = link.offsetLeft - 48
}
