import type { Page } from '#definition/generated/page.ts'
import { ChevronRight } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { useSigned } from '../../session/session-context.ts'
import { isLocal, linkedPages } from './linked-pages.ts'
import './page-links.css'

/** The pages one reaches from here, as far as this person may open them. */
export function PageLinks({ page }: { readonly page: Page }) {
  const signed = useSigned()
  const pages = isLocal(page) ? [] : linkedPages(page, signed)
  if (pages.length === 0) return null
  return (
    <ul className="ptl-page-links" aria-label={sayPages('pagesFromHere')}>
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
