import { useServices } from '#runtime/field/services.ts'
import { useEffect } from 'react'
import { useSigned } from '../session/session-context.ts'
import { machineOf, type PaymentRecord } from './payment-record.ts'

const told = new Set<string>()

/** What the portal does not know is shown as it came, and told once to those who look after it. */
export function useUnknownNews(payment: PaymentRecord | undefined): void {
  const { definitions } = useSigned()
  const { report } = useServices()
  useEffect(() => {
    if (!payment) return
    const { payment_state: state, error } = payment
    const machine = machineOf(definitions, payment)
    const causes = definitions.options.get('payment-causes') ?? []
    // While it decides, and where it ended a payment, the approval has the states.
    const isHeld = payment.approval !== undefined && payment.approval.status !== 'approved'
    const unknown = [
      ...(machine && !isHeld && !Object.hasOwn(machine.definition.states, state)
        ? [`The state '${state}' of a payment is not known`]
        : []),
      ...(error && causes.every(({ value }) => value !== error.causeClass)
        ? [`The cause '${error.causeClass}' of a failed payment is not known`]
        : []),
    ]
    for (const what of unknown) {
      if (told.has(what)) continue
      told.add(what)
      report({ what, detail: payment.payment_id })
    }
  }, [payment, definitions, report])
}
