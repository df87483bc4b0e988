import { AnchorButton, Button } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { sayPages } from '#values/generated/say-pages.ts'
import { quoteLoginError, readErrorCode } from '../../session/login/login-failure.ts'
import type { LoginProblem } from '../../session/session.ts'
import { BarePage } from './bare-page.tsx'

/** Sign-in error page: the reason why this person may not come in, and a link back (NAV-087). */
export function AuthErrorPage() {
  const [search] = useSearchParams()
  const code = readErrorCode(search.get('code'))
  const says = quoteLoginError(code, search.get('message') ?? undefined)
  return <AuthErrorView problem={{ kind: 'refused', says, ...(code ? { code } : {}) }} />
}

export function AuthErrorView({ problem }: { readonly problem: LoginProblem }) {
  const canWait = problem.kind === 'unreachable'
  return (
    <BarePage title={sayPages('notSignedIn')} says={problem.says} alert>
      {problem.code && <p className="ptl-code">{problem.code}</p>}
      {canWait && (
        <Button fill intent="primary" text={sayPages('tryAgain')} onClick={() => location.reload()} />
      )}
      <AnchorButton
        fill
        intent={canWait ? 'none' : 'primary'}
        href="/logout"
        text={sayPages('backToSignIn')}
      />
    </BarePage>
  )
}
