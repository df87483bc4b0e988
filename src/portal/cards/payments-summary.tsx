import { formatDate } from '#values/date.ts'
import { formatAmount, formatMoney } from '#values/money.ts'
import { HTMLSelect } from '@blueprintjs/core'
import { Card } from './card.tsx'
import { usePaymentsData, usePaymentsRange, type Outcome, type PaymentsData } from './payments-data.ts'
import './payments-summary.css'

const outcomes: readonly (readonly [Outcome, string])[] = [
  ['completed', 'Completed'],
  ['inProgress', 'In progress'],
  ['waiting', 'Waiting for approval'],
  ['failed', 'Failed'],
  ['returned', 'Returned'],
  ['notSent', 'Not sent'],
]

/** How payments of a range ended and what was sent in each currency (HOME-005). */
export function PaymentsSummary() {
  const { range, ranges, choose } = usePaymentsRange()
  return (
    <Card<PaymentsData>
      name="payments-summary"
      title="Payments summary"
      state={usePaymentsData(range)}
      rows={6}
      actions={
        <HTMLSelect
          aria-label="Range"
          value={range}
          options={ranges.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      }
    >
      {(data) => <Figures data={data} />}
    </Card>
  )
}

function Figures({ data }: { readonly data: PaymentsData }) {
  const { totals, start, end, zone } = data
  return (
    <div className="ptl-summed">
      <p className="ptl-quiet">
        {formatDate(start, zone)} to {formatDate(end, zone)}, {zone}
      </p>
      <dl className="ptl-summed__outcomes">
        <div className="ptl-summed__all">
          <dt>{totals.count === 1 ? 'Payment' : 'Payments'}</dt>
          <dd>{formatAmount(String(totals.count))}</dd>
        </div>
        {outcomes.map(([outcome, label]) => (
          <div key={outcome}>
            <dt>{label}</dt>
            <dd>{formatAmount(String(totals[outcome]))}</dd>
          </div>
        ))}
      </dl>
      <h3>Sent, arrived or under way</h3>
      {totals.sent.length === 0 ? (
        <p className="ptl-quiet">No money was sent in this range.</p>
      ) : (
        <ul className="ptl-summed__sent">
          {totals.sent.map(({ currency, amount }) => (
            <li key={currency}>{formatMoney(amount, currency)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
