import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { CallRequest } from '../../app/call.ts'
import { refused } from '../../app/refused.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import type { AccessRow, SchemaRow } from './answer.ts'
import type { Row } from '../../store/generated/database.ts'
import { stateInWords } from '../../languages/reader.ts'

export type NamedAccess = AccessRow & { name: string }

/** Selects access requests made by or to the organisation, newest first, each with its schema's name. */
const named = ({ trx }: CallRequest) =>
  trx
    .selectFrom('schema_access_requests')
    .innerJoin('rpo_schemas', 'rpo_schemas.id', 'schema_access_requests.schema_id')
    .selectAll('schema_access_requests')
    .select('rpo_schemas.name')

export const listAccess = (request: CallRequest): Promise<NamedAccess[]> =>
  named(request).orderBy('schema_access_requests.created_at').orderBy('schema_access_requests.id').execute()

export const findAccess = async (request: CallRequest, id = ''): Promise<NamedAccess | undefined> =>
  checkUuid(id) ? undefined : named(request).where('schema_access_requests.id', '=', id).executeTakeFirst()

/** Locks a schema for the transaction, so that no access is requested while it is being deprecated. */
export const aloneWith = ({ trx }: CallRequest, schemaId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`rpo schema ${schemaId}`}, 0))`.execute(trx)

/** Requests access to another member's schema; a deprecated one accepts no new requests (CON-013). */
export const askAccess = async (request: CallRequest, schema: SchemaRow) => {
  const { trx, tenant, session } = request
  if (schema.org_id === tenant.orgId) return refused('schema-own')
  await aloneWith(request, schema.id)
  const { status } = await trx
    .selectFrom('rpo_schemas')
    .select('status')
    .where('id', '=', schema.id)
    .executeTakeFirstOrThrow()
  if (status === 'DEPRECATED') return refused('schema-deprecated')
  const row = await trx
    .insertInto('schema_access_requests')
    .values({
      org_id: tenant.orgId,
      environment: tenant.environment,
      owner_id: schema.org_id,
      schema_id: schema.id,
      requester_name: session.organisation.name,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? refused('schema-asked-already')
}

/**
 * Grants, denies or revokes access if the machine opens that move for this person; a repeated move is refused
 * (CON-014, CON-029).
 */
export const changeAccess = async (
  request: CallRequest,
  { machines, permissionsOf }: ConnectionDependencies,
  id: string | undefined,
  requested: Row<'schema_access_requests'>['status'],
) => {
  const existing = await findAccess(request, id)
  if (!existing) return refused('not-found')
  const machine = machines.access
  const facts = { record: { isOurs: existing.owner_id === request.tenant.orgId, status: existing.status } }
  const open = machine ? movesOpen(machine, existing.status, facts, permissionsOf(request)) : []
  const state = (status: string) => (machine ? stateInWords(machine.definition, status) : status)
  const refuseStatus = (status: string) => refused('access-standing', { values: { state: state(status) } })
  if (!open.some(({ to }) => to === requested)) return refuseStatus(existing.status)
  const changed = await request.trx
    .updateTable('schema_access_requests')
    .set({ status: requested, modified_at: sql<Date>`app_now()` })
    .where('id', '=', existing.id)
    .where('status', '=', existing.status)
    .returning(['status', 'modified_at'])
    .executeTakeFirst()
  if (changed) return { ...existing, ...changed }
  return refuseStatus((await findAccess(request, existing.id))?.status ?? existing.status)
}
