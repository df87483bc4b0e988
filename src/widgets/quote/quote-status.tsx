import { Button } from '@blueprintjs/core'
import { Error as ErrorIcon, Refresh, Time, WarningSign } from '@blueprintjs/icons'
import { useSyncExternalStore } from 'react'
import { formatCountdown } from '#values/countdown.ts'
import { sayQuotes } from '#values/generated/say-quotes.ts'
import { QuoteComparison } from './quote-comparison.tsx'
import type { QuoteController } from './quote-controller.ts'
import type { Quoting } from './machine.ts'

const SHORT = 10_000

function Countdown({ controller }: { readonly controller: QuoteController }) {
  const left = useSyncExternalStore(controller.subscribe, controller.left)
  const isShort = left <= SHORT
  return (
    <p className={isShort ? 'ptl-quote__standing ptl-quote__standing--warning' : 'ptl-quote__standing'}>
      {isShort ? <WarningSign size={14} /> : <Time size={14} />}
      <span className="ptl-quote__words">
        {sayQuotes('rateHoldsFor')}{' '}
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

/** Reason why there is no quote and what to do, below the amount. */
export function QuoteFailure({ id, controller, message }: QuoteFailureProps) {
  return (
    <div className="ptl-quote__standing ptl-quote__standing--danger">
      <ErrorIcon size={14} />
      <span className="ptl-quote__words" id={id}>
        {message ?? sayQuotes('failed')}
      </span>
      <Button size="small" icon={<Refresh />} text={sayQuotes('getNew')} onClick={controller.again} />
    </div>
  )
}

/** New quote that is worse than the expired one, beside it; it counts once it is accepted. */
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
    <section className="ptl-quote__worse" aria-label={sayQuotes('isWorse')}>
      <p>
        <WarningSign size={14} /> <strong>{sayQuotes('newIsWorse')}</strong> {sayQuotes('acceptToContinue')}
      </p>
      <QuoteComparison before={previous} now={quote} beforeLabel={sayQuotes('before')} />
      <Button intent="primary" text={sayQuotes('accept')} onClick={controller.accept} />
    </section>
  )
}

/** Validity of the quote, or the data it waits for; a failure is shown below the amount. */
export function QuoteStatus({ controller, quoting, isWaitingForTerms }: QuoteStatusProps) {
  switch (quoting.status) {
    case 'ready':
      return <Countdown controller={controller} />
    case 'loading':
      return <p className="ptl-quote__standing">{sayQuotes('getting')}</p>
    case 'expired':
      return (
        <p className="ptl-quote__standing ptl-quote__standing--warning">
          <WarningSign size={14} />
          <span className="ptl-quote__words">{sayQuotes('gettingNew')}</span>
        </p>
      )
    case 'failed':
      return null
    case 'idle':
      return (
        <p className="ptl-quote__standing">
          {isWaitingForTerms ? sayQuotes('followsTerms') : sayQuotes('followsAmount')}
        </p>
      )
  }
}
