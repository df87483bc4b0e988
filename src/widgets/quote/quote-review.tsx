import { Button } from '@blueprintjs/core'
import { Time, WarningSign } from '@blueprintjs/icons'
import { useEffect, useState } from 'react'
import { formatCountdown } from '#values/countdown.ts'
import { formatMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { changeOfQuote } from '#engine/field/quote/quote-change.ts'
import { isQuoteAnswer, sayRate, type Quote } from '#engine/field/quote/quote.ts'
import { useServices } from '#runtime/field/services.ts'
import type { ReviewProps } from '#runtime/field/types.ts'
import { useField } from '#runtime/field/use-field.ts'
import { QuoteComparison } from './quote-comparison.tsx'
import { useCountdown } from './use-countdown.ts'
import '../frame/review-panel.css'
import './quote-review.css'

/** Sent and received amounts, rate and fee of a quote, with the time it is valid (WIZ-026, WIZ-034). */
export function QuoteReview({ store, field, isFrozen, onChange }: ReviewProps) {
  const { value } = useField(store, field)
  const answer = isQuoteAnswer(value) ? value : undefined
  const { announce } = useServices()
  // An expired answer carries no quote any more, but the person still looks at it.
  const [last, setLast] = useState(answer?.quote)
  if (answer?.quote && answer.quote !== last) setLast(answer.quote)
  const quote = answer?.quote ?? last
  const previous = answer?.status === 'ready' ? answer.previous : undefined
  const left = useCountdown(answer?.quote?.expiresAt)
  const isOver = answer?.status === 'ready' && left === 0 && !isFrozen
  useEffect(() => {
    if (!isOver) return
    const { value: stored } = store.field(field)
    if (isQuoteAnswer(stored)) store.answer(field, { ...stored, status: 'expired' })
    announce(sayQuotes('ranOut'))
  }, [isOver, store, field, announce])
  const hasExpired = !isFrozen && (isOver || answer?.status !== 'ready')
  return (
    <section className="ptl-review-panel ptl-quote-review" aria-label={sayQuotes('quote')}>
      {quote && <Amounts quote={quote} />}
      {quote && previous && changeOfQuote(previous, quote) && (
        <QuoteComparison before={previous} now={quote} beforeLabel={sayQuotes('before')} />
      )}
      {hasExpired ? (
        <div className="ptl-review-panel__over ptl-quote-review__over">
          <WarningSign size={16} />
          <p>
            <strong>{sayQuotes('thisExpired')}</strong> {sayQuotes('getNewToContinue')}
          </p>
          <Button text={sayQuotes('getNew')} onClick={onChange} />
        </div>
      ) : isFrozen ? null : (
        <p className="ptl-quote-review__left">
          <Time size={14} /> {sayQuotes('rateHoldsFor')} <span role="timer">{formatCountdown(left)}</span>
        </p>
      )}
    </section>
  )
}

function Amounts({ quote }: { readonly quote: Quote }) {
  const { sourceAmount, sourceCurrency, destinationAmount, destinationCurrency, fees } = quote
  const rate = sayRate(quote)
  return (
    <>
      <dl className="ptl-quote-review__amounts">
        <div>
          <dt>{sayQuotes('youSend')}</dt>
          <dd>{formatMoney(sourceAmount, sourceCurrency)}</dd>
        </div>
        <div>
          <dt>{sayQuotes('theyReceive')}</dt>
          <dd>{formatMoney(destinationAmount, destinationCurrency)}</dd>
        </div>
      </dl>
      <dl className="ptl-quote-review__terms">
        {rate !== undefined && (
          <div>
            <dt>{sayQuotes('rate')}</dt>
            <dd>{rate}</dd>
          </div>
        )}
        {fees && (
          <div>
            <dt>{sayQuotes('fee')}</dt>
            <dd>{formatMoney(fees.totalFee, fees.feeCurrency)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}
