import { sql } from 'kysely'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { FaultName } from '#definition/wire.ts'
import { refused, type Refused } from '../app/refused.ts'
import { changeOf, mayNotLeave, mayNotStand, type PeopleDependencies } from './change.ts'
import { NOBODY, refuseAdministrator, refuseGrant } from './rights/grant.ts'
import { alone, findUserAccess, nameOf, type UserAccess } from './user-access.ts'
import type { Row } from '../store/generated/database.ts'
import { writeEvent } from '../outbox/event.ts'
import { stateInWords } from '../languages/reader.ts'

/** The state of active people. */
const OPEN = 'ACTIVE'

export interface Mover extends PeopleDependencies {
  machine: LinkedMachine | undefined
  call: string
  facts: object
  permissions: ReadonlySet<string>
}

/** Checks of a move: of the acting person, and of the written result. */
export interface ValidateMove<Code extends FaultName> {
  before(dependencies: PeopleDependencies, before: UserAccess, to: string): Refused<Code> | undefined
  after(dependencies: PeopleDependencies, before: UserAccess): Promise<Refused<Code> | undefined>
}

/** The checks for excluding a person: only administrators exclude administrators. */
export const keepingOut = {
  before: ({ definitions, session }: PeopleDependencies, before: UserAccess, to: string) =>
    to === OPEN ? refused('definition-broken') : refuseAdministrator(definitions, session, before),
  after: mayNotLeave,
}

/** The checks for admitting a person, which grants all their roles. */
export const lettingIn = {
  before: ({ definitions, session }: PeopleDependencies, before: UserAccess, to: string) =>
    to === OPEN
      ? refuseGrant(definitions, session, NOBODY, before)
      : refuseAdministrator(definitions, session, before),
  after: mayNotStand,
}

const whyNot = ({ machine, session }: Mover, { user, ...granted }: UserAccess) => {
  if (user.id === session.user.id) return refused('user-own-standing')
  const state = machine ? stateInWords(machine.definition, user.status) : user.status
  return refused('user-standing', { values: { name: nameOf({ user, ...granted }), state } })
}

/** Makes the move of a call once: approve, reject, disable, enable or delete (USR-011, USR-012). */
export const movePerson = async <Code extends FaultName>(
  mover: Mover,
  id: string | undefined,
  validate: ValidateMove<Code>,
) => {
  const { trx, session, machine } = mover
  await alone(trx, session.organisation.id)
  const before = await findUserAccess(trx, id)
  if (!before) return refused('not-found')
  const { status } = before.user
  const facts = { ...mover.facts, record: { id: before.user.id, status } }
  const open = machine ? movesOpen(machine, status, facts, mover.permissions) : []
  const move = open.find(({ call }) => call === mover.call)
  if (!move) return whyNot(mover, before)
  const refusal = validate.before(mover, before, move.to)
  if (refusal) return refusal
  await trx
    .updateTable('users')
    .set({
      status: move.to as Row<'users'>['status'],
      version: sql<number>`version + 1`,
      // A link from before an exclusion stays revoked after readmission (TRU-657).
      ...(move.to === OPEN
        ? { active_since: sql<Date>`app_now()` }
        : { links_revoked_at: sql<Date>`app_now()` }),
    })
    .where('id', '=', before.user.id)
    .where('status', '=', status)
    .execute()
  // Sessions from before an exclusion stay closed after readmission.
  if (move.to === OPEN)
    await trx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('user_id', '=', before.user.id)
      .where('ended_at', 'is', null)
      .execute()
  const wrong = await validate.after(mover, before)
  if (wrong) return wrong
  const granted = await findUserAccess(trx, before.user.id)
  if (!granted) return refused('not-found')
  if (move.to === OPEN) {
    const { user } = before
    const { name: organisation } = session.organisation
    await writeEvent(trx, { orgId: user.org_id, eventType: 'ADMITTED', facts: { organisation } }, [user.id])
  }
  return { held: granted, record: changeOf(before, granted) }
}
