import { sql } from 'kysely'
import { maskAccountsIn } from '#values/account-mask.ts'
import { checkUuid } from '#values/uuid.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { CallId, FaultName } from '#definition/wire.ts'
import type { CallRequest, Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { readPage } from '../app/list/listed-rows.ts'
import { denied } from '../app/permission.ts'
import { Refused, refused } from '../app/refused.ts'
import { linkedMachine } from '../definitions/machine.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { findEndedRight } from '../sessions/ended-right.ts'
import { findPerson } from '../users/person.ts'
import { whoMay } from '../users/rights/who-may.ts'
import { isRightYounger } from '../users/rights/right-since.ts'
import { toControlChanges } from './answer.ts'
import { notifyOfChange } from './change-request.ts'
import { execute, type ExecutionDependencies } from './change-execution.ts'
import { environmentOf, existsFor } from './change-places.ts'
import type { ControlChangeRow } from './answer.ts'

const HOW: Readonly<Record<string, string>> = {
  done: 'approved',
  failed: 'approved',
  rejected: 'rejected',
  cancelled: 'withdrew',
}

const requesterOf = ({ requested_by }: ControlChangeRow): string => requested_by

const findChange = async (
  definitions: Pick<ServerDefinitions, 'library'>,
  { trx, params, session }: CallRequest,
  isDeciding: boolean,
): Promise<ControlChangeRow | undefined> =>
  checkUuid(params.id ?? '')
    ? undefined
    : trx
        .selectFrom('control_changes')
        .selectAll()
        .where('id', '=', params.id!)
        .where(existsFor(definitions, session))
        .$if(isDeciding, (query) => query.forUpdate())
        .executeTakeFirst()

const whyNot = async <Wrong extends 'control-change-own' | 'control-change-of-others'>(
  { trx, tenant }: CallRequest,
  row: ControlChangeRow,
  wrong: Wrong,
) => {
  if (row.state === 'waiting') return new Refused(wrong)
  const by = row.decided_by ?? requesterOf(row)
  const who = by === tenant.userId ? 'You' : (await findPerson(trx, by)).name
  return refused('control-change-decided', { values: { who, how: HOW[row.state] ?? 'decided' } })
}

/** Saves the outcome of a change, once. */
export const settle = async (
  trx: CallRequest['trx'],
  definitions: Pick<ServerDefinitions, 'library' | 'permissions'>,
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
  await notifyOfChange(trx, definitions, after, { eventType, actor: settled.decided_by })
  return after
}

/** The calls that decide and list pending changes (TRU-020). */
export const controlChangeHandlers = (dependencies: ExecutionDependencies): Handlers => {
  const { definitions, readFacts } = dependencies
  const machine = linkedMachine(definitions, 'control-change')

  const decidesOn = ({ control }: ControlChangeRow) =>
    definitions.library.controls[control]?.decides ?? 'controls.decide'

  /**
   * Masks account numbers unless the reader requested or decides the change, or may read the record
   * (TRU-171).
   */
  const toSeen = async ({ trx, tenant, may }: CallRequest, row: ControlChangeRow) => {
    const change = (await toControlChanges(trx, definitions, [row]))[0]!
    const read = definitions.library.calls[definitions.library.controls[row.control]?.before ?? '']
    if (requesterOf(row) === tenant.userId || may(decidesOn(row)) || (read && may(read.permission)))
      return change
    return { ...change, was: maskAccountsIn(change.was), becomes: maskAccountsIn(change.becomes) }
  }

  const isOpen = ({ session, tenant, call }: CallRequest, row: ControlChangeRow) => {
    const existing = readFacts(session, tenant.environment) as { session: { permissions: string[] } }
    const facts = { ...existing, record: { decides: decidesOn(row), askedBy: { id: requesterOf(row) } } }
    const open = machine ? movesOpen(machine, row.state, facts, new Set(existing.session.permissions)) : []
    return open.some((move) => move.call === call.id)
  }

  /**
   * Returns true if the decider has to be another person. A change for all environments is decided by people who work in
   * production, if anybody but the requester does (TRU-824).
   */
  const isForProduction = async ({ trx, tenant }: CallRequest, row: ControlChangeRow) => {
    if (definitions.library.controls[row.control]?.ofEnvironment) return false
    const place = { orgId: tenant.orgId, environment: 'prod' } as const
    const inProduction = await whoMay(trx, definitions, decidesOn(row), place)
    const others = inProduction.filter((id) => id !== requesterOf(row))
    return others.length > 0 && !others.includes(tenant.userId)
  }

  const refuseWithdrawal = async (request: CallRequest, row: ControlChangeRow) =>
    isOpen(request, row) ? undefined : whyNot(request, row, 'control-change-of-others')

  const refuseDecision = async (request: CallRequest, row: ControlChangeRow) => {
    const { trx, tenant } = request
    const decides = decidesOn(row)
    if (requesterOf(row) !== tenant.userId && !request.may(decides)) return denied(definitions, decides)
    if (!isOpen(request, row)) return whyNot(request, row, 'control-change-own')
    const { orgId, userId } = tenant
    const requestedAt = sql`select requested_at from control_changes where org_id = ${orgId} and id = ${row.id}`
    const isYounger = await isRightYounger(
      trx,
      definitions.permissions.get(decides),
      { orgId, userId, ...environmentOf(definitions.library.controls[row.control], row.environment) },
      requestedAt,
    )
    return isYounger ? refused('right-younger') : undefined
  }

  const refuseApproval = async (request: CallRequest, row: ControlChangeRow) => {
    const refusal = await refuseDecision(request, row)
    if (refusal) return refusal
    return (await isForProduction(request, row)) ? refused('control-change-elsewhere') : undefined
  }

  const decide = async <Code extends FaultName>(
    id: CallId,
    request: CallRequest,
    refuse: (request: CallRequest, row: ControlChangeRow) => Promise<Refused<Code> | undefined>,
    settling: (row: ControlChangeRow) => Promise<Pick<ControlChangeRow, 'state' | 'reason'>>,
  ) => {
    const { trx, tenant } = request
    const row = await findChange(definitions, request, true)
    if (!row) return refused('not-found')
    // Locked before the people: two who let each other be shut out wait for each other in one order.
    await lockOrganisation(trx, tenant.orgId)
    const ended = await findEndedRight(request, dependencies, id, [requesterOf(row)])
    if (ended) return ended
    const refusal = await refuse(request, row)
    if (refusal) return refusal
    const after = await settle(trx, definitions, row, { ...(await settling(row)), decided_by: tenant.userId })
    const body = await toSeen(request, after)
    const { state, reason, says, was, becomes, requested_by: requestedBy } = after
    const record = {
      id: row.id,
      control: row.control,
      call: row.call,
      says,
      was,
      becomes,
      askedBy: requestedBy,
      state,
      reason,
    }
    return { body, record }
  }

  return {
    'controlChanges.list': async ({ trx, query, session }) => {
      const { rows, page } = await readPage<ControlChangeRow>(trx, query, {
        columns: sql`*`,
        from: sql`control_changes`,
        where: existsFor(definitions, session),
        order: sql`requested_at ${sql.raw(query.sort_direction ?? 'desc')}, id`,
      })
      return { body: { content: await toControlChanges(trx, definitions, rows), page } }
    },
    'controlChanges.read': async (request) => {
      const row = await findChange(definitions, request, false)
      if (!row) return refused('not-found')
      return { body: await toSeen(request, row) }
    },
    'controlChanges.approve': (request) =>
      decide('controlChanges.approve', request, refuseApproval, async (row) => {
        const { requestId, tenant, trx } = request
        const reason =
          (await execute(dependencies, trx, row, { decidedBy: tenant.userId, requestId })) ?? null
        return { state: reason === null ? 'done' : 'failed', reason }
      }),
    'controlChanges.reject': (request) =>
      decide('controlChanges.reject', request, refuseDecision, async () => ({
        state: 'rejected',
        reason: request.body.reason.trim(),
      })),
    'controlChanges.cancel': (request) =>
      decide('controlChanges.cancel', request, refuseWithdrawal, async () => ({
        state: 'cancelled',
        reason: null,
      })),
  }
}
