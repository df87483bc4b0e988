import {
  AnchorButton,
  Button,
  Callout,
  Dialog,
  DialogBody,
  DialogFooter,
  FormGroup,
  InputGroup,
} from '@blueprintjs/core'
import { normaliseFailure } from '#engine/call/failure.ts'
import { useEffect, useId, useState, type FormEvent } from 'react'
import { saySession } from '#values/generated/say-session.ts'
import type { Proof, ProofWay } from './proof.ts'
import type { SessionChannel } from './session-channel.ts'
import { signInAddress } from './sign-in-address.ts'

/** Says what is wrong with a password, or nothing where it is right. */
async function provePassword(password: string): Promise<string | undefined> {
  const response = await fetch('/auth/proof', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ password }),
  }).catch(() => undefined)
  if (!response) return saySession('away')
  if (response.ok) return undefined
  const body: unknown = await response.json().catch(() => undefined)
  return normaliseFailure(body, response.status).message
}

export interface ProveAgainProps {
  readonly way: ProofWay
  readonly proof: Proof
  readonly channel: Pick<SessionChannel, 'hear'>
}

/** Asks in place for a fresh proof of who is there; what was pressed goes on afterwards, and nothing is lost (TRU-066). */
export function ProveAgain({ way, proof, channel }: ProveAgainProps) {
  const giveUp = () => proof.settle(false)
  return (
    <Dialog isOpen title={saySession('confirmIdentity')} onClose={giveUp} canOutsideClickClose={false}>
      {way === 'login' ? (
        <LoginElsewhere proof={proof} channel={channel} onCancel={giveUp} />
      ) : (
        <PasswordForm proof={proof} onCancel={giveUp} />
      )}
    </Dialog>
  )
}

interface WayProps {
  readonly proof: Proof
  readonly onCancel: () => void
}

function PasswordForm({ proof, onCancel }: WayProps) {
  const id = useId()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setAsking(true)
    const says = await provePassword(password)
    setAsking(false)
    setWrong(says)
    if (says === undefined) proof.settle(true)
  }
  return (
    <form onSubmit={(event) => void send(event)}>
      <DialogBody>
        <p>{saySession('whyAgainGoesOn')}</p>
        {wrong !== undefined && (
          <Callout intent="danger" role="alert" compact>
            {wrong}
          </Callout>
        )}
        <FormGroup label={saySession('password')} labelFor={id}>
          <InputGroup
            id={id}
            type="password"
            autoComplete="current-password"
            required
            autoFocus
            value={password}
            onValueChange={setPassword}
            {...(wrong === undefined ? {} : { intent: 'danger', 'aria-invalid': true })}
          />
        </FormGroup>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={saySession('cancel')} onClick={onCancel} />
            <Button type="submit" intent="primary" text={saySession('confirm')} loading={isAsking} />
          </>
        }
      />
    </form>
  )
}

function LoginElsewhere({ proof, channel, onCancel }: WayProps & Pick<ProveAgainProps, 'channel'>) {
  useEffect(() => channel.hear(() => proof.settle(true)), [channel, proof])
  return (
    <>
      <DialogBody>
        <p>{saySession('whyAgain')}</p>
        <p>{saySession('elsewhereGoesOn')}</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={saySession('cancel')} onClick={onCancel} />
            <AnchorButton
              intent="primary"
              href={`${signInAddress('/home')}&again=true`}
              target="_blank"
              text={saySession('signInElsewhere')}
            />
          </>
        }
      />
    </>
  )
}
