import { readWholeDays } from '#values/duration.ts'
import type { CallRequest, Handlers, RequestOf } from '../app/call.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { Refused, refused } from '../app/refused.ts'
import { listWaiting } from '../controls/waiting-changes.ts'
import { limitOf } from '../definitions/limit.ts'
import {
  changeCredential,
  createCredential,
  createCredentials,
  deleteCredential,
  rotateSecret,
  takeSecret,
  type WithSecret,
} from './change.ts'
import { findCredential, listCredentials, secretOf, toCredential, type CredentialRow } from './credential.ts'
import { grantableScopes } from './scopes.ts'
import { takeOver } from './take-over.ts'
import type { Feature } from '../feature.ts'
import { defineEndingNotices } from './ending.ts'

export interface CredentialDependencies {
  definitions: ServerDefinitions
  audience: string
}

const describeChange = ({ name, description, is_primary, scopes, expires_at, owner_id }: CredentialRow) => ({
  name,
  owner: owner_id,
  description,
  isPrimary: is_primary,
  ...(scopes && { scopes }),
  expiresAt: expires_at.toISOString(),
})

const credentialHandlers = ({ definitions, audience }: CredentialDependencies): Handlers => {
  const credentials = createCredentials(definitions)
  const findOrRefuse = async (request: CallRequest) => {
    return (await findCredential(request.trx, request.params.clientId)) ?? refused('not-found')
  }

  const answerOf = ({ trx, now }: CallRequest, row: CredentialRow) =>
    toCredential(trx, row, now, limitOf(definitions, 'credentialNoticeDays'))

  /** Answers with a secret once; nothing stores it, so a repeated request is not answered again. */
  const shownOnce = async (request: CallRequest, { row, secret }: WithSecret) => ({
    body: { ...(await answerOf(request, row)), ...secretOf(row), secret },
  })

  /** Validates the scopes and lifetime of a new credential against the rights of its creator. */
  const termsOf = ({ body, may }: RequestOf<'clients.create'>) => {
    const { scopes, validFor } = body
    const grantable = new Set(grantableScopes(definitions, may).map(({ value }) => value))
    const released = scopes.filter((scope) => !grantable.has(scope))
    if (released.length > 0)
      return refused('scope-not-held', {
        values: { scopes: released.join(', ') },
        fields: [{ path: 'scopes', keyword: 'scope-not-held', message: '' }],
      })
    const longest = limitOf(definitions, 'credentialLongestDays')
    const days = readWholeDays(validFor ?? '') ?? limitOf(definitions, 'credentialDays')
    if (days > longest)
      return refused('credential-term-too-long', {
        values: { days: String(longest) },
        fields: [{ path: 'validFor', keyword: 'maximum', message: '' }],
      })
    return { days }
  }

  return {
    'clients.list': async (request) => {
      const rows = await listCredentials(request.trx)
      const content = await Promise.all(rows.map((row) => answerOf(request, row)))
      const waiting = await listWaiting(request.trx, request.tenant.environment, 'clients.create', 'name')
      return { body: { content, most: limitOf(definitions, 'apiCredentials'), waiting } }
    },
    'clients.read': async (request) => {
      const row = await findOrRefuse(request)
      return row instanceof Refused ? row : { body: await answerOf(request, row) }
    },
    'clients.scopes': async (request) => {
      const content = grantableScopes(definitions, request.may)
      const validFor = `P${limitOf(definitions, 'credentialDays')}D`
      return { body: { content: content.map(({ value, label }) => ({ scope: value, label })), validFor } }
    },
    'clients.create': async (request) => {
      const terms = termsOf(request)
      if (terms instanceof Refused) return terms
      const row = await createCredential(request, credentials, { audience, ...terms })
      if (row instanceof Refused) return row
      return { body: await answerOf(request, row), record: { after: describeChange(row) } }
    },
    'clients.takeSecret': async (request) => {
      const before = await findOrRefuse(request)
      if (before instanceof Refused) return before
      const made = await takeSecret(request.trx, request.tenant, before)
      return made instanceof Refused ? made : shownOnce(request, made)
    },
    'clients.update': async (request) => {
      const before = await findOrRefuse(request)
      if (before instanceof Refused) return before
      const row = await changeCredential(request, credentials, before)
      if (row instanceof Refused) return row
      const record = { before: describeChange(before), after: describeChange(row) }
      return { body: await answerOf(request, row), record }
    },
    'clients.rotate': async (request) => {
      const before = await findOrRefuse(request)
      if (before instanceof Refused) return before
      const made = await rotateSecret(request.trx, before, limitOf(definitions, 'credentialOverlap'))
      return made instanceof Refused ? made : shownOnce(request, made)
    },
    'clients.takeOver': async (request) => {
      const before = await findOrRefuse(request)
      if (before instanceof Refused) return before
      const row = await takeOver(request, definitions, before)
      if (row instanceof Refused) return row
      const record = { before: describeChange(before), after: describeChange(row) }
      return { body: await answerOf(request, row), record }
    },
    'clients.delete': async (request) => {
      const row = await findOrRefuse(request)
      if (row instanceof Refused) return row
      if (!(await deleteCredential(request.trx, row))) return refused('deleted-already')
      return { body: {}, record: { before: describeChange(row) } }
    },
  }
}

/** The API credentials of an organisation, and notifications of those that end soon. */
export const feature: Feature = ({ store, jobs, definitions, config }) => {
  defineEndingNotices(jobs, store, definitions)
  return credentialHandlers({ definitions, audience: config.login.audience })
}
