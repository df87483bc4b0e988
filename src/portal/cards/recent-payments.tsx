import { Gate } from '#runtime/gate/gate.tsx'
import { Link } from 'react-router-dom'
import { PaymentRows } from '../payments/payment-rows.tsx'
import { usePayments } from '../payments/use-payments.ts'
import './card.css'

const shown = 5

/** The last payments of the organisation, each leading to its details (HOME-006). */
export function RecentPayments() {
  return (
    <Gate permission="payments.read" fallback={null}>
      <section className="ptl-card" aria-labelledby="recent-payments">
        <header className="ptl-card__head">
          <h2 id="recent-payments">Last payments</h2>
          <Link to="/payments">All payments</Link>
        </header>
        <LastRows />
      </section>
    </Gate>
  )
}

function LastRows() {
  return <PaymentRows payments={usePayments({ page: 0, size: shown })} rows={shown} />
}
