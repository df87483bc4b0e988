import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { Answer, Fault } from '#definition/wire.ts'
import { ownRefusal, type Answered, type CallRequest, type Handlers } from '../app/call.ts'
import { askedPage, pageOf, sliceOf } from '../app/list-page.ts'
import { denied } from '../app/permission.ts'
import { refused, type Refused } from '../app/refused.ts'
import { linkedMachine } from '../definitions/machine.ts'
import { findPerson } from '../users/person.ts'
import { isRightYounger } from '../users/right-since.ts'
import { toControlChanges } from './answer.ts'
import { tellOfChange } from './ask.ts'
import { execute, type ExecutionGround } from './execute.ts'
import type { ControlChangeRow } from './answer.ts'

const HOW: Readonly<Record<string, string>> = {
  done: 'approved',
  failed: 'approved',
  rejected: 'rejected',
  cancelled: 'withdrew',
}

const findChange = async (
  { trx, params }: CallRequest,
  isDeciding: boolean,
): Promise<ControlChangeRow | undefined> =>
  checkUuid(params.id ?? '')
    ? undefined
    : trx
        .selectFrom('control_changes')
        .selectAll()
        .where('id', '=', params.id!)
        .$if(isDeciding, (query) => query.forUpdate())
        .executeTakeFirst()

const whyNot = async ({ trx, tenant, call }: CallRequest, row: ControlChangeRow) => {
  if (row.state === 'waiting')
    return refused(call.id === 'controlChanges.cancel' ? 'control-change-of-others' : 'control-change-own')
  const by = row.decided_by ?? row.asked_by
  const who = by === tenant.userId ? 'You' : (await findPerson(trx, by)).name
  return refused('control-change-decided', { values: { who, how: HOW[row.state] ?? 'decided' } })
}

/** What became of a change, written once. */
export const settle = async (
  trx: CallRequest['trx'],
  row: ControlChangeRow,
  settled: Pick<ControlChangeRow, 'state' | 'decided_by' | 'reason'>,
): Promise<ControlChangeRow> => {
  const after = await trx
    .updateTable('control_changes')
    .set({ ...settled, decided_at: sql<Date>`app_now()` })
    .where('org_id', '=', row.org_id)
    .where('id', '=', row.id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirstOrThrow()
  const eventType = after.state === 'done' ? 'CONTROL_CHANGE_DONE' : 'CONTROL_CHANGE_REFUSED'
  await tellOfChange(trx, after, eventType, settled.decided_by)
  return after
}

/** Deciding what would weaken a control, and looking at what waits (TRU-020). */
export const controlChangeHandlers = (ground: ExecutionGround): Handlers => {
  const { definitions, readFacts } = ground
  const machine = linkedMachine(definitions, 'control-change')

  const refuseDecision = async (request: CallRequest, row: ControlChangeRow) => {
    const { trx, tenant, session, call } = request
    const known = readFacts(session, tenant.environment) as { session: { permissions: string[] } }
    const decides = definitions.library.controls[row.control]?.decides ?? 'controls.decide'
    const isOthers = row.asked_by !== tenant.userId
    if (call.id !== 'controlChanges.cancel' && isOthers && !request.may(decides))
      return denied(definitions, decides)
    const facts = { ...known, record: { decides, askedBy: { id: row.asked_by } } }
    const open = machine ? movesOpen(machine, row.state, facts, new Set(known.session.permissions)) : []
    if (!open.some((move) => move.call === call.id)) return whyNot(request, row)
    if (call.id === 'controlChanges.cancel') return undefined
    const { orgId, userId } = tenant
    const askedAt = sql`select asked_at from control_changes where org_id = ${orgId} and id = ${row.id}`
    const isYounger = await isRightYounger(
      trx,
      definitions.permissions.get(decides),
      { orgId, userId },
      askedAt,
    )
    return isYounger ? refused('right-younger') : undefined
  }

  const decide = async <
    Id extends 'controlChanges.approve' | 'controlChanges.reject' | 'controlChanges.cancel',
  >(
    id: Id,
    request: CallRequest,
    settling: (row: ControlChangeRow) => Promise<Pick<ControlChangeRow, 'state' | 'reason'>>,
  ): Promise<Answered<Answer<'controlChanges.approve'>> | Refused<Fault<Id>>> => {
    const { trx, tenant, call } = request
    const row = await findChange(request, true)
    if (!row) return ownRefusal(id, refused('not-found'))
    const refusal = await refuseDecision(request, row)
    if (refusal) return ownRefusal(id, refusal)
    const after = await settle(trx, row, { ...(await settling(row)), decided_by: tenant.userId })
    const body = (await toControlChanges(trx, definitions, [after]))[0]!
    const { state, reason, says, was, becomes, asked_by: askedBy } = after
    const details = { control: row.control, call: row.call, says, was, becomes, askedBy, state, reason }
    const action = call.id.replace('controlChanges', 'control-change')
    return { body, audit: { action, objectType: 'control change', objectId: row.id, details } }
  }

  return {
    'controlChanges.list': async ({ trx, query }) => {
      const slice = sliceOf(askedPage(definitions, query))
      const { total } = await trx
        .selectFrom('control_changes')
        .select((is) => is.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow()
      const rows = await trx
        .selectFrom('control_changes')
        .selectAll()
        .orderBy('asked_at', query.sort_direction ?? 'desc')
        .orderBy('id')
        .limit(slice.size)
        .offset(slice.offset)
        .execute()
      return { body: { content: await toControlChanges(trx, definitions, rows), page: pageOf(slice, total) } }
    },
    'controlChanges.read': async (request) => {
      const row = await findChange(request, false)
      if (!row) return refused('not-found')
      return { body: (await toControlChanges(request.trx, definitions, [row]))[0]! }
    },
    'controlChanges.approve': (request) =>
      decide('controlChanges.approve', request, async (row) => {
        const { requestId, tenant, trx } = request
        const reason = (await execute(ground, trx, row, { decidedBy: tenant.userId, requestId })) ?? null
        return { state: reason === null ? 'done' : 'failed', reason }
      }),
    'controlChanges.reject': (request) =>
      decide('controlChanges.reject', request, async () => ({
        state: 'rejected',
        reason: request.body.reason.trim(),
      })),
    'controlChanges.cancel': (request) =>
      decide('controlChanges.cancel', request, async () => ({ state: 'cancelled', reason: null })),
  }
}
