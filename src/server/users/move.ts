import { sql } from 'kysely'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { FaultName } from '#definition/wire.ts'
import { refused, type Refused } from '../app/refused.ts'
import { auditOf, mayNotLeave, mayNotStand, type PeopleGround } from './change.ts'
import { NOBODY, refuseAdministrator, refuseGrant } from './grant.ts'
import { alone, findHeld, nameOf, type Held } from './held.ts'
import type { Row } from '../store/generated/database.ts'

/** The state of people who may come in. */
const OPEN = 'ACTIVE'

export interface Mover extends PeopleGround {
  machine: LinkedMachine | undefined
  call: string
  facts: object
  permissions: ReadonlySet<string>
}

/** Why somebody may not be moved to a state: as who moves them, and as what has been written then. */
export interface JudgeMove<Code extends FaultName> {
  before(ground: PeopleGround, before: Held, to: string): Refused<Code> | undefined
  after(ground: PeopleGround, before: Held): Promise<Refused<Code> | undefined>
}

/** Administrators are kept out by administrators alone; what only takes away opens no door. */
export const keepingOut = {
  before: ({ definitions, session }: PeopleGround, before: Held, to: string) =>
    to === OPEN ? refused('definition-broken') : refuseAdministrator(definitions, session, before),
  after: mayNotLeave,
}

/** Opening the door for somebody hands them all they were given. */
export const lettingIn = {
  before: ({ definitions, session }: PeopleGround, before: Held, to: string) =>
    to === OPEN
      ? refuseGrant(definitions, session, NOBODY, before)
      : refuseAdministrator(definitions, session, before),
  after: mayNotStand,
}

const whyNot = ({ machine, session }: Mover, { user, ...held }: Held) => {
  if (user.id === session.user.id) return refused('user-own-standing')
  const state = machine?.definition.states[user.status]?.label ?? user.status
  return refused('user-standing', { values: { name: nameOf({ user, ...held }), state } })
}

/** Makes the move of the machine that this call makes, once: approve, reject, disable, enable or delete (USR-011, USR-012). */
export const movePerson = async <Code extends FaultName>(
  mover: Mover,
  id: string | undefined,
  judge: JudgeMove<Code>,
) => {
  const { trx, session, machine } = mover
  await alone(trx, session.organisation.id)
  const before = await findHeld(trx, id)
  if (!before) return refused('not-found')
  const { status } = before.user
  const facts = { ...mover.facts, record: { id: before.user.id, status } }
  const open = machine ? movesOpen(machine, status, facts, mover.permissions) : []
  const move = open.find(({ call }) => call === mover.call)
  if (!move) return whyNot(mover, before)
  const refusal = judge.before(mover, before, move.to)
  if (refusal) return refusal
  await trx
    .updateTable('users')
    .set({
      status: move.to as Row<'users'>['status'],
      version: sql<number>`version + 1`,
      ...(move.to === OPEN ? { active_since: sql<Date>`app_now()` } : {}),
    })
    .where('id', '=', before.user.id)
    .where('status', '=', status)
    .execute()
  // What was opened before somebody was kept out opens nothing when they are let in again.
  if (move.to === OPEN)
    await trx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('user_id', '=', before.user.id)
      .where('ended_at', 'is', null)
      .execute()
  const wrong = await judge.after(mover, before)
  if (wrong) return wrong
  const held = await findHeld(trx, before.user.id)
  if (!held) return refused('not-found')
  return { held, audit: auditOf(`user.${move.id}`, before, held) }
}
