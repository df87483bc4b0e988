import { display } from '#engine/machine/display.ts'
import { formatDateTime } from '#values/date.ts'
import { useSigned } from '../session/session-context.ts'
import { zone } from '../zone.ts'
import { FailedPanel, type FailedPanelProps } from './failed-panel.tsx'
import { Panel } from './panel.tsx'
import { machineOf, type PaymentRecord } from './payment-record.ts'
import { ReturnedPanel } from './returned-panel.tsx'

export interface PaymentStatusProps {
  readonly payment: PaymentRecord
  readonly retry: FailedPanelProps['retry']
}

const together = new Intl.ListFormat('en')

/** What the state means for the person and what comes next: of the approval while it decides, else of the payment. */
export function PaymentStatus({ payment, retry }: PaymentStatusProps) {
  const { definitions, facts } = useSigned()
  const { approval, error } = payment
  const machine = machineOf(definitions, payment)
  const shown = machine && display(machine, payment.payment_state, { ...facts, record: payment })
  const approvals = definitions.machines.get('approval')?.definition.states
  const ofApproval =
    approval && approval.status !== 'approved' ? approvals?.[approval.status]?.says : undefined
  const says = ofApproval ?? shown?.says ?? machine?.definition.states[payment.payment_state]?.says
  const reasons = approval?.rejection_reasons ?? []
  const changed = (definitions.options.get('approval-parts') ?? []).flatMap(({ value, label }) =>
    approval?.changed?.includes(value) ? [label] : [],
  )
  const isOpen = approval?.status === 'pending' && approval.expires_at !== undefined
  return (
    <>
      {says !== undefined && (
        <p className="ptl-standing">
          {says}
          {isOpen && ` The decision is open until ${formatDateTime(approval.expires_at ?? '', zone)}.`}
        </p>
      )}
      {isOpen && approval.deciders === 0 && (
        <Panel
          tone="warning"
          title="Nobody can decide this payment"
          says="Nobody else in this environment may approve payments now. Ask your Organization Administrator, or the time to decide runs out."
        />
      )}
      {changed.length > 0 && (
        <Panel
          tone="danger"
          title="The request for approval is void"
          says={`After the payment was submitted, this changed: ${together.format(changed)}.`}
        >
          <p>No money has moved. It cannot be revived; send a new payment if it is still wanted.</p>
        </Panel>
      )}
      {reasons.length > 0 && (
        <Panel tone="danger" title="The payment was rejected" says={reasons.join(' ')}>
          <p>No money has moved. It cannot be revived; send a new payment if it is still wanted.</p>
        </Panel>
      )}
      {error && <FailedPanel error={error} retry={retry} />}
      <ReturnedPanel payment={payment} />
    </>
  )
}
