import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Call } from '#definition/generated/call.ts'
import { createReaders } from '#server/languages/reader.ts'
import { createApi } from '#server/app/http/api.ts'
import type { Handler, HandlersById } from '#server/app/call.ts'
import { createChecks } from '#server/app/calls/checks.ts'
import { createErrorHandler } from '#server/app/http/errors.ts'
import { createFacts } from '#server/app/facts.ts'
import { createFieldChecks } from '#server/app/calls/field-checks.ts'
import { createAuthorizer } from '#server/app/permission.ts'
import { Refused } from '#server/app/refused.ts'
import type { Session } from '#server/app/session.ts'
import type { Store } from '#server/store/store.ts'
import { closeAtEnd } from './closing.ts'
import { PUBLIC_URL, realWorld } from './server.ts'
import { asSystem } from './system.ts'

/** Table that stores the records of each noun; the matrix finds records of another organisation there. */
const TABLES: Readonly<Record<string, string>> = {
  accessRequests: 'schema_access_requests',
  achServices: 'connection_entries',
  activity: 'audit_trail',
  additionalDocumentation: 'onboarding_requests',
  approvals: 'approvals',
  audit: 'payments',
  banks: 'bank_accounts',
  batches: 'batches',
  clients: 'api_credentials',
  contacts: 'onboarding_entries',
  controlChanges: 'control_changes',
  exchangeCredentials: 'exchange_credentials',
  exchangeRates: 'connection_entries',
  exchanges: 'connection_entries',
  exchangeBalances: 'exchange_balances',
  exposures: 'onboarding_entries',
  files: 'files',
  holidays: 'connection_entries',
  identities: 'identities',
  identityProviders: 'organisation_settings',
  inquiries: 'onboarding_inquiries',
  invoices: 'invoices',
  ledgerAccounts: 'ledger_accounts',
  liquidations: 'liquidations',
  members: 'member_profiles',
  notifications: 'users',
  owners: 'onboarding_entries',
  payments: 'payments',
  presets: 'payment_presets',
  clientViews: 'organisation_settings',
  providerClients: 'organisation_settings',
  providerReviews: 'wallets',
  providerStuck: 'payments',
  remoteAccounts: 'ledger_accounts',
  reconciliation: 'balances',
  reports: 'reports',
  rewards: 'reward_months',
  schemas: 'rpo_schemas',
  sessions: 'sessions',
  stablecoin: 'stablecoin_transactions',
  taxDocuments: 'onboarding_documents',
  tlsCredentials: 'tls_credentials',
  transfers: 'ledger_transfers',
  users: 'users',
  views: 'saved_views',
}

/** Calls whose parameter names a part of the definitions instead of a record. */
const NAMELESS = new Set(['flags.read', 'onboarding.assign', 'onboarding.colleagues'])

const PARAMETER = /\{(\w+)\}/g

/** Returns true if the path of a call names a record of an organisation. */
export const namesRecord = ({ id, path }: Call): boolean => path.includes('{') && !NAMELESS.has(id)

export interface Organisation {
  id: string
  domain: string
  session: Session
  pathOf(call: Call): string
}

const nounOf = ({ id }: Call): string => id.split('.')[0] ?? id

/** Lists the nouns of calls with a record that the matrix has no table for. */
export const unknownNouns = (calls: readonly Call[]): string[] => [
  ...new Set(
    calls
      .filter((call) => namesRecord(call) && !call.path.startsWith('/organizations/'))
      .map(nounOf)
      .filter((noun) => !Object.hasOwn(TABLES, noun)),
  ),
]

const firstIds = (store: Store, orgId: string) =>
  asSystem(store, async (trx) => {
    const ids = new Map<string, string>()
    for (const table of new Set(Object.values(TABLES))) {
      const { rows } = await sql<{ record: Record<string, unknown> }>`
        select to_jsonb(t) as record from ${sql.table(table)} t where org_id = ${orgId} limit 1`.execute(trx)
      const { id, id_hash, account_id, currency } = rows[0]?.record ?? {}
      const found = id ?? id_hash ?? (account_id && `${String(account_id)}_${String(currency)}_2026-11-01`)
      if (typeof found === 'string') ids.set(table, found)
    }
    return ids
  })

/** Every feature is on, so that only a role can close something. */
const sessionOf = async (store: Store, email: string, flags: readonly string[]): Promise<Session> => {
  const person = await asSystem(store, (trx) =>
    trx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  )
  const { name, products, server_version } = await asSystem(store, (trx) =>
    trx.selectFrom('organisations').selectAll().where('id', '=', person.org_id).executeTakeFirstOrThrow(),
  )
  const settings = await asSystem(store, (trx) =>
    trx.selectFrom('organisation_settings').selectAll().where('org_id', '=', person.org_id).execute(),
  )
  const { id, first_name, last_name, status, viewed_disclosure } = person
  return {
    id: randomUUID(),
    user: {
      id,
      name: `${first_name} ${last_name}`,
      email,
      firstName: first_name,
      lastName: last_name,
      status,
      viewedDisclosure: viewed_disclosure,
      language: null,
      preferences: { zone: null, density: null, beginsIn: null, singleKeys: null },
    },
    organisation: {
      id: person.org_id,
      name,
      // The rule of the provider always passes, like those of features; the database still checks whose people they
      // are.
      products: [...products, 'provider'],
      serverVersion: server_version,
      settings: Object.fromEntries(settings.map((line) => [line.setting_name, line.setting_value])),
      flags: Object.fromEntries(flags.map((flag) => [flag, true])),
    },
    roles: [],
    environments: ['uat'],
  }
}

/** Reads an organisation of the demonstration, with a person without roles and one record of each kind. */
export const organisationOf = async (
  store: Store,
  email: string,
  flags: readonly string[],
): Promise<Organisation> => {
  const session = await sessionOf(store, email, flags)
  const ids = await firstIds(store, session.organisation.id)
  const valueOf = (call: Call, name: string): string => {
    const isOrganisation = name === 'id' && call.path.startsWith('/organizations/')
    if (isOrganisation || call.path.startsWith('/provider/clients/')) return session.organisation.id
    if (call.path.startsWith('/provider/reviews/'))
      return `WALLET.${session.organisation.id}.${ids.get('wallets')}`
    if (name === 'userId' || call.path.startsWith('/users/')) return session.user.id
    return ids.get(TABLES[nounOf(call)] ?? '') ?? randomUUID()
  }
  return {
    id: session.organisation.id,
    domain: email.split('@')[1] ?? '',
    session,
    pathOf: (call) => call.path.replace(PARAMETER, (_, name: string) => valueOf(call, name)),
  }
}

/** A handler that came to an answer undoes it: the matrix leaves no trace. */
const REACHED = 'reached'

/** Nothing that the server knows to answer. */
class Reached extends Error {}

interface Matrix {
  app: FastifyInstance
  /** Roles by the token that stands for them. */
  callers: Map<string, Session>
  /** Answers in which another organisation showed. */
  leaks: string[]
}

/**
 * Serves every call with the real admission, validation, schemas and handlers; only the callers come from a table.
 */
export const openMatrix = async (store: Store, foreign: Organisation): Promise<Matrix> => {
  const { definitions, schemas, handlers } = realWorld(store)
  const callers = new Map<string, Session>()
  const leaks: string[] = []
  const undone =
    (handler: Handler): Handler =>
    async (request) => {
      const answer = await handler(request)
      if (answer instanceof Refused) return answer
      if (answer.file?.content instanceof Readable) answer.file.content.destroy()
      const text = JSON.stringify(answer.body ?? null)
      if (text.includes(foreign.id) || text.includes(`@${foreign.domain}`)) leaks.push(request.call.id)
      throw new Reached()
    }
  const wrapped: HandlersById = Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [id, undone(handler)]),
  )
  const readFacts = createFacts(definitions)
  const authorize = createAuthorizer(definitions, readFacts)
  const app = fastify({ genReqId: () => randomUUID() })
  const fail = createErrorHandler(definitions.faults)
  app.setErrorHandler((error, request, reply) =>
    error instanceof Reached
      ? reply.code(200).send({ code: REACHED })
      : fail(error as Parameters<typeof fail>[0], request, reply),
  )
  const authenticate = async (bearer: string) => {
    const session = callers.get(bearer)
    return session ? { session } : { fault: 'session-ended' }
  }
  const check = createChecks(definitions.rules, readFacts)
  const fields = createFieldChecks(definitions, readFacts)
  const handled = { store, definitions, schemas, handlers: wrapped, publicUrl: PUBLIC_URL }
  const parts = { ...handled, authenticate, authorize, check, fields }
  const readers = createReaders(definitions.languages, { production: true, publicUrl: PUBLIC_URL })
  app.decorate('rateLimit', () => async () => undefined)
  await app.register(createApi({ ...parts, checkAnswers: false, note: () => undefined, readers }), {
    prefix: '/api/v1',
  })
  await app.ready()
  closeAtEnd(() => app.close())
  return { app, callers, leaks }
}
