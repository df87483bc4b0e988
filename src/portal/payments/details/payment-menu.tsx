import { Menu, MenuItem } from '@blueprintjs/core'
import { Bookmark, Link as LinkIcon, Print, Repeat } from '@blueprintjs/icons'
import { useServices } from '#runtime/field/services.ts'
import { useMove } from '#runtime/move/move-context.ts'
import type { MoveRequest } from '#runtime/move/types.ts'
import { sayPayments } from '#values/generated/say-payments.ts'
import { toast } from '../../shell/toaster.tsx'
import type { PaymentRecord } from '../payment-record.ts'
import type { PageAction } from './use-page-actions.ts'
import type { SendAgain } from '../use-send-again.ts'

export interface PaymentMenuProps {
  readonly payment: PaymentRecord
  readonly again: SendAgain | undefined
  readonly pages: readonly PageAction[]
  /** Moves without a button. */
  readonly moves: readonly MoveRequest[]
}

/** Menu of further actions on a payment. */
export function PaymentMenu({ payment, again, pages, moves }: PaymentMenuProps) {
  const start = useMove()
  const { announce } = useServices()
  const copyLink = async () => {
    const { origin } = location
    try {
      await navigator.clipboard.writeText(`${origin}/payments/${payment.payment_id}`)
      toast({ says: sayPayments('linkCopied'), tone: 'success' })
    } catch {
      announce(sayPayments('linkNotCopied'))
    }
  }
  return (
    <Menu>
      {moves.map((request) => (
        <MenuItem
          key={request.move.id}
          intent={request.move.tone === 'danger' ? 'danger' : 'none'}
          text={request.move.label}
          onClick={() => start?.(request)}
        />
      ))}
      {pages
        .filter(({ isMain }) => !isMain)
        .map(({ id, label, go }) => (
          <MenuItem key={id} icon={<Bookmark />} text={label} onClick={go} />
        ))}
      {again && <MenuItem icon={<Repeat />} text={again.label} onClick={again.start} />}
      <MenuItem icon={<LinkIcon />} text={sayPayments('copyLink')} onClick={() => void copyLink()} />
      <MenuItem icon={<Print />} text={sayPayments('printReceipt')} onClick={() => print()} />
    </Menu>
  )
}
