import { Time } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import type { Answer } from '#definition/wire.ts'
import { Card } from './frame/card.tsx'
import { useCard } from './frame/use-card.ts'
import { useWords } from './frame/use-words.ts'
import './payments/row-list.css'

type Setup = Answer<'providerSetup.list'>

/**
 * Card with the setup steps that the provider has left before money moves; gone when all are done (TRU-365).
 */
export function FirstRun() {
  const say = useWords('first-run')
  return (
    <Card<Setup>
      name="first-run"
      state={useCard('providerSetup.list', {})}
      rows={4}
      isAbsent={({ missing }) => missing === 0}
    >
      {({ content, missing }) => (
        <>
          <p className="ptl-quiet">{say('missing', { missing, all: content.length })}</p>
          <ul className="ptl-row-list">
            {content
              .filter(({ state }) => state === 'MISSING')
              .map(({ id, title, how }) => (
                <li key={id}>
                  <Time size={16} />
                  <div>
                    <strong>{title}</strong>
                    <p>{how}</p>
                  </div>
                </li>
              ))}
          </ul>
          <Link to="/provider/first-run">{say('see')}</Link>
        </>
      )}
    </Card>
  )
}
