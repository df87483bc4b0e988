import { Details, type DetailsProps } from '#runtime/details/details.tsx'
import { recordTitle } from '#runtime/details/record-text.ts'
import { useRecord } from '#runtime/details/use-record.ts'
import { useMemo, useState, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { sayPayments } from '#values/generated/say-payments.ts'
import { useTitle } from '../../pages/frame/use-title.ts'
import { useSigned } from '../../session/session-context.ts'
import { Confirmation } from './confirmation.tsx'
import { isPayment, machineOf, type PaymentRecord } from '../payment-record.ts'
import { Receipt } from './receipt.tsx'
import { useTrail } from '../timeline/trail.ts'
import { usePageActions } from './use-page-actions.ts'
import { usePaymentParts } from './use-payment-parts.tsx'
import { useSendAgain } from '../use-send-again.ts'
import { useTab } from './use-tab.ts'
import { useServices } from '#runtime/field/services.ts'

const reported = new Set<string>()

/** Reports a cause the portal does not have, once; it is shown like any other. */
function useUnknownCause(payment: PaymentRecord | undefined): void {
  const { definitions } = useSigned()
  const { report } = useServices()
  useEffect(() => {
    if (!payment?.error) return
    const { causeClass } = payment.error
    const causes = definitions.options.get('payment-causes') ?? []
    if (causes.some(({ value }) => value === causeClass) || reported.has(causeClass)) return
    reported.add(causeClass)
    report({ what: `The cause '${causeClass}' of a failed payment is not known`, detail: payment.payment_id })
  }, [payment, definitions, report])
}

/** Details of a payment: confirmation, meaning of the state, actions and timeline. */
export function PaymentDetails({ definition, rules, params, banners }: DetailsProps) {
  const { definitions } = useSigned()
  const location = useLocation()
  const [isFinal, setFinal] = useState(false)
  const requested = useMemo(() => {
    const { everySeconds, ...rest } = definition
    return isFinal || everySeconds === undefined ? rest : { ...rest, everySeconds }
  }, [definition, isFinal])
  const { data } = useRecord(requested, params)
  const payment = isPayment(data) ? data : undefined
  const trail = useTrail(requested, payment && params)
  useTitle(payment ? recordTitle(definition, payment).title : sayPayments('onePayment'))
  useUnknownCause(payment)
  const machine = payment && machineOf(definitions, payment)
  // A final state never changes, so it is not reloaded.
  const isOver = payment !== undefined && machine?.definition.states[payment.payment_state]?.final === true
  if (isOver !== isFinal) setFinal(isOver)
  const shown = useMemo(
    () => ({ ...requested, ...(machine ? { machine: machine.definition.id } : {}) }),
    [requested, machine],
  )
  const again = useSendAgain(definition, rules, payment)
  const pages = usePageActions(definition, rules, payment)
  const parts = usePaymentParts(definition, { again, pages }, trail)
  const tab = useTab(definition.tabs?.[0]?.id)
  const isJustSent = (location.state as { justSent?: unknown } | null)?.justSent === true
  return (
    <>
      {isJustSent && payment && <Confirmation payment={payment} />}
      <Details
        definition={shown}
        {...(rules ? { rules } : {})}
        {...(params ? { params } : {})}
        banners={banners}
        {...tab}
        {...parts}
      />
      {payment && <Receipt definition={shown} rules={rules} payment={payment} notes={parts.notes} />}
    </>
  )
}
