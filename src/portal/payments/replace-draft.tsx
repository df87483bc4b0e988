import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { sayPayments } from '#values/generated/say-payments.ts'
import type { SendAgain } from './use-send-again.ts'

/** What was begun and not sent is thrown away by nobody but the person. */
export function ReplaceDraft({ again }: { readonly again: SendAgain }) {
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
