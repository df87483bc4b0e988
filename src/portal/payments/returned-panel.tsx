import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { zone } from '../zone.ts'
import { Panel } from './panel.tsx'
import type { PaymentRecord } from './payment-record.ts'

/** The funds went back to the originator, who is the organisation itself where none is named: when, and why (PAY-020, PAY-054). */
export function ReturnedPanel({ payment }: { readonly payment: PaymentRecord }) {
  const { returned, originator, quote } = payment
  if (!returned) return null
  const sent = formatMoney(quote.sourceAmount, quote.sourceCurrency)
  const where = originator
    ? `The funds went back to the originator, ${originator.nickName}.`
    : 'The funds are with you again.'
  return (
    <Panel tone="warning" title="The payment was returned" says={`${where} ${sent} had been sent.`}>
      <dl>
        <dt>Reason</dt>
        <dd>{returned.reason}</dd>
        <dt>Returned</dt>
        <dd>{formatDateTime(returned.at, zone)}</dd>
      </dl>
    </Panel>
  )
}
