import { shownText } from '#runtime/details/shown-text.tsx'
import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import { useZone } from '../../zone.ts'
import { Panel } from './panel.tsx'
import type { PaymentRecord } from '../payment-record.ts'

const sayReturned = ({ originator, side }: PaymentRecord, sent: string): string => {
  if (originator) return sayPayments('returnedToOriginator', { originator: originator.nickName, sent })
  return sayPayments(side === 'sender' ? 'returnedToYou' : 'returnedToSender', { sent })
}

/**
 * Return of the funds to the originator or sender, which may be the organisation itself, with time and reason
 * (PAY-020, PAY-054).
 */
export function ReturnedPanel({ payment }: { readonly payment: PaymentRecord }) {
  const zone = useZone()
  const { returned, quote } = payment
  if (!returned) return null
  const sent = formatMoney(quote.sourceAmount, quote.sourceCurrency)
  return (
    <Panel tone="warning" title={sayPayments('returned')} says={sayReturned(payment, sent)}>
      <dl>
        <dt>{sayPayments('reason')}</dt>
        <dd>{shownText(returned.reason)}</dd>
        <dt>{sayPayments('returnedAt')}</dt>
        <dd>{formatDateTime(returned.at, zone)}</dd>
      </dl>
    </Panel>
  )
}
