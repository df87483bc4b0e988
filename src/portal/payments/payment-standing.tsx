import { display } from '#engine/machine/display.ts'
import { formatDateTime } from '#values/date.ts'
import { useSigned } from '../session/session-context.ts'
import { zone } from '../zone.ts'
import { Panel } from './panel.tsx'
import { machineOf, type PaymentRecord } from './payment-record.ts'

/** What the state means for the person and what comes next: of the approval while it decides, else of the payment. */
export function PaymentStanding({ payment }: { readonly payment: PaymentRecord }) {
  const { definitions, facts } = useSigned()
  const { approval, error, returned } = payment
  const machine = machineOf(definitions, payment)
  const shown = machine && display(machine, payment.payment_state, { ...facts, record: payment })
  const causes = definitions.options.get('payment-causes') ?? []
  const approvals = definitions.machines.get('approval')?.definition.states
  const ofApproval =
    approval && approval.status !== 'approved' ? approvals?.[approval.status]?.says : undefined
  const says = ofApproval ?? shown?.says
  const isOpen = approval?.status === 'pending' && approval.expires_at !== undefined
  return (
    <>
      {says !== undefined && (
        <p className="ptl-standing">
          {says}
          {isOpen && ` The decision is open until ${formatDateTime(approval.expires_at ?? '', zone)}.`}
        </p>
      )}
      {error && (
        <Panel tone="danger" title={error.title} says={error.description}>
          <dl>
            <dt>Where the cause lies</dt>
            <dd>{causes.find(({ value }) => value === error.causeClass)?.label ?? error.causeClass}</dd>
            <dt>Code</dt>
            <dd>{error.code}</dd>
          </dl>
        </Panel>
      )}
      {returned && (
        <Panel tone="warning" title="The money came back" says={returned.reason}>
          <dl>
            <dt>Returned</dt>
            <dd>{formatDateTime(returned.at, zone)}</dd>
          </dl>
        </Panel>
      )}
    </>
  )
}
