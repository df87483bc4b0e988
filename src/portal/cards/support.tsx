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
    <section className="ptl-card ptl-card--row" aria-labelledby="support-card">
      <Headset size={20} />
      <div>
        <h2 id="support-card">Support</h2>
        <p>
          Is a payment not where it should be? Have its payment ID at hand; it stands on the payment’s page.
        </p>
      </div>
      {right?.kind === 'open' && path !== undefined && <Link to={path}>Call support</Link>}
    </section>
  )
}
