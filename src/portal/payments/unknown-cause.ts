import { useServices } from '#runtime/field/services.ts'
import { useEffect } from 'react'
import { useSigned } from '../session/session-context.ts'
import type { PaymentRecord } from './payment-record.ts'

const reported = new Set<string>()

/** A cause the portal does not know is shown as any other, and told once to those who look after it. */
export function useUnknownCause(payment: PaymentRecord | undefined): void {
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
