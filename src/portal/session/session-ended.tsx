import { AnchorButton, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useEmptyPage } from './empty-page.ts'
import { signInAddress } from './sign-in-address.ts'

export interface SessionEndedProps {
  readonly isOpen: boolean
  readonly returnTo: string
}

/** Nothing of the page is shown any more: signing in again leads back here, and in another tab brings all back as it stood. */
export function SessionEnded({ isOpen, returnTo }: SessionEndedProps) {
  const only = useEmptyPage(isOpen)
  return (
    <Dialog
      isOpen={only !== undefined}
      {...(only ? { portalContainer: only } : {})}
      title="Your session has ended"
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>Sign in again to go on. You come back to this page; the draft of a payment or form is kept.</p>
        <p>
          What you wrote in a dialog or changed on a page stands here alone. To keep that as well, sign in in
          another tab and come back to this one.
        </p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <AnchorButton href={signInAddress(returnTo)} target="_blank" text="Sign in in another tab" />
            <AnchorButton intent="primary" href={signInAddress(returnTo)} text="Sign in again" />
          </>
        }
      />
    </Dialog>
  )
}
