import { Share } from '@blueprintjs/icons'
import { sayCards } from '#values/generated/say-cards.ts'
import { useSigned } from '../../session/session-context.ts'
import { useWords } from '../frame/use-words.ts'
import '../frame/card.css'

/**
 * Links to the ledger explorers of the stablecoin in this environment; without an address there is no link
 * (HOME-010, OPEN-74).
 */
export function StablecoinExplorer() {
  const say = useWords('stablecoin-explorer')
  const { definitions, facts } = useSigned()
  const links = (definitions.library.options['explorers']?.options ?? []).filter(
    ({ showWhen }) => showWhen === undefined || definitions.rules.get(showWhen)?.evaluate(facts) === 'yes',
  )
  if (links.length === 0) return null
  return (
    <section className="ptl-card ptl-card--plain" aria-labelledby="stablecoin-explorer">
      <header className="ptl-card__head">
        <h2 id="stablecoin-explorer">{say('title')}</h2>
      </header>
      <p>{say('says')}</p>
      <ul className="ptl-links">
        {links.map(({ value, label, hint }) => (
          <li key={value}>
            <a href={value} target="_blank" rel="noreferrer">
              {label} <Share size={12} />
              <span className="ptl-visually-hidden">{sayCards('opensInNewTab')}</span>
            </a>
            {hint !== undefined && <span className="ptl-quiet">{hint}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
