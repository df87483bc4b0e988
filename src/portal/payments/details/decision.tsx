import { MoveButton } from '#runtime/move/move-button.tsx'
import { TimeLeft } from '#runtime/table/cells/time-left.tsx'
import { QuoteComparison } from '#widgets/quote/quote-comparison.tsx'
import { sayPayments } from '#values/generated/say-payments.ts'
import { Panel } from '../panels/panel.tsx'
import type { PaymentRecord } from '../payment-record.ts'
import { usePaymentMoves } from './use-payment-moves.ts'
import './decision.css'

/** Decisions open to the second person, with their deadline (APR-007). */
export function Decision({ payment }: { readonly payment: PaymentRecord }) {
  const { decisions } = usePaymentMoves(payment)
  const until = payment.approval?.expires_at
  if (decisions.length === 0) return null
  const { requote } = payment.approval ?? {}
  return (
    <>
      {requote && (
        <Panel tone="warning" title={sayPayments('quoteMoved')} says={sayPayments('quoteMovedSays')}>
          <QuoteComparison before={payment.quote} now={requote} beforeLabel={sayPayments('asSubmitted')} />
          <p>
            {sayPayments('timeLeftOnQuote')} <TimeLeft until={requote.expiresAt} />
          </p>
        </Panel>
      )}
      <div className="ptl-decision">
        {until !== undefined && (
          <p>
            {sayPayments('timeLeftToDecide')} <TimeLeft until={until} />
          </p>
        )}
        <div className="ptl-decision__moves">
          {decisions.map((request, at) => (
            <MoveButton key={request.move.id} request={request} isPrimary={at === 0} />
          ))}
        </div>
      </div>
    </>
  )
}
