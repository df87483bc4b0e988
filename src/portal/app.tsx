import { createQueries, Queries } from '#runtime/query/queries.tsx'
import { use, useEffect, useState } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { CrashBoundary } from './crash-boundary.tsx'
import { DefinitionsGate } from './definitions/definitions-gate.tsx'
import { AuthErrorPage } from './pages/single/auth-error-page.tsx'
import { CallbackPage } from './pages/single/callback-page.tsx'
import { LoginPage } from './pages/single/login-page.tsx'
import { LogoutPage, SignedOutPage } from './pages/single/logout-page.tsx'
import { LeaveContext, type Leave } from './session/login/sign-out.ts'
import { SessionGate } from './session/session-gate.tsx'
import { copyCleanly } from './shell/clean-copy.ts'
import { focusDialogs } from './shell/focus-dialogs.ts'
import { Toaster } from './shell/toaster.tsx'
import { SignedRoutes } from './signed-routes.tsx'

/** Routes: addresses without sign-in, and behind them everything else. */
export function App({ leave }: { readonly leave?: Leave }) {
  const [queries] = useState(createQueries)
  const usual = use(LeaveContext)
  useEffect(focusDialogs, [])
  useEffect(focusPressed, [])
  useEffect(copyCleanly, [])
  return (
    <LeaveContext value={leave ?? usual}>
      <Queries client={queries}>
        <CrashBoundary>
          <BrowserRouter>
            <DrawnNavigation />
            <Routes>
              <Route path="/" element={<Navigate to="/home" replace />} />
              <Route path="/login" element={<LoginPage />} />
              <Route path="/login/callback" element={<CallbackPage />} />
              <Route path="/logout" element={<LogoutPage />} />
              <Route path="/logout/callback" element={<SignedOutPage />} />
              <Route path="/auth/error" element={<AuthErrorPage />} />
              <Route
                path="*"
                element={
                  <DefinitionsGate>
                    <SessionGate>
                      <SignedRoutes />
                    </SessionGate>
                  </DefinitionsGate>
                }
              />
            </Routes>
          </BrowserRouter>
        </CrashBoundary>
        <Toaster />
      </Queries>
    </LeaveContext>
  )
}

/** Marks on the document which navigation is drawn: the page before stays until the next one can be drawn. */
function DrawnNavigation(): null {
  const { key } = useLocation()
  useEffect(() => {
    document.documentElement.dataset.navigation = key
  }, [key])
  return null
}

/**
 * Focuses a pressed button or link, so that its dialog can return the focus. Safari focuses an element around
 * it instead.
 */
function focusPressed(): () => void {
  const focus = ({ isTrusted, target }: MouseEvent) => {
    if (!isTrusted || !(target instanceof Element)) return
    const pressed = target.closest<HTMLElement>('button, a[href]')
    if (pressed?.contains(document.activeElement) === false) pressed.focus({ preventScroll: true })
  }
  addEventListener('click', focus, true)
  return () => removeEventListener('click', focus, true)
}
