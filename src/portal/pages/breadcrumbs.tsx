import type { Details } from '#definition/generated/details.ts'
import type { Page } from '#definition/generated/page.ts'
import { plainValue } from '#runtime/details/plain-value.ts'
import { readAt } from '#runtime/details/read-at.ts'
import { useRecord } from '#runtime/details/use-record.ts'
import { Link } from 'react-router-dom'
import { fillPath } from '../definitions/address.ts'
import { useSigned } from '../session/session-context.ts'
import { pageRight } from './page-right.ts'
import './breadcrumbs.css'

export interface BreadcrumbsProps {
  readonly page: Page
  readonly parameters: Readonly<Record<string, string | undefined>>
}

/** The pages above this one, up to the first without a parent; nothing where there is none. */
export function Breadcrumbs({ page, parameters }: BreadcrumbsProps) {
  const signed = useSigned()
  const above = pagesAbove(page, signed.definitions.library.pages)
  const details = signed.definitions.library.details[page.details ?? '']
  if (above.length === 0) return null
  return (
    <nav className="ptl-breadcrumbs" aria-label="Breadcrumbs">
      <ol>
        {above.map((one) => (
          <li key={one.id}>
            {pageRight(one, signed).kind === 'open' ? (
              <Link to={fillPath(one.path, parameters)}>{one.title}</Link>
            ) : (
              one.title
            )}
          </li>
        ))}
        <li aria-current="page">
          {details ? (
            <RecordTitle details={details} parameters={parameters} otherwise={page.title} />
          ) : (
            page.title
          )}
        </li>
      </ol>
    </nav>
  )
}

function pagesAbove(page: Page, pages: Readonly<Record<string, Page>>): readonly Page[] {
  const above: Page[] = []
  let next = pages[page.parent ?? '']
  while (next && next.id !== page.id && !above.includes(next)) {
    above.unshift(next)
    next = pages[next.parent ?? '']
  }
  return above
}

interface RecordTitleProps {
  readonly details: Details
  readonly parameters: BreadcrumbsProps['parameters']
  readonly otherwise: string
}

/** What the record is called, as soon as it is there; asked for by whoever shows it. */
function RecordTitle({ details, parameters, otherwise }: RecordTitleProps) {
  const { facts } = useSigned()
  const { data } = useRecord({ ...details, everySeconds: undefined }, { ...facts, parameters })
  if (data === undefined || data === null) return otherwise
  return details.title.replaceAll(/\{([^}]+)\}/g, (_, path: string) => plainValue(readAt(data, path)))
}
