import type { QuotedBatch } from '#engine/field/batch-file.ts'
import { formatMoney } from '#values/money.ts'
import { sayBatches } from '#values/generated/say-batches.ts'
import './batch-file.css'

function Amounts({
  label,
  totals,
}: {
  readonly label: string
  readonly totals: QuotedBatch['totals']['sent']
}) {
  return (
    <div>
      <dt>{label}</dt>
      {totals.map(({ currency, amount }) => (
        <dd key={currency}>{formatMoney(amount, currency)}</dd>
      ))}
    </div>
  )
}

/** Totals of all payments: sent, delivered and fees. */
export function BatchTotals({ batch: { totals, payments } }: { readonly batch: QuotedBatch }) {
  return (
    <dl className="ptl-batch-review__totals">
      <Amounts label={sayBatches('youSend')} totals={totals.sent} />
      <Amounts label={sayBatches('theyReceive')} totals={totals.received} />
      <Amounts label={sayBatches('fees')} totals={totals.fees} />
      <div>
        <dt>{sayBatches('paymentsTotal')}</dt>
        <dd>{payments}</dd>
      </div>
    </dl>
  )
}
