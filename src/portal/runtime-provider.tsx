import { evaluatePermission } from '#engine/permission/verdict.ts'
import { DetailsContext } from '#runtime/details/details-context.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { RightsContext, type Rights } from '#runtime/gate/rights.ts'
import { useMemo, useState, type ReactNode, useCallback } from 'react'
import { Link, matchPath } from 'react-router-dom'
import { routePath } from './definitions/address.ts'
import { pageRight } from './pages/page-right.ts'
import { report } from './report.ts'
import { withNotices } from './server/notices.ts'
import { usePreferences } from './session/use-preferences.ts'
import { rolesOf, useSigned } from './session/session-context.ts'
import { ZoneContext } from './zone.ts'
import { coming } from '#runtime/preload/lazy-part.ts'
import { Moves } from '#runtime/move/moves.tsx'
import { useWaiting } from './pages/use-waiting.ts'
import { toast } from './shell/toaster.tsx'

const { Part: Dialog } = coming(() =>
  import('./payments/payment-move-dialog.tsx').then((file) => file.PaymentMoveDialog),
)

/** Provides moves to every page inside; their dialog is loaded at the first question. */
function MoveProvider({ children }: { readonly children: ReactNode }) {
  const onToast = useCallback((says: string) => toast({ says, tone: 'success' }), [])
  return (
    <Moves Dialog={Dialog} onToast={onToast} onWaits={useWaiting()}>
      {children}
    </Moves>
  )
}

/** Provides the runtime with portal services it must not import: calls, rights and the context of details. */
export function RuntimeProvider({ children }: { readonly children: ReactNode }) {
  const { session, definitions, client, services: sessionServices, facts } = useSigned()
  const { zone } = usePreferences()
  const [announcements] = useState(createAnnouncements)
  const services: RuntimeServices = useMemo(
    () => ({
      call: withNotices(client, definitions.library.faults),
      upload: sessionServices.upload,
      send: sessionServices.send,
      serverNow: sessionServices.clock.now,
      onBack: sessionServices.connection.onBack,
      announce: announcements.announce,
      report: (problem) => report(problem.what, problem.detail),
      document: (id) => definitions.library.documents[id],
      countryNames: (code) => definitions.library.countryNames[code],
    }),
    [client, sessionServices, announcements, definitions],
  )
  const rights: Rights = useMemo(
    () => (permission) => {
      const refusal = definitions.permissions.get(permission)?.definition.refusal
      return {
        verdict: evaluatePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }),
        ...(refusal ? { refusal } : {}),
      }
    },
    [session, definitions, facts],
  )
  const context = useMemo(
    () => ({
      facts,
      options: definitions.options,
      machines: definitions.machines,
      zone,
      linkTo: (address: string, says: ReactNode) => {
        const page = Object.values(definitions.library.pages).find(({ path }) =>
          matchPath(routePath(path), address),
        )
        const isOpen = page !== undefined && pageRight(page, { definitions, session, facts }).kind === 'open'
        return isOpen && <Link to={address}>{says}</Link>
      },
    }),
    [facts, definitions, session, zone],
  )
  return (
    <ServicesContext value={services}>
      <RightsContext value={rights}>
        <ZoneContext value={zone}>
          <DetailsContext value={context}>
            <MoveProvider>{children}</MoveProvider>
          </DetailsContext>
        </ZoneContext>
        <Announcer from={announcements} />
      </RightsContext>
    </ServicesContext>
  )
}
