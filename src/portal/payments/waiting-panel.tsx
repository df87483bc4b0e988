import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { sayPayments } from '#values/generated/say-payments.ts'
import { fillPath } from '../definitions/address.ts'
import { usePageRight } from '../pages/use-page-right.ts'
import { useSigned } from '../session/session-context.ts'
import { Panel } from './panels/panel.tsx'
import type { PaymentRecord } from './payment-record.ts'

const PAGE = 'control-change'

/**
 * Note that a change of the beneficiary needs a decision before the payment is sent again, with a link to it
 * (TRU-595).
 */
export function WaitingPanel({ payment }: { readonly payment: PaymentRecord }) {
  const { definitions } = useSigned()
  const navigate = useNavigate()
  const right = usePageRight(PAGE)
  const { nickName = '', waitingChanges = [] } = payment.beneficiary ?? {}
  const [change] = waitingChanges
  const isToFix = payment.payment_state === 'FAILED' || payment.payment_state === 'RETURNED'
  if (!change || !isToFix) return null
  const path = right?.kind === 'open' ? definitions.library.pages[PAGE]?.path : undefined
  return (
    <Panel tone="warning" title={sayPayments('changeWaits', { name: nickName })} says={change.says}>
      <p>{sayPayments('changeWaitsSays')}</p>
      {path !== undefined && (
        <div className="ptl-panel__actions">
          <Button
            text={sayPayments('seeChange')}
            onClick={() => void navigate(fillPath(path, { id: change.changeId }))}
          />
        </div>
      )}
    </Panel>
  )
}
