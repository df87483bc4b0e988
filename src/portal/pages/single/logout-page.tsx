import { AnchorButton, Button, Spinner } from '@blueprintjs/core'
import { use, useCallback, useEffect, useState } from 'react'
import { sayPages } from '#values/generated/say-pages.ts'
import { askGrant } from '../../session/login/ask-grant.ts'
import { LeaveContext } from '../../session/login/sign-out.ts'
import { forgetReturn, rememberedReturn } from '../../session/login/return-path.ts'
import { createSessionChannel } from '../../session/session-channel.ts'
import { signInAddress } from '../../session/login/sign-in-address.ts'
import { BarePage } from './bare-page.tsx'
import { objectOf } from '#values/object.ts'

/**
 * Ends the session, notifies the other tabs, and returns the address at which the hosted login ends its own.
 */
async function signOut(): Promise<string> {
  const response = await fetch('/auth/logout', { method: 'POST' })
  if (!response.ok) throw new TypeError('The session could not be ended.')
  createSessionChannel().tellEnd()
  const { next } = objectOf(await response.json())
  if (typeof next !== 'string') throw new TypeError('The answer says not where to go on.')
  return next
}

/** An interrupted sign-in may end here with a live session; the person then returns to the earlier page. */
async function exit(): Promise<string> {
  const back = rememberedReturn()
  const isAlive = await askGrant().then(
    () => true,
    (thrown: unknown) => (thrown instanceof TypeError ? Promise.reject(thrown) : false),
  )
  return back !== undefined && isAlive ? back : signOut()
}

/** Ends the session here and at the hosted login, if there is one. */
export function LogoutPage() {
  const leave = use(LeaveContext)
  const [isLost, setLost] = useState(false)
  const end = useCallback(async () => {
    setLost(false)
    try {
      leave(await exit())
    } catch {
      setLost(true)
    }
  }, [leave])
  useEffect(() => void end(), [end])
  if (isLost)
    return (
      <BarePage title={sayPages('noAnswer')} says={sayPages('notSignedOut')} alert>
        <Button fill intent="primary" text={sayPages('tryAgain')} onClick={() => void end()} />
      </BarePage>
    )
  return (
    <BarePage title={sayPages('signingOut')}>
      <Spinner aria-label={sayPages('signingOut')} size={32} />
    </BarePage>
  )
}

export function SignedOutPage() {
  const [back] = useState(rememberedReturn)
  useEffect(forgetReturn, [])
  if (back !== undefined)
    return (
      <BarePage title={sayPages('sessionEnded')} says={sayPages('comeBack')}>
        <AnchorButton fill intent="primary" href={signInAddress(back)} text={sayPages('signInAgain')} />
      </BarePage>
    )
  return (
    <BarePage title={sayPages('signedOut')} says={sayPages('formsKept')}>
      <AnchorButton fill intent="primary" href="/auth/login" text={sayPages('signInAgain')} />
    </BarePage>
  )
}
