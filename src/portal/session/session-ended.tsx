import { AnchorButton, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { signInAddress } from './sign-in-address.ts'

export interface SessionEndedProps {
  readonly isOpen: boolean
  readonly returnTo: string
}

/** Nothing on screen can be sent any more; the draft is kept, and signing in again leads back here. */
export function SessionEnded({ isOpen, returnTo }: SessionEndedProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Your session has ended"
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>
          Sign in again to go on. What you entered is kept on this device, and you come back to this page.
        </p>
      </DialogBody>
      <DialogFooter
        actions={<AnchorButton intent="primary" href={signInAddress(returnTo)} text="Sign in again" />}
      />
    </Dialog>
  )
}
