import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ServerConfig } from '../../app/config.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { sayWait } from '../../app/http/errors.ts'
import { refused } from '../../app/refused.ts'
import { findLoneProvider } from '../../identity-providers/record.ts'
import { createPasskeyUse, readUsed } from '../../passkeys/use.ts'
import { readFactor, takeFactorCode } from '../../second-factor/storage.ts'
import { refusedSignIn } from '../../refusals/sign-ins.ts'
import type { Refusals } from '../../refusals/refusals.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forNoTenant } from '../../store/tenant.ts'
import { createBrake } from './brake.ts'
import { isOfAnotherSite } from '../other-site.ts'
import { isPasswordOf } from '../password/password-of.ts'
import { findPersonById, type Person } from '../../users/people.ts'
import { fingerprint } from '../../secrets/seal.ts'
import type { SessionStore } from '../session-store.ts'

interface ProofBody {
  password?: unknown
  passkey?: unknown
  code?: unknown
}

interface Caller {
  person: Person
  /** The subject of a challenge. */
  challenged: string
}

export interface ProofParts {
  store: Store
  config: ServerConfig
  definitions: Pick<ServerDefinitions, 'faults' | 'limits'>
  sessions: SessionStore
  refusals: Refusals
  /** The key that encrypts secrets of second factors. */
  cookieSecret: string
  /** The name of the session cookie. */
  cookie: string
}

/** Serves the fresh sign-in on the current page, for people of the built-in provider (TRU-065). */
export const createProof =
  ({ store, config, definitions, sessions, cookie, cookieSecret, refusals }: ProofParts) =>
  async (app: FastifyInstance): Promise<void> => {
    const brake = createBrake(definitions)
    const limited = { config: { rateLimit: { max: config.signInsPerMinute, timeWindow: '1 minute' } } }
    const passkeys = createPasskeyUse(store, config)
    const findCaller = async (request: FastifyRequest) => {
      if (isOfAnotherSite(request, config.publicUrl)) throw refused('other-site')
      const session = await sessions.touch(request.cookies[cookie] ?? '')
      if (!session?.userId) throw refused('session-ended')
      const person = await findPersonById(store, session.userId)
      if (person?.status !== 'ACTIVE') throw refused('user-blocked')
      // A password that opens no session proves nothing in one.
      const login = await findLoneProvider(store, person)
      if (login) throw refused('only-organisation-login', { values: { provider: login.name } })
      return { session, person, challenged: `proof ${session.idHash}` }
    }
    /**
     * Returns the fault of a proof; undefined if it is correct. The person's own passkey counts for both
     * factors.
     */
    const faultOf = async (body: ProofBody | null, { person, challenged }: Caller) => {
      const { passkey, password, code } = body ?? {}
      if (passkey !== undefined) {
        const used = readUsed(passkey)
        const userId = used && (await passkeys.verify(challenged, used))
        return userId === person.id ? undefined : 'proof-passkey-wrong'
      }
      if (!(await isPasswordOf(person, typeof password === 'string' ? password : '', config)))
        return 'proof-wrong'
      const owner = { orgId: person.org_id, userId: person.id }
      const isRight = await forTenant(store, person.org_id, async (trx) => {
        if (!(await readFactor(trx, owner))) return true
        return (
          (await takeFactorCode(trx, owner, cookieSecret, typeof code === 'string' ? code : '')) !== undefined
        )
      })
      return isRight ? undefined : 'proof-code-wrong'
    }

    app.post('/auth/proof/challenge', limited, async (request) => {
      const { person, challenged } = await findCaller(request)
      const { options, isEmpty } = await passkeys.begin(challenged, person.id)
      const owner = { orgId: person.org_id, userId: person.id }
      const factor = await forTenant(store, person.org_id, (trx) => readFactor(trx, owner))
      return { ...(isEmpty ? {} : { passkey: options }), isCodeNeeded: factor !== undefined }
    })

    app.post<{ Body: ProofBody | null }>('/auth/proof', limited, async (request) => {
      const caller = await findCaller(request)
      const { session, person } = caller
      const subject = fingerprint(`session ${session.idHash}`)
      const taken = await forNoTenant(store, (trx) => brake.take(trx, subject))
      if ('waitSeconds' in taken) {
        const { waitSeconds } = taken
        throw refused('sign-in-too-early', { waitSeconds, values: { wait: sayWait(waitSeconds) } })
      }
      const fault = await faultOf(request.body, caller)
      if (fault) {
        refusals.note(request, refusedSignIn(fault, person))
        throw refused(fault)
      }
      await forTenant(store, person.org_id, async (trx) => {
        await brake.release(trx, subject)
        const now = sql<Date>`now()`
        await trx
          .updateTable('sessions')
          .set({ proven_at: now })
          .where('id_hash', '=', session.idHash)
          .execute()
      })
      return {}
    })
  }
