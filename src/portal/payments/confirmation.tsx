import { formatMoney } from '#values/money.ts'
import { Button } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageRight } from '../pages/page-right.ts'
import { offeredAt } from '../pages/redirect-of.ts'
import { useSigned } from '../session/session-context.ts'
import { Panel } from './panel.tsx'
import type { PaymentRecord } from './payment-record.ts'

/** What was just sent or submitted, and the two things most people do next. */
export function Confirmation({ payment }: { readonly payment: PaymentRecord }) {
  const navigate = useNavigate()
  const signed = useSigned()
  const page = signed.definitions.library.pages['create-payment']
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { sourceAmount, sourceCurrency, destinationAmount, destinationCurrency } = payment.quote
  const name = payment.beneficiary?.nickName ?? 'the beneficiary'
  const sent = formatMoney(sourceAmount, sourceCurrency)
  const arrives = formatMoney(destinationAmount, destinationCurrency)
  const isPending = payment.approval !== undefined
  const says = isPending
    ? `${sent} for ${name} waits for a second person of your organisation. Once approved, ${name} receives ${arrives}.`
    : `You sent ${sent}. ${name} receives ${arrives}. This page follows it; you can leave it at any time.`
  return (
    <div ref={place} tabIndex={-1} className="ptl-confirmation">
      <Panel tone="success" title={isPending ? 'Submitted for approval' : 'Payment sent'} says={says}>
        <div className="ptl-panel__actions">
          {page && pageRight(page, signed).kind === 'open' && (
            <Button text="Send another payment" onClick={() => void navigate(offeredAt(page, signed))} />
          )}
          <Button variant="minimal" text="See all payments" onClick={() => void navigate('/payments')} />
        </div>
      </Panel>
    </div>
  )
}
