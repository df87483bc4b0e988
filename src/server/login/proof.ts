import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { sayWait } from '../app/errors.ts'
import { refused } from '../app/refused.ts'
import { createPasskeyUse, readUsed } from '../passkeys/use.ts'
import { refusedSignIn } from '../refusals/sign-ins.ts'
import type { Refusals } from '../refusals/refusals.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'
import { createBrake } from './brake.ts'
import { isOfAnotherSite } from './other-site.ts'
import { isPasswordOf } from './password-of.ts'
import { findPersonById } from './people.ts'
import { fingerprint } from './seal.ts'
import type { SessionStore } from './session-store.ts'

interface ProofBody {
  password?: unknown
  passkey?: unknown
}

export interface ProofParts {
  store: Store
  config: ServerConfig
  definitions: Pick<ServerDefinitions, 'faults' | 'limits'>
  sessions: SessionStore
  refusals: Refusals
  /** The cookie of the session. */
  cookie: string
}

/** Where who is signed in by the provider of this process proves again who they are, without leaving the page (TRU-065). */
export const createProof =
  ({ store, config, definitions, sessions, cookie, refusals }: ProofParts) =>
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
      return { session, person, challenged: `proof ${session.idHash}` }
    }
    /** Only a passkey of the person who is asked counts, however good that of somebody else is. */
    const isProof = async (
      body: ProofBody | null,
      { person, challenged }: Awaited<ReturnType<typeof findCaller>>,
    ) => {
      const used = readUsed(body?.passkey)
      if (used) return (await passkeys.verify(challenged, used)) === person.id
      return isPasswordOf(person, typeof body?.password === 'string' ? body.password : '', config)
    }

    app.post('/auth/proof/challenge', limited, async (request) => {
      const { person, challenged } = await findCaller(request)
      const { options, isEmpty } = await passkeys.begin(challenged, person.id)
      return isEmpty ? {} : { passkey: options }
    })

    app.post<{ Body: ProofBody | null }>('/auth/proof', limited, async (request, reply) => {
      const caller = await findCaller(request)
      const { session, person } = caller
      const subject = fingerprint(`session ${session.idHash}`)
      const taken = await asSystem(store, (trx) => brake.take(trx, subject))
      if ('waitSeconds' in taken) {
        reply.header('retry-after', String(taken.waitSeconds))
        throw refused('sign-in-too-early', { values: { wait: sayWait(taken.waitSeconds) } })
      }
      if (!(await isProof(request.body, caller))) {
        const fault = request.body?.passkey === undefined ? 'proof-wrong' : 'proof-passkey-wrong'
        refusals.note(request, refusedSignIn(fault, person))
        throw refused(fault)
      }
      await asSystem(store, async (trx) => {
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
