import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { checkUuid } from '#values/uuid.ts'
import type { CallRequest } from '../app/call.ts'
import { createResource } from '../app/resource.ts'
import { refused, refusedField, Refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { stateOf, toCredential, type ReportingCredentialRow } from './answer.ts'
import { makeKeystore } from './keystore.ts'
import type { Feature } from '../feature.ts'

interface Passwords {
  password: string
  passwordConfirmation: string
}

const all = ({ trx }: CallRequest) => trx.selectFrom('tls_credentials').selectAll()

const find = async (request: CallRequest, id: string | undefined) =>
  (id === undefined || checkUuid(id)
    ? undefined
    : await all(request).where('id', '=', id).executeTakeFirst()) ?? refused('not-found')

const differs = ({ password, passwordConfirmation }: Passwords) =>
  password === passwordConfirmation
    ? undefined
    : refusedField('keystore-password-differs', 'passwordConfirmation')

export const feature: Feature = ({ definitions }) => {
  const credentials = createResource(definitions, {
    lock: ({ trx, tenant }) => lockOrganisation(trx, tenant.orgId),
    rows: ({ trx }) => trx.selectFrom('tls_credentials').where('replaced_by', 'is', null),
    columns: { name: sql.ref('name') },
  })
  const make = async (
    request: CallRequest,
    id: string,
    name: string,
    password: string,
  ): Promise<ReportingCredentialRow> => {
    const { trx, tenant, session, now } = request
    const subject = `${session.organisation.name} (${name})`
    const days = limitOf(definitions, 'reportingCertificateDays')
    const { validUntil, ...made } = await makeKeystore({ subject, password, from: now, days })
    return trx
      .insertInto('tls_credentials')
      .values({
        org_id: tenant.orgId,
        environment: tenant.environment,
        id,
        name,
        ...made,
        valid_until: validUntil,
        replaced_by: null,
        retires_at: null,
        created_by: tenant.userId,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }
  return {
    'tlsCredentials.list': async (request) => {
      const rows = await all(request).orderBy('created_at', 'desc').orderBy('id').execute()
      const shown = rows.filter((row) => stateOf(row, request.now) !== 'RETIRED')
      return { body: { content: await Promise.all(shown.map((row) => toCredential(request, row))) } }
    },
    'tlsCredentials.read': async (request) => {
      const row = await find(request, request.params.id)
      return row instanceof Refused ? row : { body: await toCredential(request, row) }
    },
    'tlsCredentials.generate': async (request) => {
      const { name: typed, ...passwords } = request.body
      const wrong = differs(passwords)
      if (wrong) return wrong
      const name = typed.trim()
      const row = await credentials.create(request, { name }, () =>
        make(request, randomUUID(), name, passwords.password),
      )
      if (row instanceof Refused) return row
      return { body: await toCredential(request, row) }
    },
    'tlsCredentials.rotate': async (request) => {
      const passwords = request.body
      const wrong = differs(passwords)
      if (wrong) return wrong
      const before = await find(request, request.params.id)
      if (before instanceof Refused) return before
      const id = randomUUID()
      const overlap = limitOf(definitions, 'credentialOverlap')
      const retired = await request.trx
        .updateTable('tls_credentials')
        .set({
          replaced_by: id,
          retires_at: sql<Date>`app_now() + make_interval(secs => ${overlap}::float8)`,
        })
        .where('id', '=', before.id)
        .where('replaced_by', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!retired) return refused('credential-rotated-already')
      const row = await make(request, id, before.name, passwords.password)
      return { body: await toCredential(request, row), record: { replaces: before.id } }
    },
    'tlsCredentials.keystore': async (request) => {
      const row = await find(request, request.params.fileId)
      if (row instanceof Refused) return row
      return {
        file: { name: `${row.name}.p12`, type: 'application/x-pkcs12', content: row.keystore },
        headers: { 'x-content-type-options': 'nosniff' },
        record: { name: row.name, serial: row.serial, fingerprint: row.fingerprint },
      }
    },
  }
}
