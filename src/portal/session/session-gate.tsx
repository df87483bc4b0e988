import { AnchorButton } from '@blueprintjs/core'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { coming } from '#runtime/preload/lazy-part.ts'
import { Suspense, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { saySession } from '#values/generated/say-session.ts'
import { AuthErrorView } from '../pages/single/auth-error-page.tsx'
import { BarePage } from '../pages/single/bare-page.tsx'
import type { SessionServices } from './session-services.ts'
import { LeaveContext } from './login/sign-out.ts'
import { SessionContext } from './session-context.ts'
import { SessionEnded } from './ending/session-ended.tsx'
import { signInAddress } from './login/sign-in-address.ts'
import { useLogin } from './login/use-login.ts'

const { Part: ProveAgain } = coming(() => import('./login/prove-again.tsx').then((file) => file.ProveAgain))

function Proving({ proof, channel }: Pick<SessionServices, 'proof' | 'channel'>) {
  const way = useSyncExternalStore(proof.subscribe, proof.requestedWay)
  if (way === undefined) return null
  return (
    <Suspense>
      <ProveAgain way={way} proof={proof} channel={channel} />
    </Suspense>
  )
}

/** The app renders only when person and organisation are loaded and match the token (AUTH-004, AUTH-005). */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { sequence, signed, hasEnded } = useLogin()
  const { pathname, search } = useLocation()
  const leave = use(LeaveContext)
  const here = pathname + search
  const isSignedOut = sequence.state === 'fail' && sequence.problem.kind === 'signed-out'
  useEffect(() => {
    if (isSignedOut) leave(signInAddress(here))
  }, [isSignedOut, here, leave])
  if (signed)
    return (
      <SessionContext value={signed}>
        {children}
        <Proving {...signed.services} />
        <SessionEnded isOpen={hasEnded} returnTo={here} />
      </SessionContext>
    )
  if (sequence.state === 'fail' && sequence.problem.kind === 'signed-out-elsewhere')
    return (
      <BarePage title={saySession('signedOutTitle')} says={saySession('signedOutElsewhere')}>
        <AnchorButton fill intent="primary" href={signInAddress(here)} text={saySession('signInAgain')} />
      </BarePage>
    )
  if (sequence.state === 'fail' && !isSignedOut) return <AuthErrorView problem={sequence.problem} />
  return (
    <main className="ptl-bare">
      <Skeleton says={saySession(isSignedOut ? 'goingToSignIn' : 'signingIn')} rows={3} />
    </main>
  )
}
