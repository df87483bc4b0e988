import { Details, type DetailsProps } from '#runtime/details/details.tsx'
import { useRecord } from '#runtime/details/use-record.ts'
import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { useTitle } from '../pages/use-title.ts'
import { useSigned } from '../session/session-context.ts'
import { Confirmation } from './confirmation.tsx'
import { machineOf, type PaymentRecord } from './payment-record.ts'
import { PaymentStanding } from './payment-standing.tsx'
import { Timeline } from './timeline.tsx'

const standing = (record: unknown) => <PaymentStanding payment={record as PaymentRecord} />

/** A payment: what was confirmed, what its state means, and how it came there. */
export function PaymentDetails({ definition, rules, params }: DetailsProps) {
  const { definitions } = useSigned()
  const location = useLocation()
  const { data } = useRecord(definition, params)
  const payment = (data ?? undefined) as PaymentRecord | undefined
  useTitle(payment ? `Payment ${payment.internalId}` : 'Payment')
  const machine = payment && machineOf(definitions, payment)
  const shown = useMemo(() => ({ ...definition, machine: machine?.definition.id }), [definition, machine])
  const aside = useMemo(
    () => (record: unknown) =>
      machine ? <Timeline moments={(record as PaymentRecord).timeline} machine={machine} /> : null,
    [machine],
  )
  const isJustSent = (location.state as { justSent?: unknown } | null)?.justSent === true
  return (
    <>
      {isJustSent && payment && <Confirmation payment={payment} />}
      <Details
        definition={shown}
        {...(rules ? { rules } : {})}
        {...(params ? { params } : {})}
        standing={standing}
        aside={aside}
      />
    </>
  )
}
