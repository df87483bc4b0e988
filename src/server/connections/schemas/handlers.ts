import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import { movesOpen } from '#engine/machine/moves.ts'
import type { CallRequest, Handlers } from '../../app/call.ts'
import { Refused, refused } from '../../app/refused.ts'
import { inOrder } from '../../onboarding/in-order.ts'
import type { ConnectionDependencies } from '../dependencies.ts'
import { aloneWith, askAccess, changeAccess, findAccess, listAccess, type NamedAccess } from './access.ts'
import { toAccess, toSchema, type SchemaRow } from './answer.ts'
import { saveSchema } from './schema-storage.ts'

const find = async ({ trx, params }: CallRequest) => {
  const id = params.id ?? ''
  const row = checkUuid(id)
    ? undefined
    : await trx.selectFrom('rpo_schemas').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? refused('not-found')
}

const describeChange = (verb: string, { id, name, country, number }: SchemaRow) => ({
  action: `schema.${verb}`,
  objectType: 'RPO schema',
  objectId: id,
  details: { name, country, version: number },
})

const describeAccess = (verb: string, { id, name, requester_name, status }: NamedAccess) => ({
  action: `schema-access.${verb}`,
  objectType: 'RPO schema access',
  objectId: id,
  details: { schema: name, member: requester_name, status },
})

/** Deprecates a schema; organisations with access keep it (CON-012). */
const deprecate = async (request: CallRequest, { machines, permissionsOf }: ConnectionDependencies) => {
  const existing = await find(request)
  if (existing instanceof Refused) return existing
  const facts = { record: { access: existing.org_id === request.tenant.orgId ? 'OWN' : 'NONE' } }
  const open = machines.schema
    ? movesOpen(machines.schema, existing.status, facts, permissionsOf(request))
    : []
  if (open.length === 0) return refused(existing.status === 'DEPRECATED' ? 'schema-deprecated' : 'not-found')
  await aloneWith(request, existing.id)
  const row = await request.trx
    .updateTable('rpo_schemas')
    .set({ status: 'DEPRECATED', modified_at: sql<Date>`app_now()` })
    .where('id', '=', existing.id)
    .where('status', '=', 'ACTIVE')
    .returningAll()
    .executeTakeFirst()
  return row ? { body: await toSchema(request, row) } : refused('schema-deprecated')
}

/** Handlers of the members' RPO schemas, and of the access to them (CON-006, CON-012 to CON-014). */
export const schemaHandlers = (dependencies: ConnectionDependencies): Handlers => ({
  'schemas.list': async (request) => {
    const rows = await request.trx
      .selectFrom('rpo_schemas')
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    const schemas = await Promise.all(rows.map((row) => toSchema(request, row)))
    return { body: inOrder(schemas, request.query) }
  },
  'schemas.read': async (request) => {
    const row = await find(request)
    return row instanceof Refused ? row : { body: await toSchema(request, row) }
  },
  'schemas.save': async (request) => {
    const requested = request.body
    const row = await saveSchema(request, requested)
    if (row instanceof Refused) return row
    const verb = requested.choice === 'CREATE' ? 'create' : 'update'
    return { body: await toSchema(request, row), audit: describeChange(verb, row) }
  },
  'schemas.deprecate': (request) => deprecate(request, dependencies),
  'schemas.request': async (request) => {
    const schema = await find(request)
    if (schema instanceof Refused) return schema
    const row = await askAccess(request, schema)
    if (row instanceof Refused) return row
    return { body: toAccess({ ...row, name: schema.name }, request.tenant.orgId) }
  },
  'accessRequests.list': async (request) => {
    const rows = await listAccess(request)
    return {
      body: inOrder(
        rows.map((row) => toAccess(row, request.tenant.orgId)),
        request.query,
      ),
    }
  },
  'accessRequests.read': async (request) => {
    const row = await findAccess(request, request.params.id)
    return row ? { body: toAccess(row, request.tenant.orgId) } : refused('not-found')
  },
  'accessRequests.change': async (request) => {
    const requested = request.body.status
    const row = await changeAccess(request, dependencies, request.params.id, requested)
    if (row instanceof Refused) return row
    const verb = { PENDING: 'request', GRANTED: 'grant', DENIED: 'deny', REVOKED: 'revoke' }[requested]
    return { body: toAccess(row, request.tenant.orgId), audit: describeAccess(verb, row) }
  },
})
