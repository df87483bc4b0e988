import type { Page } from '#definition/generated/page.ts'
import { ChevronRight } from '@blueprintjs/icons'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { useSigned } from '../../session/session-context.ts'
import { isLocal, linkedGroups, type LinkedGroup } from './linked-pages.ts'
import './page-links.css'

/** The pages one reaches from here, as far as this person may open them; under headings each group is a card. */
export function PageLinks({ page }: { readonly page: Page }) {
  const groups = linkedGroups(page, useSigned())
  const [first] = groups
  if (!first || (isLocal(page) && first.title === undefined)) return null
  if (first.title === undefined) return <Links pages={first.pages} label={sayPages('pagesFromHere')} />
  return (
    <div className="ptl-page-groups">
      {groups.map((group) => (
        <LinkGroup key={group.title} {...group} />
      ))}
    </div>
  )
}

function LinkGroup({ title, says, pages }: LinkedGroup) {
  const id = useId()
  return (
    <section className="ptl-page-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {says !== undefined && <p>{says}</p>}
      <Links pages={pages} labelledBy={id} />
    </section>
  )
}

interface LinksProps extends Pick<LinkedGroup, 'pages'> {
  readonly label?: string
  readonly labelledBy?: string
}

function Links({ pages, label, labelledBy }: LinksProps) {
  return (
    <ul className="ptl-page-links" aria-label={label} aria-labelledby={labelledBy}>
      {pages.map(({ id, path, title }) => (
        <li key={id}>
          <Link to={path}>
            {title}
            <ChevronRight size={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
