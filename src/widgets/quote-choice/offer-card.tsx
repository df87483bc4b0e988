import { RadioCard } from '@blueprintjs/core'
import type { Offer } from '#engine/field/quote/offer.ts'
import { formatDate } from '#values/date.ts'
import { formatAmount, formatMoney } from '#values/money.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'

interface OfferCardProps {
  readonly offer: Offer
  readonly group: string
  readonly isChosen: boolean
  readonly isLocked: boolean
  readonly onChoose: () => void
}

/** A rate without the noughts at its end. */
const rateOf = (rate: string) => formatAmount(rate.includes('.') ? rate.replace(/\.?0+$/, '') : rate)

/** Card of one quote: sent and received amounts, rate, fee and route. */
export function OfferCard({ offer, group, isChosen, isLocked, onChoose }: OfferCardProps) {
  const { sourceAmount, sourceCurrency, destinationAmount, destinationCurrency, rate, fee } = offer
  return (
    <RadioCard
      className="ptl-cards__card"
      inputProps={{ name: group }}
      value={offer.quoteId}
      checked={isChosen}
      disabled={isLocked}
      onChange={onChoose}
    >
      <span className="ptl-cards__words">
        <span className="ptl-offer__head">{offer.method ?? sayQuotes('quote')}</span>
        {offer.settles && <span className="ptl-offer__when">{offer.settles}</span>}
        {offer.arrivesOn && (
          <span className="ptl-offer__when">
            {sayQuotes('arrivesBy', { day: formatDate(offer.arrivesOn, 'UTC') })}
          </span>
        )}
        <span className="ptl-offer__lines">
          <span>{sayQuotes('theyReceive')}</span>
          <strong>{formatMoney(destinationAmount, destinationCurrency)}</strong>
          <span>{sayQuotes('youSend')}</span>
          <span>{formatMoney(sourceAmount, sourceCurrency)}</span>
          <span>{sayQuotes('fee')}</span>
          <span>{formatMoney(fee, sourceCurrency)}</span>
          <span>{sayQuotes('rate')}</span>
          <span>
            1 {sourceCurrency} = {rateOf(rate)} {destinationCurrency}
          </span>
        </span>
      </span>
    </RadioCard>
  )
}
