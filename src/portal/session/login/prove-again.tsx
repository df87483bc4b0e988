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
import { answerWithPasskey, canUsePasskeys, isCancelled } from './passkey.ts'
import type { Proof, ProofWay } from './proof.ts'
import type { SessionChannel } from '../session-channel.ts'
import { signInAddress } from './sign-in-address.ts'
import { objectOf } from '#values/object.ts'

interface Challenge {
  readonly passkey?: PublicKeyCredentialRequestOptionsJSON
  /** The person has a second factor. */
  readonly isCodeNeeded?: boolean
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  })

/** Tells whether a value is a passkey request, which has at least a challenge. */
const isPasskeyRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON =>
  typeof objectOf(options)['challenge'] === 'string'

/** Loads the person's second factors beside the password; none if the request fails. */
async function askChallenge(): Promise<Challenge> {
  const response = await post('/auth/proof/challenge', {}).catch(() => undefined)
  if (!response?.ok) return {}
  const { passkey, isCodeNeeded } = objectOf(await response.json())
  return { ...(isPasskeyRequest(passkey) && { passkey }), isCodeNeeded: isCodeNeeded === true }
}

/** Sends a proof; returns an error, or undefined if it is correct. */
async function prove(proof: object): Promise<string | undefined> {
  const response = await post('/auth/proof', proof).catch(() => undefined)
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

/**
 * Asks for a new authentication in place; the pressed action continues afterwards and nothing is lost
 * (TRU-066).
 */
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
  const [code, setCode] = useState('')
  const { passkey, isCodeNeeded = false } = useChallenge()
  const hasPasskey = passkey !== undefined && canUsePasskeys()
  const settle = async (proving: Promise<string | undefined>) => {
    setAsking(true)
    const says = await proving
    setAsking(false)
    setWrong(says)
    if (says === undefined) proof.settle(true)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void settle(prove({ password, ...(isCodeNeeded ? { code } : {}) }))
  }
  return (
    <form onSubmit={send}>
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
        {isCodeNeeded && (
          <FormGroup label={saySession('code')} labelFor={`${id}-code`}>
            <InputGroup
              id={`${id}-code`}
              autoComplete="one-time-code"
              required
              value={code}
              onValueChange={setCode}
            />
          </FormGroup>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={saySession('cancel')} onClick={onCancel} />
            {hasPasskey && (
              <Button
                text={saySession('usePasskey')}
                disabled={isAsking}
                onClick={() => void settle(provePasskey())}
              />
            )}
            <Button type="submit" intent="primary" text={saySession('confirm')} loading={isAsking} />
          </>
        }
      />
    </form>
  )
}

/** Proves with a passkey; returns an error, or undefined. Each try has a new challenge. */
async function provePasskey(): Promise<string | undefined> {
  const { passkey } = await askChallenge()
  if (!passkey) return saySession('away')
  try {
    return await prove({ passkey: await answerWithPasskey(passkey) })
  } catch (thrown) {
    if (isCancelled(thrown)) return saySession('passkeyCancelled')
    throw thrown
  }
}

/** Returns the person's second factors beside the password. */
function useChallenge(): Challenge {
  const [challenge, setChallenge] = useState<Challenge>({})
  useEffect(() => void askChallenge().then(setChallenge), [])
  return challenge
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
