import { Button } from '@blueprintjs/core'
import { Error as ErrorIcon, Refresh, Time, WarningSign } from '@blueprintjs/icons'
import { useSyncExternalStore } from 'react'
import { QUOTE_FAILED } from '#engine/field/quote.ts'
import { formatCountdown } from '#values/countdown.ts'
import { QuoteComparison } from './quote-comparison.tsx'
import type { QuoteController } from './quote-controller.ts'
import type { Quoting } from './machine.ts'
import { STANDS_FOR } from './sentences.ts'

const SHORT = 10_000

function Countdown({ controller }: { readonly controller: QuoteController }) {
  const left = useSyncExternalStore(controller.subscribe, controller.left)
  const isShort = left <= SHORT
  return (
    <p className={isShort ? 'ptl-quote__standing ptl-quote__standing--warning' : 'ptl-quote__standing'}>
      {isShort ? <WarningSign size={14} /> : <Time size={14} />}
      <span className="ptl-quote__words">
        {STANDS_FOR}{' '}
        <span className="ptl-quote__time" role="timer" aria-live="off">
          {formatCountdown(left)}
        </span>
      </span>
    </p>
  )
}

interface QuoteStatusProps {
  readonly controller: QuoteController
  readonly quoting: Quoting
  readonly isWaitingForTerms: boolean
}

interface QuoteFailureProps {
  readonly id: string
  readonly controller: QuoteController
  readonly message: string | undefined
}

/** Why no quote is given and what to do: below the amount it was asked for. */
export function QuoteFailure({ id, controller, message }: QuoteFailureProps) {
  return (
    <div className="ptl-quote__standing ptl-quote__standing--danger">
      <ErrorIcon size={14} />
      <span className="ptl-quote__words" id={id}>
        {message ?? QUOTE_FAILED}
      </span>
      <Button size="small" icon={<Refresh />} text="Get a new quote" onClick={controller.again} />
    </div>
  )
}

/** A new quote that is worse than the one that ran out, beside it; it counts once it is accepted. */
export function WorseQuote({
  controller,
  quoting,
}: {
  readonly controller: QuoteController
  readonly quoting: Quoting
}) {
  const { previous, quote } = quoting
  if (!previous || !quote) return null
  return (
    <section className="ptl-quote__worse" aria-label="The new quote is worse">
      <p>
        <WarningSign size={14} /> <strong>The new quote is worse.</strong> Accept it to continue.
      </p>
      <QuoteComparison before={previous} now={quote} beforeLabel="Before" />
      <Button intent="primary" text="Accept the new quote" onClick={controller.accept} />
    </section>
  )
}

/** How long the quote stands, or what it waits for; why it failed stands below the amount. */
export function QuoteStatus({ controller, quoting, isWaitingForTerms }: QuoteStatusProps) {
  switch (quoting.status) {
    case 'ready':
      return <Countdown controller={controller} />
    case 'loading':
      return <p className="ptl-quote__standing">Getting a quote…</p>
    case 'expired':
      return (
        <p className="ptl-quote__standing ptl-quote__standing--warning">
          <WarningSign size={14} />
          <span className="ptl-quote__words">The quote has expired. Getting a new one…</span>
        </p>
      )
    case 'failed':
      return null
    case 'idle':
      return (
        <p className="ptl-quote__standing">
          {isWaitingForTerms
            ? 'A quote follows once everything above is chosen.'
            : 'Enter one of the amounts to get a quote.'}
        </p>
      )
  }
}
