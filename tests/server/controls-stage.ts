import { sql } from 'kysely'
import type { CallRequest, HandlersById } from '#server/app/call.ts'
import { createChecks } from '#server/app/calls/checks.ts'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { createFacts } from '#server/app/facts.ts'
import { createAuthorizer } from '#server/app/permission.ts'
import { Refused } from '#server/app/refused.ts'
import type { Session } from '#server/app/session.ts'
import { findActor } from '#server/sessions/acting-session.ts'
import { createHandlers } from '#server/handlers.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Store } from '#server/store/store.ts'
import type { Trx } from '#server/store/tenant.ts'
import { testConfig } from './server.ts'

export const ENVIRONMENT = 'uat' as const

export interface Deed {
  by: string
  call: string
  params?: Record<string, string>
  body?: Record<string, unknown>
}

export interface Made {
  status: number
  body: unknown
}

/** One transaction in which calls are made by the server's own rules and handlers, and taken back again. */
export interface Stage {
  trx: Trx
  make(deed: Deed): Promise<Made | undefined>
  may(userId: string, permission: string): Promise<boolean>
  /** Advances the clock and applies the changes whose time has come. */
  pass(seconds: number): Promise<void>
  /** Runs statements of the test itself, past row security. */
  asOwner<T>(work: () => Promise<T>): Promise<T>
  /** Undoes all changes of the work. */
  tried<T>(work: () => Promise<T>): Promise<T>
}

const jobsOf = (works: Map<string, () => Promise<void>>): Jobs => ({
  define: ({ name, work }) => void works.set(name, () => work({} as never)),
  start: async () => undefined,
  enqueue: async () => undefined,
  settle: async () => undefined,
  stop: async () => undefined,
})

/** Returns a store whose transactions all run in the open one. */
const storeWithin = (store: Store, trx: Trx): Store => {
  const transaction = () => ({ execute: <T>(work: (inner: Trx) => Promise<T>) => work(trx) })
  return { ...store, db: Object.assign(Object.create(store.db) as Store['db'], { transaction }) }
}

/** A second passes before each call, so that nothing is asked for in the moment in which a right was given. */
const BEGIN_CALL = `create function begin_call(org text, person text, place text) returns timestamptz
  language plpgsql security definer as $$
  begin
    update app_clock set ahead = ahead + interval '1 second';
    perform set_config('app.org_id', org, true), set_config('app.user_id', person, true),
      set_config('app.environment', place, true);
    return app_now();
  end $$`

/** Opens the stage in a transaction of the owner, which then acts as a request of the organisation. */
export const openStage = async (
  store: Store,
  trx: Trx,
  definitions: ServerDefinitions,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<Stage> => {
  await sql.raw(BEGIN_CALL).execute(trx)
  await sql`set local role portolan_app`.execute(trx)
  const beginCall = async (by: string): Promise<Date> => {
    const { rows } = await sql<{
      now: Date
    }>`select begin_call(${orgId}, ${by}, ${ENVIRONMENT}) as now`.execute(trx)
    return rows[0]!.now
  }
  await beginCall(userId)
  const works = new Map<string, () => Promise<void>>()
  const handlers: HandlersById = createHandlers({
    store: storeWithin(store, trx),
    jobs: jobsOf(works),
    definitions,
    config: testConfig(),
  })
  const readFacts = createFacts(definitions)
  const authorize = createAuthorizer(definitions, readFacts)
  const check = createChecks(definitions.rules, readFacts)
  let depth = 0
  const asOwner = async <T>(work: () => Promise<T>): Promise<T> => {
    await sql`reset role`.execute(trx)
    const done = await work()
    await sql`set local role portolan_app`.execute(trx)
    return done
  }
  const mark = (verb: string, name: string) => sql.raw(`${verb} ${name}`).execute(trx)
  /** Current sessions, until something changes. */
  let sessions = new Map<string, Session | undefined>()
  const sessionOf = async (person: string): Promise<Session | undefined> => {
    if (!sessions.has(person)) {
      const found = await findActor(trx, { orgId, userId: person, environment: ENVIRONMENT })
      sessions.set(person, found instanceof Refused ? undefined : found)
    }
    return sessions.get(person)
  }
  const make = async ({ by, call: id, params = {}, body = {} }: Deed): Promise<Made | undefined> => {
    const session = await sessionOf(by)
    const call = definitions.library.calls[id]!
    if (!session || authorize(session, call.permission, ENVIRONMENT) !== 'yes') return undefined
    if (check(call, session, ENVIRONMENT, body)) return undefined
    const tenant = { orgId, userId: by, environment: ENVIRONMENT }
    const request: CallRequest = {
      call,
      session,
      tenant,
      params,
      body,
      query: {},
      headers: {},
      trx,
      requestId: crypto.randomUUID(),
      ip: '127.0.0.1',
      now: await beginCall(by),
      may: (permission) => authorize(session, permission, ENVIRONMENT) === 'yes',
    }
    await mark('savepoint', 'made')
    const answer = await handlers[id]!(request).catch((thrown: unknown) => {
      if (thrown instanceof Refused) return thrown
      throw thrown
    })
    if (answer instanceof Refused) {
      await mark('rollback to savepoint', 'made')
      return undefined
    }
    await mark('release savepoint', 'made')
    sessions = new Map()
    return { status: answer.status ?? 200, body: answer.body }
  }
  return {
    trx,
    make,
    asOwner,
    may: async (person, permission) => {
      const session = await sessionOf(person)
      return session !== undefined && authorize(session, permission, ENVIRONMENT) === 'yes'
    },
    pass: async (seconds) => {
      await asOwner(() =>
        sql`update app_clock set ahead = ahead + make_interval(secs => ${seconds}::float8)`.execute(trx),
      )
      await works.get('control-changes.due')!()
      await sql`set local role portolan_app`.execute(trx)
      sessions = new Map()
    },
    tried: async (work) => {
      const name = `depth_${(depth += 1)}`
      const before = sessions
      sessions = new Map(before)
      await mark('savepoint', name)
      const done = await work()
      await sql.raw(`rollback to savepoint ${name}; release savepoint ${name}`).execute(trx)
      sessions = before
      depth -= 1
      return done
    },
  }
}
