import { AnchorButton, Spinner } from '@blueprintjs/core'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sayPages } from '#values/generated/say-pages.ts'
import { askGrant } from '../../session/login/ask-grant.ts'
import { createSessionChannel } from '../../session/session-channel.ts'
import {
  LoginFailure,
  hostedFailure,
  problemOf,
  quoteLoginError,
  sayLoginError,
} from '../../session/login/login-failure.ts'
import { AuthErrorView } from './auth-error-page.tsx'
import { BarePage } from './bare-page.tsx'

/** Returns the requested path if it belongs to this portal, otherwise the home page. */
function returnPath(requested: string | null): string {
  return requested !== null && /^\/(?![/\\])/.test(requested) ? requested : '/home'
}

/**
 * Target of the hosted login: a spinner while it completes, an error page after a failure (AUTH-002,
 * AUTH-003).
 */
export function CallbackPage() {
  const [search] = useSearchParams()
  const error = search.get('error')
  const grant = useQuery({
    queryKey: ['grant'],
    queryFn: () => askGrant(),
    enabled: error === null,
    retry: false,
    gcTime: 0,
  })
  // A tab whose session had ended continues.
  useEffect(() => {
    if (grant.isSuccess) createSessionChannel().tell()
  }, [grant.isSuccess])
  if (error !== null)
    return <LoginFailedView says={quoteLoginError(error, search.get('error_description') ?? undefined)} />
  if (grant.isSuccess) return <Navigate to={returnPath(search.get('return_to'))} replace />
  if (grant.error instanceof LoginFailure && grant.error.problem.kind === 'claims')
    return <AuthErrorView problem={grant.error.problem} />
  if (grant.error instanceof TypeError) return <AuthErrorView problem={problemOf(grant.error)} />
  if (grant.isError) return <LoginFailedView says={sayLoginError(undefined, grant.error.message)} />
  return (
    <BarePage title={sayPages('signingIn')}>
      <Spinner aria-label={sayPages('signingIn')} size={32} />
    </BarePage>
  )
}

/** The login-failed page (NAV-086, AUTH-026). */
export function LoginFailedView({ says }: { readonly says: string }) {
  const title = sayPages('loginFailed')
  return (
    <BarePage title={title} says={says === title || hostedFailure.test(says) ? undefined : says} alert>
      <AnchorButton fill intent="primary" href="/login" text={sayPages('backToSignIn')} />
    </BarePage>
  )
}
