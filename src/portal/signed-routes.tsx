import { Suspense, useEffect } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { Boundary } from '#runtime/boundary/boundary.tsx'
import { Skeleton } from '#runtime/boundary/skeleton.tsx'
import { AnchorButton } from '@blueprintjs/core'
import { routePath } from './definitions/address.ts'
import { DisclosureGuard } from './pages/disclosure-guard.tsx'
import { DefinedPage } from './pages/defined-page.tsx'
import { fetchPagesAhead, FlagsPage, FlagTestPage } from './pages/lazy-pages.ts'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { UnauthorisedPage } from './pages/unauthorised-page.tsx'
import { useSigned } from './session/session-context.ts'
import { RuntimeRoom } from './runtime-room.tsx'
import { Shell } from './shell/shell.tsx'

/** Every page of definitions/pages at its address, in the shell; anything else does not exist (NAV-080). */
export function SignedRoutes() {
  const { definitions } = useSigned()
  const { pathname } = useLocation()
  useEffect(fetchPagesAhead, [])
  const actions = <AnchorButton href="/logout" text="Log Out and Try Again" />
  return (
    <RuntimeRoom>
      <Shell>
        <Boundary at={pathname} actions={actions}>
          <Suspense fallback={<Skeleton says="Loading the page" rows={8} />}>
            <DisclosureGuard>
              <Routes>
                {Object.values(definitions.library.pages).map((page) => (
                  <Route key={page.id} path={routePath(page.path)} element={<DefinedPage page={page} />} />
                ))}
                <Route path="/featureFlag" element={<FlagsPage />} />
                <Route path="/featureFlagTest" element={<FlagTestPage />} />
                <Route path="/401" element={<UnauthorisedPage />} />
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </DisclosureGuard>
          </Suspense>
        </Boundary>
      </Shell>
    </RuntimeRoom>
  )
}
