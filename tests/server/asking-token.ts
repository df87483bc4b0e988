import type { InjectOptions } from 'fastify'
import { letDecide } from './controlling.ts'
import type { Caller } from './paying.ts'
import type { Reached } from './sign-in.ts'

export interface ClientRecord {
  clientId: string
  client_id: string
  name: string
  secret: string
  isPrimary: boolean
  earlierUntil?: string
  scopes?: string[]
  expiresAt: string
  state: string
  owner: { id: string; name: string }
}

/** The credential of a name among those of an environment, as the list has it. */
export const clientNamed = async (person: Caller, clients: string, name: string, env_name = 'uat') => {
  const { body } = await person.call('GET', clients, { query: { env_name } })
  return (body as { content: ClientRecord[] }).content.find((one) => one.name === name)!
}

/** A credential as one comes about: asked for, let be by another administrator, its secret taken by its owner. */
export const obtainCredential = async (
  { owner, second, clients }: { owner: Caller; second: Caller; clients: string },
  body: { name: string; scopes: string[] },
  env_name = 'uat',
): Promise<ClientRecord> => {
  const query = { env_name }
  await letDecide(second, await owner.call('POST', clients, { body, query }))
  const { clientId } = await clientNamed(owner, clients, body.name, env_name)
  const taken = await owner.call('POST', `${clients}/${clientId}/secret`, { query })
  if (taken.status !== 200) throw new Error(`Not taken: ${JSON.stringify(taken.body)}`)
  return taken.body as ClientRecord
}

/** Asks for a token as a program does: with the client-credentials grant. */
export const askToken = (app: Reached, clientId: string, secret: string, more: Partial<InjectOptions> = {}) =>
  app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: secret,
    }).toString(),
    ...more,
  })

/** A program that calls with the token of an API credential, from an address if one is named. */
export const callAs = async (app: Reached, client: ClientRecord, remoteAddress?: string) => {
  const from = remoteAddress === undefined ? {} : { remoteAddress }
  const issued = await askToken(app, client.client_id, client.secret, from)
  const { access_token } = issued.json<{ access_token: string }>()
  return async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, key?: string) => {
    const headers = { authorization: `Bearer ${access_token}`, ...(key ? { 'idempotency-key': key } : {}) }
    const answer = await app.inject({ method, url: `/api/v1${path}`, headers, payload, ...from })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
}
