import { Button, Classes } from '@blueprintjs/core'
import { Error as ErrorIcon, Refresh, Time, WarningSign } from '@blueprintjs/icons'
import { useEffect } from 'react'
import { isQuoteChoice, quoteChoice, type QuoteChoice } from '#engine/field/quote/quote-choice.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatCountdown } from '#values/countdown.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { ChoiceGroup } from '../frame/choice-group.tsx'
import { Frame } from '../frame/frame.tsx'
import { useCountdown } from '../quote/use-countdown.ts'
import { OfferCard } from './offer-card.tsx'
import { useQuoteOptions } from './use-quote-options.ts'
import '../choice-cards/choice-cards.css'
import './quote-choice.css'

interface ChoiceStatusProps {
  readonly choice: QuoteChoice
  readonly left: number
  readonly onAsk: () => void
  readonly onChange: () => void
}

/** Validity of the quotes, or the reason why there are none and what to do. */
function ChoiceStatus({ choice: { status, message }, left, onAsk, onChange }: ChoiceStatusProps) {
  const again = <Button size="small" icon={<Refresh />} text={sayQuotes('getNewAll')} onClick={onAsk} />
  if (status === 'loading') return <p className="ptl-offers__standing">{sayQuotes('gettingAll')}</p>
  if (status === 'ready')
    return (
      <p className="ptl-offers__standing">
        <Time size={14} />
        <span>
          {sayQuotes('holdFor')}{' '}
          <span role="timer" aria-live="off">
            {formatCountdown(left)}
          </span>
        </span>
      </p>
    )
  const isExpired = status === 'expired'
  return (
    <div className={`ptl-offers__standing ptl-offers__standing--${isExpired ? 'warning' : 'danger'}`}>
      {isExpired ? <WarningSign size={14} /> : <ErrorIcon size={14} />}
      <span className="ptl-offers__words">
        {isExpired ? sayQuotes('nothingSent') : (message ?? sayQuotes('failed'))}
      </span>
      {again}
      {!isExpired && (
        <Button size="small" variant="minimal" text={sayQuotes('changeDetails')} onClick={onChange} />
      )}
    </div>
  )
}

const waiting: QuoteChoice = { status: 'loading' }

/** Quotes as cards with their remaining time, to choose one. */
export function QuoteChoiceWidget(props: WidgetProps) {
  const { id, state, store, onAnswer } = props
  const { ask, expire } = useQuoteOptions(props)
  const choice = isQuoteChoice(state.value) ? state.value : waiting
  const offers = choice.offers ?? []
  const end = offers.map(({ expiresAt }) => expiresAt).toSorted()[0]
  const left = useCountdown(end)
  const isOver = end !== undefined && left === 0 && !state.locked
  useEffect(() => {
    if (isOver) expire()
  }, [isOver, expire])
  return (
    <Frame field={props}>
      <ChoiceGroup
        field={props}
        block="ptl-cards"
        className="ptl-offers"
        aria-busy={choice.status === 'loading'}
      >
        {offers.map((offer) => (
          <OfferCard
            key={offer.quoteId}
            offer={offer}
            group={id}
            isChosen={choice.chosen?.quoteId === offer.quoteId}
            isLocked={state.locked}
            onChoose={() => onAnswer({ ...choice, chosen: offer })}
          />
        ))}
        {choice.status === 'loading' && <span className={`ptl-offers__room ${Classes.SKELETON}`} />}
      </ChoiceGroup>
      <ChoiceStatus choice={choice} left={left} onAsk={ask} onChange={() => void store.back()} />
    </Frame>
  )
}

export const quoteChoiceType: FieldType = { kind: quoteChoice, widget: QuoteChoiceWidget, ownFrame: true }
