import { AnchorButton, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core'
import { saySession } from '#values/generated/say-session.ts'
import { useEmptyPage } from './empty-page.ts'
import { signInAddress } from '../login/sign-in-address.ts'

export interface SessionEndedProps {
  readonly isOpen: boolean
  readonly returnTo: string
}

/**
 * Dialog that replaces the page after the session ended. Signing in again leads back here; in another tab it
 * restores everything.
 */
export function SessionEnded({ isOpen, returnTo }: SessionEndedProps) {
  const only = useEmptyPage(isOpen)
  return (
    <Dialog
      isOpen={only !== undefined}
      {...(only ? { portalContainer: only } : {})}
      title={saySession('ended')}
      isCloseButtonShown={false}
      canEscapeKeyClose={false}
      canOutsideClickClose={false}
    >
      <DialogBody>
        <p>{saySession('signInToGoOn')}</p>
        <p>{saySession('keepDialog')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <AnchorButton
              href={signInAddress(returnTo)}
              target="_blank"
              text={saySession('signInElsewhere')}
            />
            <AnchorButton intent="primary" href={signInAddress(returnTo)} text={saySession('signInAgain')} />
          </>
        }
      />
    </Dialog>
  )
}
