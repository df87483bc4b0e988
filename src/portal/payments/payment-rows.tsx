import { display } from '#engine/machine/display.ts'
import { EmptyState } from '#runtime/boundary/empty-state.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { isNotAllowed, ofUnloaded } from '#runtime/call/refusal.ts'
import { shortenMiddle } from '#runtime/details/copyable-text.tsx'
import { shownText } from '#runtime/details/shown-text.tsx'
import { StatusTag } from '#runtime/details/facts/status-tag.tsx'
import { formatDateTime } from '#values/date.ts'
import { formatMoney } from '#values/money.ts'
import { Link } from 'react-router-dom'
import { sayPayments } from '#values/generated/say-payments.ts'
import { useWords } from '../cards/frame/use-words.ts'
import { useSigned } from '../session/session-context.ts'
import { useZone } from '../zone.ts'
import { machineOf } from './payment-record.ts'
import { SendPayment } from './send-payment.tsx'
import type { PaymentRow, Payments } from './use-payments.ts'
import './payment-rows.css'

export interface PaymentRowsProps {
  readonly payments: Payments
  /** As many grey rows while waiting. */
  readonly rows: number
}

/** Payments as rows, on a phone as cards; or the reason why there are none. */
export function PaymentRows({ payments, rows }: PaymentRowsProps) {
  const say = useWords('recent-payments')
  const { status, data, refusal, again } = payments
  if (status === 'failed' && refusal && isNotAllowed(refusal))
    return <EmptyState kind="no-permission" says={refusal.says} />
  if (status === 'failed')
    return (
      <EmptyState
        kind="load-failed"
        {...ofUnloaded(refusal)}
        action={{ label: sayPayments('tryAgain'), onClick: again }}
      />
    )
  if (!data) return <Skeleton says={sayPayments('loading')} shape="table" rows={rows + 1} />
  if (data.content.length === 0)
    return (
      <EmptyState kind="generic" title={say('emptyTitle')} says={say('empty')}>
        <SendPayment />
      </EmptyState>
    )
  return (
    <table className="ptl-rows">
      <thead>
        <tr>
          <th scope="col">{say(headOf(data.content))}</th>
          <th scope="col">{say('state')}</th>
          <th scope="col">{say('created')}</th>
          <th scope="col" className="ptl-rows__amount">
            {say('sent')}
          </th>
          <th scope="col" className="ptl-rows__amount">
            {say('received')}
          </th>
        </tr>
      </thead>
      <tbody>
        {data.content.map((row) => (
          <Row key={row.payment_id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

/** A legacy payment may lack a beneficiary; its reference names it then. */
const headOf = (rows: readonly PaymentRow[]) =>
  rows.every(({ beneficiaryName }) => beneficiaryName) ? 'payee' : 'reference'

function Row({ row }: { readonly row: PaymentRow }) {
  const zone = useZone()
  const { definitions, facts } = useSigned()
  const machine = machineOf(definitions, row)
  const shown = machine && display(machine, row.payment_state, { ...facts, record: row })
  return (
    <tr>
      <th scope="row">
        <Link to={`/payments/${row.payment_id}`}>
          {shownText(row.beneficiaryName ?? (row.internalId || shortenMiddle(row.payment_id)))}
        </Link>
      </th>
      <td className="ptl-rows__state">
        <StatusTag label={shown?.label ?? row.payment_state} tone={shown?.tone ?? 'neutral'} />
      </td>
      <td className="ptl-rows__time">
        <time dateTime={row.createdAt}>{formatDateTime(row.createdAt, zone)}</time>
      </td>
      <td className="ptl-rows__amount ptl-rows__sent">{formatMoney(row.sourceAmount, row.sourceCurrency)}</td>
      <td className="ptl-rows__amount">{formatMoney(row.destinationAmount, row.destinationCurrency)}</td>
    </tr>
  )
}
