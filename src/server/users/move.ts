import { sql } from 'kysely'
import type { LinkedMachine } from '#engine/machine/link.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import { refused } from '../app/refused.ts'
import { auditOf, mayNotStand, type PeopleGround } from './change.ts'
import { NOBODY, refuseGrant } from './grant.ts'
import { alone, findHeld, nameOf, type Held } from './held.ts'
import type { Row } from '../store/generated/database.ts'

export interface Mover extends PeopleGround {
  machine: LinkedMachine | undefined
  call: string
  facts: object
  permissions: ReadonlySet<string>
}

/** Opening the door for somebody hands them all they were given; everything else only takes away. */
const refuseMove = ({ definitions, session }: PeopleGround, before: Held, to: string) =>
  to === 'ACTIVE'
    ? refuseGrant(definitions, session, NOBODY, before)
    : refuseGrant(definitions, session, before, NOBODY)

const whyNot = ({ machine, session }: Mover, { user, ...held }: Held) => {
  if (user.id === session.user.id) return refused('user-own-standing')
  const state = machine?.definition.states[user.status]?.label ?? user.status
  return refused('user-standing', { values: { name: nameOf({ user, ...held }), state } })
}

/** Makes the move of the machine that this call makes, once: approve, reject, disable, enable or delete (USR-011, USR-012). */
export const movePerson = async (mover: Mover, id: string | undefined) => {
  const { trx, session, machine } = mover
  await alone(trx, session.organisation.id)
  const before = await findHeld(trx, id)
  if (!before) return refused('not-found')
  const { status } = before.user
  const facts = { ...mover.facts, record: { id: before.user.id, status } }
  const open = machine ? movesOpen(machine, status, facts, mover.permissions) : []
  const move = open.find(({ call }) => call === mover.call)
  if (!move) return whyNot(mover, before)
  const refusal = refuseMove(mover, before, move.to)
  if (refusal) return refusal
  await trx
    .updateTable('users')
    .set({
      status: move.to as Row<'users'>['status'],
      version: sql<number>`version + 1`,
      ...(move.to === 'ACTIVE' ? { active_since: sql<Date>`app_now()` } : {}),
    })
    .where('id', '=', before.user.id)
    .where('status', '=', status)
    .execute()
  // What was opened before somebody was kept out opens nothing when they are let in again.
  if (move.to === 'ACTIVE')
    await trx
      .updateTable('sessions')
      .set({ ended_at: sql<Date>`now()` })
      .where('user_id', '=', before.user.id)
      .where('ended_at', 'is', null)
      .execute()
  const wrong = await mayNotStand(mover, before)
  if (wrong) return wrong
  const held = await findHeld(trx, before.user.id)
  if (!held) return refused('not-found')
  return { held, audit: auditOf(`user.${move.id}`, before, held) }
}
