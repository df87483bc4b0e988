import { Headset } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { useWords } from './frame/use-words.ts'
import './frame/card.css'

/** Link to the support page, with the details to have ready (HOME-009). */
export function Support() {
  const say = useWords('support')
  const { definitions } = useSigned()
  const right = usePageRight('support')
  const path = definitions.library.pages['support']?.path
  return (
    <section className="ptl-card ptl-card--row" aria-labelledby="support-card">
      <Headset size={20} />
      <div>
        <h2 id="support-card">{say('title')}</h2>
        <p>{say('says')}</p>
      </div>
      {right?.kind === 'open' && path !== undefined && <Link to={path}>{say('link')}</Link>}
    </section>
  )
}
