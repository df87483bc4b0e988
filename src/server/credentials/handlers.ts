import type { Answered, CallRequest, Handlers } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { isOwnOrganisation } from '../organisations/handlers.ts'
import {
  changeCredential,
  createCredential,
  deleteCredential,
  rotateSecret,
  type WithSecret,
} from './change.ts'
import { findCredential, listCredentials, toCredential, type CredentialRow } from './read.ts'

export interface CredentialGround {
  definitions: ServerDefinitions
  audience: string
}

const told = ({ name, description, is_primary }: CredentialRow) => ({
  name,
  description,
  isPrimary: is_primary,
})

const auditOf = (verb: string, row: CredentialRow, details: Record<string, unknown>) => ({
  action: `credential.${verb}`,
  objectType: 'API credential',
  objectId: row.id,
  details: { name: row.name, ...details },
})

const shown = async ({ trx, now }: CallRequest, row: CredentialRow, audit: Answered['audit']) => ({
  body: await toCredential(trx, row, now),
  audit,
})

/** The one answer that holds a secret; nothing keeps it, so the call is not one that is answered twice. */
const shownOnce = async (
  { trx, now }: CallRequest,
  { row, secret }: WithSecret,
  audit: Answered['audit'],
) => ({
  body: { ...(await toCredential(trx, row, now)), secret },
  audit,
})

export const credentialHandlers = ({ definitions, audience }: CredentialGround): Handlers => {
  const known = async (request: CallRequest) => {
    if (!isOwnOrganisation(request)) return refused('not-found')
    return (await findCredential(request.trx, request.params.clientId)) ?? refused('not-found')
  }
  return {
    'clients.list': async (request) => {
      if (!isOwnOrganisation(request)) return refused('not-found')
      const rows = await listCredentials(request.trx)
      const content = await Promise.all(rows.map((row) => toCredential(request.trx, row, request.now)))
      return { body: { content, most: limitOf(definitions, 'apiCredentials') } }
    },
    'clients.read': async (request) => {
      const row = await known(request)
      return row instanceof Refused ? row : { body: await toCredential(request.trx, row, request.now) }
    },
    'clients.create': async (request) => {
      if (!isOwnOrganisation(request)) return refused('not-found')
      const wanted = request.body
      const most = limitOf(definitions, 'apiCredentials')
      const made = await createCredential(request.trx, request.tenant, wanted, { audience, most })
      if (made instanceof Refused) return made
      return shownOnce(request, made, auditOf('create', made.row, { after: told(made.row) }))
    },
    'clients.update': async (request) => {
      const before = await known(request)
      if (before instanceof Refused) return before
      const change = request.body
      const row = await changeCredential(request.trx, request.tenant, before, change)
      if (row instanceof Refused) return row
      return shown(request, row, auditOf('update', row, { before: told(before), after: told(row) }))
    },
    'clients.rotate': async (request) => {
      const before = await known(request)
      if (before instanceof Refused) return before
      const made = await rotateSecret(request.trx, before, limitOf(definitions, 'credentialOverlap'))
      if (made instanceof Refused) return made
      const until = made.row.earlier_until?.toISOString()
      return shownOnce(request, made, auditOf('rotate', made.row, { earlierUntil: until }))
    },
    'clients.delete': async (request) => {
      const row = await known(request)
      if (row instanceof Refused) return row
      if (!(await deleteCredential(request.trx, row))) return refused('deleted-already')
      return { body: {}, audit: auditOf('delete', row, { before: told(row) }) }
    },
  }
}
