import { Classes } from '@blueprintjs/core'
import { useState } from 'react'
import type { Quote } from '#engine/field/quote/quote.ts'
import { formatAmount, formatMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import type { Quoting } from './machine.ts'

function rateOf(quote: Quote): string | undefined {
  const rate = quote.adjustedExchangeRate?.adjustedRate
  return rate === undefined ? undefined : formatAmount(rate)
}

function Rate({ quote, previous }: { readonly quote: Quote; readonly previous: Quote | undefined }) {
  const [rate, before] = [rateOf(quote), previous && rateOf(previous)]
  if (rate === undefined) return null
  return (
    <div>
      <dt>{sayQuotes('rate')}</dt>
      <dd>
        1 {quote.sourceCurrency} = {rate} {quote.destinationCurrency}
        {before !== undefined && before !== rate && (
          <span className="ptl-quote__before">
            {sayQuotes('was')} <s>{before}</s>
          </span>
        )}
        {before !== undefined && before === rate && (
          <span className="ptl-quote__before">{sayQuotes('unchanged')}</span>
        )}
      </dd>
    </div>
  )
}

function Fees({ fees }: { readonly fees: NonNullable<Quote['fees']> }) {
  const lines = fees.feeBreakdown ?? []
  return (
    <>
      {lines.length > 1 &&
        lines.map((line) => (
          <div key={line.feeDescription} className="ptl-quote__part">
            <dt>{line.feeDescription}</dt>
            <dd>{formatMoney(line.calculatedFee, fees.feeCurrency)}</dd>
          </div>
        ))}
      <div>
        <dt>{lines.length > 1 ? sayQuotes('totalFee') : (lines[0]?.feeDescription ?? sayQuotes('fee'))}</dt>
        <dd>{formatMoney(fees.totalFee, fees.feeCurrency)}</dd>
      </div>
    </>
  )
}

function linesOf({ fees }: Quote): number {
  const parts = fees?.feeBreakdown?.length ?? 0
  return (parts > 1 ? parts : 0) + (fees ? 1 : 0) + 1
}

/** Fees and rate between the two amounts; while they load, their last height, so that nothing moves. */
export function QuoteLines({ quoting }: { readonly quoting: Quoting }) {
  const { quote, previous, status } = quoting
  const [space, setSpace] = useState(2)
  if (quote && linesOf(quote) !== space) setSpace(linesOf(quote))
  const isWaiting = status === 'loading' || status === 'expired'
  return (
    <dl className="ptl-quote__lines" aria-busy={isWaiting}>
      {quote?.fees && <Fees fees={quote.fees} />}
      {quote && <Rate quote={quote} previous={previous} />}
      {!quote &&
        Array.from({ length: isWaiting ? space : 2 }, (_, line) => (
          <div key={line} className={line < space - 2 && isWaiting ? 'ptl-quote__part' : undefined}>
            <dt>{line === (isWaiting ? space : 2) - 1 ? sayQuotes('rate') : sayQuotes('fee')}</dt>
            <dd>
              {isWaiting ? <span className={`ptl-quote__room ${Classes.SKELETON}`}>0.00 USD</span> : '–'}
            </dd>
          </div>
        ))}
    </dl>
  )
}
