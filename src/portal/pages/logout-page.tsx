import { AnchorButton, Button, Spinner } from '@blueprintjs/core'
import { use, useCallback, useEffect, useState } from 'react'
import { LeaveContext } from '../session/leave.ts'
import { BarePage } from './bare-page.tsx'

/** Ends the session here and at the hosted login, as soon as somebody is there to end it. */
export function LogoutPage() {
  const leave = use(LeaveContext)
  const [isLost, setLost] = useState(false)
  const end = useCallback(async () => {
    setLost(false)
    try {
      await fetch('/auth/session', { cache: 'no-store' })
      leave('/auth/logout')
    } catch {
      setLost(true)
    }
  }, [leave])
  useEffect(() => void end(), [end])
  if (isLost)
    return (
      <BarePage
        title="The server does not answer"
        says="You cannot be signed out until it does. What you entered is kept on this device."
        alert
      >
        <Button fill intent="primary" text="Try again" onClick={() => void end()} />
      </BarePage>
    )
  return (
    <BarePage title="Signing you out">
      <Spinner aria-label="Signing you out" size={32} />
    </BarePage>
  )
}

export function SignedOutPage() {
  return (
    <BarePage
      title="You are signed out"
      says="What you had started is kept on this device until you come back."
    >
      <AnchorButton fill intent="primary" href="/auth/login" text="Sign in again" />
    </BarePage>
  )
}
