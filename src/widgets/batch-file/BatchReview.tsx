import { Button } from '@blueprintjs/core'
import { Time, WarningSign } from '@blueprintjs/icons'
import { useState } from 'react'
import type { BatchAnswer, QuotedBatch, QuotedRow, Total } from '#engine/field/batch-file.ts'
import { useServices } from '#runtime/field/services.ts'
import type { ReviewProps } from '#runtime/field/types.ts'
import { useField } from '#runtime/field/use-field.ts'
import { formatCountdown } from '#values/countdown.ts'
import { formatMoney } from '#values/money.ts'
import { batchDesk } from './batch-desk.ts'
import { useExpiry } from './useExpiry.ts'
import '../frame/review-panel.css'
import './batch-file.css'

/** What all payments of a file send and deliver, and for how long that holds; then every payment (BAT-007, BAT-026). */
export function BatchReview({ store, field, isHeld, onChange }: ReviewProps) {
  const answer = useField(store, field).value as BatchAnswer | undefined
  const services = useServices()
  const desk = batchDesk(store, field)
  const left = useExpiry(answer, desk, isHeld)
  // An expired answer carries no batch any more, but the person still looks at it.
  const [last, setLast] = useState(answer?.batch)
  if (answer?.batch && answer.batch !== last) setLast(answer.batch)
  const batch = answer?.batch ?? last
  return (
    <section className="ptl-review-panel ptl-batch-review" aria-label="Batch">
      {batch && <Totals batch={batch} />}
      {isHeld ? null : answer?.status === 'ready' ? (
        <p className="ptl-batch-review__left">
          <Time size={14} /> These rates hold for <span role="timer">{formatCountdown(left)}</span>
        </p>
      ) : answer?.status === 'loading' ? (
        <p className="ptl-batch-review__left">Getting a new quote…</p>
      ) : (
        <div className="ptl-review-panel__over">
          <WarningSign size={16} />
          <p>
            <strong>This quote has expired.</strong> Nothing was sent. Get a new quote to continue.
          </p>
          <Button text="Get a new quote" onClick={() => desk.again(services) || onChange()} />
        </div>
      )}
      {batch && <Rows batch={batch} />}
    </section>
  )
}

function Amounts({ label, totals }: { readonly label: string; readonly totals: readonly Total[] }) {
  return (
    <div>
      <dt>{label}</dt>
      {totals.map(({ currency, amount }) => (
        <dd key={currency}>{formatMoney(amount, currency)}</dd>
      ))}
    </div>
  )
}

/** What all payments send and deliver. */
export function Totals({ batch: { totals, payments } }: { readonly batch: QuotedBatch }) {
  return (
    <dl className="ptl-batch-review__totals">
      <Amounts label="You send" totals={totals.sent} />
      <Amounts label="They receive" totals={totals.received} />
      <Amounts label="Fees, included in what you send" totals={totals.fees} />
      <div>
        <dt>Payments</dt>
        <dd>{payments}</dd>
      </div>
    </dl>
  )
}

function Money({ row }: { readonly row: QuotedRow }) {
  const { sourceAmount = '', sourceCurrency = '', destinationAmount = '', destinationCurrency = '' } = row
  return (
    <>
      <td className="ptl-batch__amount">{formatMoney(sourceAmount, sourceCurrency)}</td>
      <td className="ptl-batch__amount">{formatMoney(destinationAmount, destinationCurrency)}</td>
    </>
  )
}

/** Every payment in a line. */
export function Rows({ batch: { rows } }: { readonly batch: QuotedBatch }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by the keyboard
    <div className="ptl-batch__scroll" role="region" aria-label="Payments of this batch" tabIndex={0}>
      <table className="ptl-batch__table">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Beneficiary</th>
            <th scope="col">You send</th>
            <th scope="col">They receive</th>
            <th scope="col">Internal ID</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.row}>
              <td>{one.row}</td>
              <td>{one.beneficiary}</td>
              {one.error ? <td colSpan={2}>{one.error.message}</td> : <Money row={one} />}
              <td>{one.internalId}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
