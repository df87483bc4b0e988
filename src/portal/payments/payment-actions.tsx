import { Button, Menu, MenuItem } from '@blueprintjs/core'
import { Bookmark, Link as LinkIcon, More, Print, Repeat } from '@blueprintjs/icons'
import { useServices } from '#runtime/field/services.ts'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { MoveButton } from '#runtime/move/move-button.tsx'
import { useMove } from '#runtime/move/move-context.ts'
import { toast } from '../shell/toaster.tsx'
import type { PaymentRecord } from './payment-record.ts'
import { ReplaceDraft } from './replace-draft.tsx'
import type { PageAction } from './use-page-actions.ts'
import { usePaymentMoves } from './use-payment-moves.ts'
import type { SendAgain } from './use-send-again.ts'

/** As many moves stand as buttons; the others are in the menu. */
const mostButtons = 2

export interface PaymentActionsProps {
  readonly payment: PaymentRecord
  readonly again: SendAgain | undefined
  readonly pages: readonly PageAction[]
}

/** What this person can do with the payment now: its moves, the first of them first, and what is always possible. */
export function PaymentActions({ payment, again, pages }: PaymentActionsProps) {
  const start = useMove()
  const { announce } = useServices()
  const { others: requests } = usePaymentMoves(payment)
  const copyLink = async () => {
    const { origin } = location
    try {
      await navigator.clipboard.writeText(`${origin}/payments/${payment.payment_id}`)
      toast({ says: 'The link is copied. It opens for people of your organisation.', tone: 'success' })
    } catch {
      announce('The link could not be copied')
    }
  }
  return (
    <>
      {requests.slice(0, mostButtons).map((request, at) => (
        <MoveButton key={request.move.id} request={request} isPrimary={at === 0} />
      ))}
      <DropDown
        content={() => (
          <Menu>
            {requests.slice(mostButtons).map((request) => (
              <MenuItem
                key={request.move.id}
                intent={request.move.tone === 'danger' ? 'danger' : 'none'}
                text={request.move.label}
                onClick={() => start?.(request)}
              />
            ))}
            {pages.map(({ id, label, go }) => (
              <MenuItem key={id} icon={<Bookmark />} text={label} onClick={go} />
            ))}
            {again && <MenuItem icon={<Repeat />} text={again.label} onClick={again.start} />}
            <MenuItem icon={<LinkIcon />} text="Copy link" onClick={() => void copyLink()} />
            <MenuItem icon={<Print />} text="Print receipt" onClick={() => print()} />
          </Menu>
        )}
      >
        <Button icon={<More />} text="More" />
      </DropDown>
      {again && <ReplaceDraft again={again} />}
    </>
  )
}
