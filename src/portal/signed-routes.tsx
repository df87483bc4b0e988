import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, Navigate } from 'react-router-dom'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { AnchorButton } from '@blueprintjs/core'
import { sayPages } from '#values/generated/say-pages.ts'
import { NavigationGuard } from './navigation-guard.tsx'
import { preloadPages } from './pages/lazy-pages.ts'
import { RuntimeProvider } from './runtime-provider.tsx'
import { useSigned } from './session/session-context.ts'
import { Shell } from './shell/shell.tsx'
import { StackedPages } from './stacked-pages.tsx'

/** Routes of all pages in definitions/pages, inside the shell; any other address does not exist (NAV-080). */
export function SignedRoutes() {
  const { pathname } = useLocation()
  const { isWhole } = useSigned().definitions
  const wait = <Skeleton says={sayPages('loadingPage')} rows={8} />
  useEffect(preloadPages, [])
  const actions = <AnchorButton href="/logout" text={sayPages('logOutAndTry')} />
  return (
    <RuntimeProvider>
      <NavigationGuard>
        <Shell>
          <Boundary at={pathname} actions={actions}>
            <Suspense fallback={wait}>
              <DisclosureGuard>{isWhole ? <StackedPages /> : wait}</DisclosureGuard>
            </Suspense>
          </Boundary>
        </Shell>
      </NavigationGuard>
    </RuntimeProvider>
  )
}

/** Before the first use a person reads the disclosure; every other page waits for that. */
function DisclosureGuard({ children }: { readonly children: ReactNode }) {
  const { session } = useSigned()
  const { pathname, search } = useLocation()
  const open = session.person.viewedDisclosure || ['/disclosure', '/terms-of-use'].includes(pathname)
  if (open) return children
  return <Navigate to={`/disclosure?${new URLSearchParams({ return_to: pathname + search })}`} replace />
}
