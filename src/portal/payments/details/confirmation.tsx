import { formatMoney } from '#values/money.ts'
import { Button } from '@blueprintjs/core'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { sayPayments } from '#values/generated/say-payments.ts'
import { pageRight } from '../../pages/page-right.ts'
import { offeredAt } from '../../pages/navigation/redirect-of.ts'
import { useSigned } from '../../session/session-context.ts'
import { Panel } from '../panels/panel.tsx'
import type { PaymentRecord } from '../payment-record.ts'

/** Confirmation of a sent or submitted payment, with the two most usual next actions. */
export function Confirmation({ payment }: { readonly payment: PaymentRecord }) {
  const navigate = useNavigate()
  const signed = useSigned()
  const page = signed.definitions.library.pages['create-payment']
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { sourceAmount, sourceCurrency, destinationAmount, destinationCurrency } = payment.quote
  const name = payment.beneficiary?.nickName ?? sayPayments('theBeneficiary')
  const sent = formatMoney(sourceAmount, sourceCurrency)
  const arrives = formatMoney(destinationAmount, destinationCurrency)
  const isPending = payment.approval !== undefined
  const title = sayPayments(isPending ? 'submittedTitle' : 'sentTitle')
  const says = sayPayments(isPending ? 'submittedSays' : 'sentSays', { sent, name, arrives })
  return (
    <div ref={place} role="group" tabIndex={-1} aria-label={`${title}. ${says}`} className="ptl-confirmation">
      <Panel tone="success" title={title} says={says}>
        <div className="ptl-panel__actions">
          {page && pageRight(page, signed).kind === 'open' && (
            <Button
              text={sayPayments('sendAnother')}
              onClick={() => void navigate(offeredAt(page, signed))}
            />
          )}
          <Button variant="minimal" text={sayPayments('seeAll')} onClick={() => void navigate('/payments')} />
        </div>
      </Panel>
    </div>
  )
}
