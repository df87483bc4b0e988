import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { More } from '@blueprintjs/icons'
import { coming } from '#runtime/preload/lazy-part.ts'
import { DropDown } from '#runtime/menu/drop-down.tsx'
import { MoveButton } from '#runtime/move/move-button.tsx'
import { sayPayments } from '#values/generated/say-payments.ts'
import type { PaymentMenuProps } from './payment-menu.tsx'
import { usePaymentMoves } from './use-payment-moves.ts'
import type { SendAgain } from '../use-send-again.ts'

// The menu is larger than this page, so it is loaded when it opens.
const { fetch: fetchMenu, Part: PaymentMenu } = coming(() =>
  import('./payment-menu.tsx').then((file) => file.PaymentMenu),
)

/** Number of moves shown as buttons; the others are in the menu. */
const mostButtons = 2

export type PaymentActionsProps = Omit<PaymentMenuProps, 'moves'>

/** Actions on the payment: the first moves as buttons, the others and the constant ones in a menu. */
export function PaymentActions(props: PaymentActionsProps) {
  const { payment, again } = props
  const { others: requests } = usePaymentMoves(payment)
  return (
    <>
      {requests.slice(0, mostButtons).map((request, at) => (
        <MoveButton key={request.move.id} request={request} isPrimary={at === 0} />
      ))}
      <DropDown
        content={() => <PaymentMenu {...props} moves={requests.slice(mostButtons)} />}
        preload={fetchMenu}
      >
        <Button icon={<More />} text={sayPayments('more')} />
      </DropDown>
      {again && <ReplaceDraft again={again} />}
    </>
  )
}

/** Asks before a draft is replaced, since only the person may discard it. */
function ReplaceDraft({ again }: { readonly again: SendAgain }) {
  return (
    <Dialog isOpen={again.asks} title={sayPayments('replaceDraft')} onClose={again.leave}>
      <DialogBody>
        <p>{sayPayments('replaceDraftSays')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={sayPayments('keepDraft')} onClick={again.leave} />
            <Button intent="primary" text={sayPayments('replace')} onClick={again.replace} />
          </>
        }
      />
    </Dialog>
  )
}
