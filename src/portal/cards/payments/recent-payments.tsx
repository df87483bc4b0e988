import { PaymentRows } from '../../payments/payment-rows.tsx'
import { Freshness } from '../../payments/timeline/freshness.tsx'
import { usePayments } from '../../payments/use-payments.ts'
import { Link } from 'react-router-dom'
import { useSigned } from '../../session/session-context.ts'
import { useStoredHeight, waitingStyle } from '../frame/stored-height.ts'
import { useHold } from '../frame/use-hold.ts'
import { useWords } from '../frame/use-words.ts'
import '../frame/card.css'

/** The last payments of the organisation, each leading to its details (HOME-006). */
export function RecentPayments() {
  const say = useWords('recent-payments')
  const shown = useSigned().definitions.limits.paymentsOnHome
  const payments = usePayments({ page: 0, size: shown })
  const isReady = payments.data !== undefined
  const { content, before } = useStoredHeight('recent-payments', isReady)
  useHold(before === undefined && !isReady && payments.status !== 'failed')
  return (
    <section className="ptl-card ptl-card--home" aria-labelledby="recent-payments">
      <header className="ptl-card__head">
        <h2 id="recent-payments">{say('title')}</h2>
        <Link to="/payments">{say('all')}</Link>
      </header>
      <div
        className="ptl-card__body"
        style={isReady ? undefined : waitingStyle(before, payments.status === 'failed')}
      >
        <div ref={content}>
          <PaymentRows payments={payments} rows={shown} />
        </div>
      </div>
      {isReady && <Freshness at={payments.updatedAt} />}
    </section>
  )
}
