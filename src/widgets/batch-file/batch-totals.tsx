import type { QuotedBatch, Total } from '#engine/field/batch-file.ts'
import { formatMoney } from '#values/money.ts'
import './batch-file.css'

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
export function BatchTotals({ batch: { totals, payments } }: { readonly batch: QuotedBatch }) {
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
