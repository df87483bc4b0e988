import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { readableRate } from '#values/readable-rate.ts'
import { useZone } from '../../zone.ts'
import { Card } from '../frame/card.tsx'
import { PairChoice } from './pair-choice.tsx'
import { useCard } from '../frame/use-card.ts'
import { useRatePair } from './use-rate-pair.ts'
import { useWords } from '../frame/use-words.ts'
import './exchange-rate.css'

/** Current exchange rate of a pair of currencies that the person chooses (HOME-004). */
export function ExchangeRate() {
  const zone = useZone()
  const say = useWords('exchange-rate')
  const { pair, currencies, choose } = useRatePair()
  return (
    <Card
      name="exchange-rate"
      state={useCard('rates.read', { pairs: [pair] }, 'ratesEverySeconds')}
      rows={2}
      actions={<PairChoice pair={pair} currencies={currencies} choose={choose} />}
    >
      {({ rates: [rate] }) =>
        rate === undefined ? (
          <p className="ptl-quiet">{say('empty', { ...pair })}</p>
        ) : (
          <>
            <p className="ptl-rate" aria-live="polite">
              <span>{formatMoney('1', rate.source)} =</span>{' '}
              <strong>{formatMoney(readableRate(rate.rate), rate.destination)}</strong>
            </p>
            <p className="ptl-quiet">
              <time dateTime={rate.at}>{formatDateTime(rate.at, zone)}</time>. {say('says')}
            </p>
          </>
        )
      }
    </Card>
  )
}
