import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { zone } from '../zone.ts'
import { Panel } from './panel.tsx'
import type { PaymentRecord } from './payment-record.ts'

const whereTo = ({ originator, side }: PaymentRecord): string => {
  if (originator) return `The funds went back to the originator, ${originator.nickName}.`
  return side === 'sender' ? 'The funds are with you again.' : 'The funds went back to the sender.'
}

/** The funds went back to the originator, else to whoever sent them, who may be the organisation itself: when, and why (PAY-020, PAY-054). */
export function ReturnedPanel({ payment }: { readonly payment: PaymentRecord }) {
  const { returned, quote } = payment
  if (!returned) return null
  const sent = formatMoney(quote.sourceAmount, quote.sourceCurrency)
  return (
    <Panel
      tone="warning"
      title="The payment was returned"
      says={`${whereTo(payment)} ${sent} had been sent.`}
    >
      <dl>
        <dt>Reason</dt>
        <dd>{returned.reason}</dd>
        <dt>Returned</dt>
        <dd>{formatDateTime(returned.at, zone)}</dd>
      </dl>
    </Panel>
  )
}
