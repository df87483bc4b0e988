import { formatAmount } from '#values/money.ts'
import { TickCircle } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import { Card } from './frame/card.tsx'
import { useCard } from './frame/use-card.ts'
import { useWords } from './frame/use-words.ts'
import './waiting-work.css'

/** Counts of the work that waits for this person; each links to a list of exactly that work. */
export function Waiting() {
  return (
    <Card name="waiting" state={useCard('home.waiting', {}, 'detailsEverySeconds')} rows={2} isBare>
      {({ items }) => {
        const open = items.filter(({ count }) => count > 0)
        if (open.length === 0) return <NothingWaits />
        return (
          <ul className="ptl-waiting">
            {open.map(({ id, label, says, count, path }) => (
              <li key={id}>
                <Link to={path}>
                  <span className="ptl-waiting__count">{formatAmount(String(count))}</span>{' '}
                  <span className="ptl-waiting__label">{label}</span>
                </Link>
                <p>{says}</p>
              </li>
            ))}
          </ul>
        )
      }}
    </Card>
  )
}

function NothingWaits() {
  const say = useWords('waiting')
  return (
    <p className="ptl-waiting__none">
      <TickCircle size={20} />
      <span>{say('empty')}</span>
    </p>
  )
}
