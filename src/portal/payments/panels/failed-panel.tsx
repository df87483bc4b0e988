import { Button } from '@blueprintjs/core'
import { sayPayments } from '#values/generated/say-payments.ts'
import { useSigned } from '../../session/session-context.ts'
import { causeOf } from './cause-of.ts'
import { Panel } from './panel.tsx'
import type { PaymentRecord } from '../payment-record.ts'

export interface FailedPanelProps {
  readonly error: NonNullable<PaymentRecord['error']>
  /** Opens the same payment as a new one, if it can be sent. */
  readonly retry: { readonly label: string; readonly onClick: () => void } | undefined
  /** Leads to what has to be corrected first. */
  readonly mend: { readonly label: string; readonly go: () => void } | undefined
}

/**
 * Reason and cause of a failure, with the next step; an unknown class gets the generic one (PAY-052,
 * PAY-053).
 */
export function FailedPanel({ error, retry, mend }: FailedPanelProps) {
  const { definitions } = useSigned()
  const cause = causeOf(definitions.options.get('payment-causes') ?? [], error.causeClass)
  return (
    <Panel tone="danger" title={error.title} says={error.description}>
      <dl>
        <dt>{sayPayments('whereCauseLies')}</dt>
        <dd>{cause?.label}</dd>
        {cause?.hint !== undefined && (
          <>
            <dt>{sayPayments('whatNext')}</dt>
            <dd>{cause.hint}</dd>
          </>
        )}
        <dt>{sayPayments('code')}</dt>
        <dd>{error.code}</dd>
      </dl>
      {(mend ?? retry) && (
        <div className="ptl-panel__actions">
          {mend && <Button text={mend.label} onClick={mend.go} />}
          {retry && <Button text={retry.label} onClick={retry.onClick} />}
        </div>
      )}
    </Panel>
  )
}
