import { judgePermission } from '#engine/permission/judge.ts'
import { DetailsGroundContext } from '#runtime/details/details-context.ts'
import { ServicesContext } from '#runtime/field/services.ts'
import type { RuntimeServices } from '#runtime/field/types.ts'
import { Announcer, createAnnouncements } from '#runtime/form/announcer.tsx'
import { RightsContext, type Rights } from '#runtime/gate/rights.ts'
import { useMemo, useState, type ReactNode } from 'react'
import { MoveRoom } from './payments/move-room.tsx'
import { report } from './report.ts'
import { noticed } from './server/noticed.ts'
import { rolesOf, useSigned } from './session/session-context.ts'
import { zone } from './zone.ts'

/** Hands the runtime what it may not import: services, rights, and what details are shown with. */
export function RuntimeRoom({ children }: { readonly children: ReactNode }) {
  const { session, definitions, client, room, facts } = useSigned()
  const [announcements] = useState(createAnnouncements)
  const services: RuntimeServices = useMemo(
    () => ({
      call: noticed(client, definitions.library.faults),
      upload: room.upload,
      send: room.send,
      serverNow: room.clock.now,
      onBack: room.connection.onBack,
      announce: announcements.announce,
      report: (problem) => report(problem.what, problem.detail),
      document: (id) => definitions.library.documents[id],
    }),
    [client, room, announcements, definitions],
  )
  const rights: Rights = useMemo(
    () => (permission) => {
      const refusal = definitions.library.permissions[permission]?.refusal
      return {
        verdict: judgePermission(definitions.permissions, permission, { roles: rolesOf(session), facts }),
        ...(refusal ? { refusal } : {}),
      }
    },
    [session, definitions, facts],
  )
  const ground = useMemo(
    () => ({ facts, options: definitions.options, machines: definitions.machines, zone }),
    [facts, definitions],
  )
  return (
    <ServicesContext value={services}>
      <RightsContext value={rights}>
        <DetailsGroundContext value={ground}>
          <MoveRoom>{children}</MoveRoom>
        </DetailsGroundContext>
        <Announcer from={announcements} />
      </RightsContext>
    </ServicesContext>
  )
}
