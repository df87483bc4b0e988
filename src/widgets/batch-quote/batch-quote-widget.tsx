import { Button } from '@blueprintjs/core'
import { Time, WarningSign } from '@blueprintjs/icons'
import { isBatchQuote, batchQuote, type BatchQuote } from '#engine/field/quote/batch-quote.ts'
import type { FieldType, WidgetProps } from '#runtime/field/types.ts'
import { formatCountdown } from '#values/countdown.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import { BatchRows } from '../batch-file/batch-rows.tsx'
import { BatchTotals } from '../batch-file/batch-totals.tsx'
import { Frame } from '../frame/frame.tsx'
import { useBatchQuote } from './use-batch-quote.ts'
import '../frame/review-panel.css'
import '../batch-file/batch-file.css'

/** Quote of all payments with its remaining time; a new one is requested after expiry. */
export function BatchQuoteWidget(props: WidgetProps) {
  const { left, ask } = useBatchQuote(props)
  const { value, locked } = props.state
  const quote = isBatchQuote(value) ? value : undefined
  // The error of the quote is shown in its own panel.
  const field = { ...props, state: { ...props.state, error: undefined } }
  return (
    <Frame field={field}>
      <section className="ptl-review-panel ptl-batch-review" aria-label={props.state.definition.label}>
        {quote?.status !== 'failed' && quote?.batch && <BatchTotals batch={quote.batch} />}
        {!locked && <QuoteStatus quote={quote} left={left} onAgain={ask} />}
        {quote?.status !== 'failed' && quote?.batch && <BatchRows batch={quote.batch} isEntered={false} />}
      </section>
    </Frame>
  )
}

interface QuoteStatusProps {
  readonly quote: BatchQuote | undefined
  readonly left: number
  readonly onAgain: () => void
}

function QuoteStatus({ quote, left, onAgain }: QuoteStatusProps) {
  if (quote?.status === 'ready')
    return (
      <p className="ptl-batch-review__left">
        <Time size={14} /> {sayBatches('ratesHoldFor')} <span role="timer">{formatCountdown(left)}</span>
      </p>
    )
  if (quote?.status !== 'failed')
    return (
      <p className="ptl-batch-review__left" role="status">
        {quote?.batch ? sayBatches('runOut') : sayBatches('gettingEach')}
      </p>
    )
  const { message, problems = [] } = quote
  return (
    <div className="ptl-review-panel__over" role="alert">
      <WarningSign size={16} />
      <div>
        <p>{message}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <Button text={sayBatches('getNew')} onClick={onAgain} />
    </div>
  )
}

export const batchQuoteType: FieldType = { kind: batchQuote, widget: BatchQuoteWidget, ownFrame: true }
