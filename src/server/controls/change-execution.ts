import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import type { CheckCall } from '../app/calls/checks.ts'
import type { FieldChecks } from '../app/calls/field-checks.ts'
import { toFailure } from '../app/failure.ts'
import { refuseDifference } from '../app/calls/call-execution.ts'
import { trailOf } from '../app/origin.ts'
import { Refused, refused } from '../app/refused.ts'
import { findActing, type ActingDependencies } from '../sessions/acting-session.ts'
import { writeAudit } from '../store/audit.ts'
import { appNow } from '../store/clock.ts'
import { inEnvironment, type Trx } from '../store/tenant.ts'
import { attempt, type ControlDependencies } from './attempt.ts'
import { linkControls } from './weakening.ts'
import type { ControlChangeRow } from './answer.ts'
import { inEnglish } from '../languages/reader.ts'

export interface ExecutionDependencies extends ControlDependencies, ActingDependencies {
  check: CheckCall
  fields: FieldChecks
}

export interface Execution {
  /** The person who decided; null if it took effect by its date. */
  decidedBy: string | null
  requestId: string
}

/** Runs work as the requester, in their environment, and then restores the decider. */
const inNameOf = <T>(
  trx: Trx,
  { requested_by, environment }: ControlChangeRow,
  work: () => Promise<T>,
): Promise<T> =>
  inEnvironment(trx, environment, async () => {
    const { rows } = await sql<{ own: string }>`select current_setting('app.user_id') as own`.execute(trx)
    const be = (userId: string) => sql`select set_config('app.user_id', ${userId}, true)`.execute(trx)
    await be(requested_by)
    const done = await work()
    await be(rows[0]!.own)
    return done
  })

const make = async (
  dependencies: ExecutionDependencies,
  trx: Trx,
  row: ControlChangeRow,
  { decidedBy, requestId }: Execution,
) => {
  const { definitions, check, fields, authorize } = dependencies
  const {
    org_id: orgId,
    requested_by: userId,
    environment,
    body,
    parameters: params,
    requested_from: ip,
  } = row
  const { credential_id: credentialId, credential_name: credentialName } = row
  const tenant = { orgId, userId, environment }
  const actor = { ...tenant, credentialId, credentialName }
  const acting = await findActing(trx, dependencies, actor, row.call)
  if (acting instanceof Refused) return acting
  const { session, call } = acting
  const control = linkControls(definitions).get(row.call)
  if (!control) return refused('definition-broken')
  const unmet = check(call, session, environment, body)
  if (unmet) return unmet
  const request: CallRequest = {
    call,
    session,
    tenant,
    params,
    body,
    query: {},
    headers: row.if_match === null ? {} : { 'if-match': row.if_match },
    trx,
    requestId,
    ip,
    now: await appNow(trx),
    ...(decidedBy !== null && { decidedBy }),
    may: (permission) => authorize(session, permission, environment) === 'yes',
  }
  const made = await attempt(dependencies, control, request)
  if (made instanceof Refused) return made
  const { says, was, becomes } = made.words
  const isAsShown = says === row.says && was === row.was && becomes === row.becomes
  const unfit = isAsShown
    ? (fields.checkTaken(call, session, environment, body) ?? refuseDifference(call))
    : refused('control-change-differs')
  if (unfit) {
    await made.undo()
    return unfit
  }
  const { channel, through } = trailOf(session.credential)
  for (const entry of [made.answer.audit ?? []].flat()) {
    const details = { ...entry.details, controlChange: row.id, decidedBy, ...through }
    await writeAudit(trx, { ...tenant, requestId, ip, channel }, { ...entry, details })
  }
  return undefined
}

/** Performs a change as the requester, validated again; returns the refusal if it changed nothing. */
export const execute = async (
  dependencies: ExecutionDependencies,
  trx: Trx,
  row: ControlChangeRow,
  execution: Execution,
): Promise<string | undefined> => {
  const { faults } = dependencies.definitions
  // The reason is stored in English, because several people read it.
  return inEnglish(async () => {
    const refusal = await inNameOf(trx, row, () => make(dependencies, trx, row, execution))
    return refusal && toFailure(faults, refusal.fault, execution.requestId, refusal.details).message
  })
}
