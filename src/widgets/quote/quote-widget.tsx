import { SegmentedControl } from '@blueprintjs/core'
import { useState, useSyncExternalStore } from 'react'
import { checkAmount, isNoAmount, readAmount } from '#engine/field/money.ts'
import { quoteTerm, type AmountType } from '#engine/field/quote/quote-request.ts'
import { FieldNote } from '#runtime/field/field-row.tsx'
import { quote } from '#engine/field/quote/quote.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { useTextOf } from '#runtime/flow/run/use-shape.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { idsOf } from '../frame/frame.tsx'
import { shownAmount } from '../money/shown-amount.ts'
import { QuoteAmount } from './quote-amount.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteReview } from './quote-review.tsx'
import { QuoteFailure, QuoteStatus, WorseQuote } from './quote-status.tsx'
import { useQuoteController } from './use-quote-controller.ts'
import './quote.css'

const sides = () => [
  { value: 'SOURCE_AMOUNT', label: sayQuotes('sendExactly') },
  { value: 'DESTINATION_AMOUNT', label: sayQuotes('receiveExactly') },
]
const SIDES = ['SOURCE_AMOUNT', 'DESTINATION_AMOUNT'] as const

const LONG = 14

/** Returns one term of the quote as soon as it exists, although other terms may be missing. */
function useTerm({ store, state }: WidgetProps, name: string): string | undefined {
  const term = useTextOf(store, () =>
    String(quoteTerm(state.definition, name, (path) => store.fact(path)) ?? ''),
  )
  return term === '' ? undefined : term
}

/** Two amounts with the live quote between them; one stays as typed, the other follows. */
export function QuoteWidget(props: WidgetProps) {
  const { id, state, invalid, onLeave } = props
  const { controller, terms } = useQuoteController(props)
  const quoting = useSyncExternalStore(controller.subscribe, controller.state)
  const ids = idsOf(id)
  const [source, destination] = [useTerm(props, 'sourceCurrency'), useTerm(props, 'destinationCurrency')]
  const codes = {
    SOURCE_AMOUNT: quoting.quote?.sourceCurrency ?? source,
    DESTINATION_AMOUNT: quoting.quote?.destinationCurrency ?? destination,
  }
  const shownOn = (side: AmountType, amount: string) => shownAmount(amount, codes[side])
  const [typed, setTyped] = useState(() => shownOn(quoting.amountType, quoting.amount))
  const existing = {
    SOURCE_AMOUNT: quoting.quote?.sourceAmount,
    DESTINATION_AMOUNT: quoting.quote?.destinationAmount,
  }

  const type = (side: AmountType, words: string) => {
    setTyped(words)
    const amount = readAmount(words, codes[side]) ?? ''
    controller.type(side, amount, amount !== '' && checkAmount(amount, codes[side]) === undefined)
    if (isNoAmount(words, codes[side])) onLeave()
  }
  const problem = quoting.amount === '' ? undefined : checkAmount(quoting.amount, codes[quoting.amountType])
  const note = quoting.status === 'idle' ? state.error && (problem ?? state.error) : undefined
  const textOf = (side: AmountType) =>
    side === quoting.amountType ? typed : shownOn(side, existing[side] ?? '')
  const trouble =
    quoting.status === 'failed' ? (
      <QuoteFailure id={ids.error} controller={controller} message={quoting.message} />
    ) : note ? (
      <FieldNote ids={ids} state={{ ...state, error: note }} />
    ) : null
  const isRefused = note === undefined ? quoting.status === 'failed' && !quoting.isUnreached : invalid
  const describedBy = [state.definition.hint && ids.hint, trouble && ids.error].filter(Boolean).join(' ')
  const amount = (side: AmountType) => (
    <QuoteAmount
      id={side === quoting.amountType ? id : `${id}--other`}
      label={side === 'SOURCE_AMOUNT' ? sayQuotes('youSend') : sayQuotes('theyReceive')}
      code={codes[side]}
      text={textOf(side)}
      isLong={SIDES.some((one) => textOf(one).length > LONG)}
      isFixed={side === quoting.amountType}
      isWaiting={
        side !== quoting.amountType && (quoting.status === 'loading' || quoting.status === 'expired')
      }
      invalid={side === quoting.amountType && isRefused}
      describedBy={side === quoting.amountType ? describedBy : undefined}
      isLocked={state.locked}
      isRequired={state.required}
      onType={(words) => type(side, words)}
      onTidy={() => setTyped(shownOn(side, quoting.amount))}
    />
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that the focus left
    <div
      role="group"
      aria-labelledby={ids.label}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || onLeave()}
    >
      <div className="ptl-quote__head">
        <span className="ptl-field__label" id={ids.label}>
          {state.definition.label}
        </span>
        <SegmentedControl
          size="small"
          aria-label={sayQuotes('fixedAmount')}
          options={sides()}
          value={quoting.amountType}
          disabled={state.locked}
          onValueChange={(side) =>
            type(
              side as AmountType,
              shownOn(side as AmountType, existing[side as AmountType] ?? quoting.amount),
            )
          }
        />
      </div>
      {state.definition.hint && (
        <p className="ptl-field__hint" id={ids.hint}>
          {state.definition.hint}
        </p>
      )}
      <div className="ptl-quote">
        {amount('SOURCE_AMOUNT')}
        {quoting.amountType === 'SOURCE_AMOUNT' && trouble}
        <QuoteLines quoting={quoting} />
        {amount('DESTINATION_AMOUNT')}
        {quoting.amountType === 'DESTINATION_AMOUNT' && trouble}
        {controller.isWorse() && <WorseQuote controller={controller} quoting={quoting} />}
        <QuoteStatus controller={controller} quoting={quoting} isWaitingForTerms={terms === undefined} />
      </div>
    </div>
  )
}

export const quoteType: FieldType = { kind: quote, widget: QuoteWidget, review: QuoteReview, ownFrame: true }
