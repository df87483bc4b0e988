import { display } from '#engine/machine/display.ts'
import { formatDateTime } from '#values/date.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import { currentLanguage } from '#values/language.ts'
import { useSigned } from '../../session/session-context.ts'
import { useZone } from '../../zone.ts'
import { FailedPanel, type FailedPanelProps } from '../panels/failed-panel.tsx'
import { Panel } from '../panels/panel.tsx'
import { machineOf, type PaymentRecord } from '../payment-record.ts'
import { ReturnedPanel } from '../panels/returned-panel.tsx'
import { WaitingPanel } from '../waiting-panel.tsx'

export interface PaymentStatusProps {
  readonly payment: PaymentRecord
  readonly retry: FailedPanelProps['retry']
  readonly mend: FailedPanelProps['mend']
}

const together = (names: readonly string[]) => new Intl.ListFormat(currentLanguage().tag).format(names)

/** Explains the state and the next step: of the approval while it is open, else of the payment. */
export function PaymentStatus({ payment, retry, mend }: PaymentStatusProps) {
  const zone = useZone()
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
          {isOpen &&
            ` ${sayPayments('decisionOpenUntil', { time: formatDateTime(approval.expires_at ?? '', zone) })}`}
        </p>
      )}
      {isOpen && approval.deciders === 0 && (
        <Panel tone="warning" title={sayPayments('nobodyDecides')} says={sayPayments('nobodyDecidesSays')} />
      )}
      {changed.length > 0 && (
        <Panel
          tone="danger"
          title={sayPayments('requestVoid')}
          says={sayPayments('requestVoidSays', { parts: together(changed) })}
        >
          <p>{sayPayments('sendNewOne')}</p>
        </Panel>
      )}
      {reasons.length > 0 && (
        <Panel tone="danger" title={sayPayments('rejected')} says={reasons.join(' ')}>
          <p>{sayPayments('sendNewOne')}</p>
        </Panel>
      )}
      {error && <FailedPanel error={error} retry={retry} mend={mend} />}
      <ReturnedPanel payment={payment} />
      <WaitingPanel payment={payment} />
    </>
  )
}
