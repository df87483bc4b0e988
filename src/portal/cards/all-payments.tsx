import { Button } from '@blueprintjs/core'
import { ChevronLeft, ChevronRight } from '@blueprintjs/icons'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../pages/page-head.tsx'
import { Freshness } from '../payments/freshness.tsx'
import { PaymentRows } from '../payments/payment-rows.tsx'
import { SendPayment } from '../payments/send-payment.tsx'
import { usePayments } from '../payments/use-payments.ts'
import './card.css'

const size = 15

/** All payments of the organisation, a page at a time; the address names the page. */
export function AllPayments() {
  const [search, setSearch] = useSearchParams()
  const asked = Number.parseInt(search.get('page') ?? '1', 10)
  const page = Number.isInteger(asked) && asked > 0 ? asked - 1 : 0
  const payments = usePayments({ page, size })
  const shown = payments.data
  const go = (to: number) => {
    setSearch(to === 0 ? {} : { page: String(to + 1) })
    scrollTo(0, 0)
  }
  return (
    <>
      <PageHead title="Payments">
        <SendPayment />
      </PageHead>
      <section className="ptl-card" aria-label="Payments">
        <PaymentRows payments={payments} rows={size} />
        {shown && shown.page.totalElements > 0 && (
          <footer className="ptl-pages">
            <span className="ptl-pages__count">
              {page * size + 1}–{page * size + shown.content.length} of {shown.page.totalElements}
            </span>
            <Freshness at={payments.updatedAt} />
            <Button icon={<ChevronLeft />} text="Newer" disabled={page === 0} onClick={() => go(page - 1)} />
            <Button
              endIcon={<ChevronRight />}
              text="Older"
              disabled={page + 1 >= shown.page.totalPages}
              onClick={() => go(page + 1)}
            />
          </footer>
        )}
      </section>
    </>
  )
}
