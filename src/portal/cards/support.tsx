import { Headset } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import './card.css'

/** Where help is, and what to have at hand (HOME-009). */
export function Support() {
  const { definitions } = useSigned()
  const right = usePageRight('support')
  const path = definitions.library.pages['support']?.path
  return (
    <section className="ptl-card ptl-card--plain" aria-labelledby="support-card">
      <header className="ptl-card__head">
        <h2 id="support-card">Support</h2>
        <Headset size={20} />
      </header>
      <p>
        Is a payment not where it should be, or something not clear? Have its payment ID at hand; it stands on
        the page of the payment and can be copied there.
      </p>
      {right?.kind === 'open' && path !== undefined && <Link to={path}>Call support</Link>}
    </section>
  )
}
