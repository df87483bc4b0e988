import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { SendAgain } from './use-send-again.ts'

/** What was begun and not sent is thrown away by nobody but the person. */
export function ReplaceDraft({ again }: { readonly again: SendAgain }) {
  return (
    <Dialog isOpen={again.asks} title="Replace your unfinished payment?" onClose={again.leave}>
      <DialogBody>
        <p>
          You have another payment on this device that is not sent yet. Going on replaces what you entered
          there. Nothing is sent until you send it.
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Keep the unfinished one" onClick={again.leave} />
            <Button intent="primary" text="Replace it" onClick={again.replace} />
          </>
        }
      />
    </Dialog>
  )
}
