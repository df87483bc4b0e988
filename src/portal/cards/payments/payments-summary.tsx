import { formatDate } from '#values/date.ts'
import { formatAmount, formatMoney } from '#values/money.ts'
import { Select } from '#runtime/select/select.tsx'
import { Card } from '../frame/card.tsx'
import { usePaymentsData, usePaymentsRange, type Outcome, type PaymentsData } from './payments-data.ts'
import { useWords } from '../frame/use-words.ts'
import './payments-summary.css'

const outcomes: readonly Outcome[] = ['completed', 'inProgress', 'waiting', 'failed', 'returned', 'notSent']

/** Results of the payments in a range, and the amounts sent per currency (HOME-005). */
export function PaymentsSummary() {
  const say = useWords('payments-summary')
  const { range, ranges, choose } = usePaymentsRange()
  return (
    <Card<PaymentsData>
      name="payments-summary"
      state={usePaymentsData(range)}
      rows={6}
      actions={
        <Select
          aria-label={say('range')}
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
  const say = useWords('payments-summary')
  const { totals, start, end, zone } = data
  return (
    <div className="ptl-summed">
      <p className="ptl-quiet">
        {say('days', { start: formatDate(start, zone), end: formatDate(end, zone), zone })}
      </p>
      <h3>{say('sent')}</h3>
      {totals.sent.length === 0 ? (
        <p className="ptl-quiet">{say('noneSent')}</p>
      ) : (
        <ul className="ptl-summed__sent">
          {totals.sent.map(({ currency, amount }) => (
            <li key={currency}>{formatMoney(amount, currency)}</li>
          ))}
        </ul>
      )}
      <dl className="ptl-summed__outcomes">
        <div className="ptl-summed__all">
          <dt>{say(totals.count === 1 ? 'one' : 'other')}</dt>
          <dd>{formatAmount(String(totals.count))}</dd>
        </div>
        {outcomes.map((outcome) => (
          <div key={outcome}>
            <dt>{say(outcome)}</dt>
            <dd>{formatAmount(String(totals[outcome]))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
