import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sayWait } from '../../app/http/errors.ts'
import { saysOf, type FaultTable } from '../../app/failure.ts'
import type { LimitDefinitions } from '../../definitions/limit.ts'
import { notify, type NotifyingDefinitions } from '../../notifications/notice.ts'
import { keyAddress } from '../../second-factor/one-time-code.ts'
import { pictureOf } from '../../second-factor/picture.ts'
import { beginFactor, confirmFactor, readFactor, takeFactorCode } from '../../second-factor/storage.ts'
import { writeAudit } from '../../store/audit.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, forNoTenant, type Trx } from '../../store/tenant.ts'
import type { Brake } from './brake.ts'
import type { ProofMethods } from '../../app/session.ts'
import { findPersonById, type Person } from '../../users/people.ts'
import { fingerprint, seal, unseal } from '../../secrets/seal.ts'
import { codePage, recoveryCodesPage, setUpPage } from './second-step-page.ts'
import { textOf } from '#values/object.ts'

const TICKET_MS = 600_000

/** The state of a sign-in: its person, and whether only the page of recovery codes is left. */
interface Ticket {
  uid: string
  userId: string
  madeAt: number
  isDone: boolean
  /** The fingerprint of the verified password's hash. */
  password: string
  /** The secret shown while a second factor is set up. */
  secret?: string | undefined
}

export interface SecondStepParts {
  store: Store
  definitions: NotifyingDefinitions & LimitDefinitions & { faults: FaultTable }
  brake: Brake
  cookieSecret: string
  /** True in production, where the provider's people need a second factor. */
  isProduction: boolean
  isOpen(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Admits a person after all steps. */
  admit(
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    methods: ProofMethods,
  ): Promise<FastifyReply>
  /** Called after a wrong code. */
  onWrong(request: FastifyRequest, reply: FastifyReply, person: Person): void
}

type StepRequest = FastifyRequest<{
  Params: { uid: string }
  Body: { ticket?: unknown; code?: unknown } | null
}>

const ownerOf = ({ org_id: orgId, id: userId }: Person) => ({ orgId, userId })

/** Returns whom an event of their sign-in is about. */
const aboutOf = ({ org_id: orgId, id: person }: Person) => ({ orgId, persons: { person } })

/** Returns a fingerprint that changes with the password. */
const passwordOf = ({ hash }: Person): string => fingerprint(`password ${hash ?? ''}`)

const isRequired = async (trx: Trx, { org_id: id }: Person, isProduction: boolean): Promise<boolean> => {
  const providers = trx.selectFrom('provider_organisations').select('org_id').where('org_id', '=', id)
  if (isProduction && (await providers.executeTakeFirst())) return true
  const organisations = trx.selectFrom('organisations').select('is_second_factor_required')
  return (await organisations.where('id', '=', id).executeTakeFirstOrThrow()).is_second_factor_required
}

/** Handles the second step: verifies a code, or sets up a required second factor (TRU-306, TRU-310). */
export const createSecondStep = (parts: SecondStepParts) => {
  const { store, definitions, brake, cookieSecret } = parts
  const { faults } = definitions

  const send = (reply: FastifyReply, status: number, html: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)

  const stepOf = (
    uid: string,
    person: Person,
    path: string,
    { error, isDone = false, secret }: { error?: string | undefined; isDone?: boolean; secret?: string } = {},
  ) => {
    const proven = { uid, userId: person.id, password: passwordOf(person), madeAt: Date.now() }
    const ticket: Ticket = { ...proven, isDone, secret }
    return { action: `/sign-in/${uid}/${path}`, ticket: seal(ticket, cookieSecret, 'second-step'), error }
  }

  const showSetUp = async (
    reply: FastifyReply,
    uid: string,
    person: Person,
    shown?: { secret: string | undefined; error: string },
  ) => {
    const error = shown?.error
    const secret = await forTenant(store, person.org_id, (trx) =>
      beginFactor(trx, ownerOf(person), cookieSecret, shown?.secret),
    )
    if (secret === undefined) return send(reply, 200, codePage(stepOf(uid, person, 'code', { error })))
    const step = stepOf(uid, person, 'set-up', { error, secret })
    return send(
      reply,
      error ? 401 : 200,
      setUpPage(step, secret, pictureOf(keyAddress(secret, person.email))),
    )
  }

  /** Finds the person with a verified password in this sign-in; undefined if it was too long ago. */
  const findProven = async (request: StepRequest, reply: FastifyReply, isDone: boolean) => {
    if (!(await parts.isOpen(request, reply))) return undefined
    const ticket = unseal(textOf(request.body?.ticket), cookieSecret, 'second-step') as Ticket | undefined
    const isGood = ticket?.uid === request.params.uid && ticket.isDone === isDone
    if (!isGood || Date.now() - ticket.madeAt > TICKET_MS) return undefined
    const person = await findPersonById(store, ticket.userId)
    return person && ticket.password === passwordOf(person) ? { person, secret: ticket.secret } : undefined
  }

  /** Verifies a code unless too many were wrong; a correct one resets the count. */
  const tryCode = async <Right>(
    request: StepRequest,
    reply: FastifyReply,
    person: Person,
    take: (trx: Trx, code: string) => Promise<Right | undefined>,
  ): Promise<{ right: Right } | { error: string; status: number }> => {
    const subject = fingerprint(`code ${person.id}`)
    const taken = await forNoTenant(store, (trx) => brake.take(trx, subject))
    if ('waitSeconds' in taken) {
      reply.header('retry-after', String(taken.waitSeconds))
      return { error: saysOf(faults, 'code-too-early', { wait: sayWait(taken.waitSeconds) }), status: 429 }
    }
    const right = await forTenant(store, person.org_id, async (trx) => {
      const found = await take(trx, textOf(request.body?.code))
      if (found !== undefined) await brake.release(trx, subject)
      return found
    })
    if (right !== undefined) return { right }
    parts.onWrong(request, reply, person)
    return { error: saysOf(faults, 'code-wrong'), status: 401 }
  }

  const takeCode = (request: StepRequest, person: Person) => async (trx: Trx, code: string) => {
    const kind = await takeFactorCode(trx, ownerOf(person), cookieSecret, code)
    if (kind !== 'RECOVERY_CODE') return kind
    const left = (await readFactor(trx, ownerOf(person)))?.codesLeft ?? 0
    const origin = { ...ownerOf(person), environment: null, ip: request.ip }
    const entry = { action: 'second-factor.recover', objectType: 'user', objectId: person.id }
    await writeAudit(trx, origin, { ...entry, details: { left } })
    const facts = { left: String(left), address: request.ip }
    await notify(trx, definitions, { ...aboutOf(person), eventType: 'RECOVERY_CODE_USED', facts })
    return kind
  }

  /** Verifies a code of the secret that this page showed; another page may have a newer one. */
  const turnOn =
    (request: StepRequest, person: Person, secret?: string) => async (trx: Trx, code: string) => {
      if (!(await beginFactor(trx, ownerOf(person), cookieSecret, secret))) return undefined
      const codes = await confirmFactor(trx, definitions, ownerOf(person), cookieSecret, code)
      if (!codes) return undefined
      const origin = { ...ownerOf(person), environment: null, ip: request.ip }
      await writeAudit(trx, origin, {
        action: 'second-factor.confirm',
        objectType: 'user',
        objectId: person.id,
      })
      const facts = { address: request.ip }
      await notify(trx, definitions, { ...aboutOf(person), eventType: 'SECOND_FACTOR_ON', facts })
      return codes
    }

  return {
    /** Continues after the correct password. */
    next: async (request: FastifyRequest, reply: FastifyReply, uid: string, person: Person) => {
      const [factor, required] = await forTenant(store, person.org_id, async (trx) => [
        await readFactor(trx, ownerOf(person)),
        await isRequired(trx, person, parts.isProduction),
      ])
      if (factor) return send(reply, 200, codePage(stepOf(uid, person, 'code')))
      return required ? showSetUp(reply, uid, person) : parts.admit(request, reply, person, ['pwd'])
    },
    routes: (app: FastifyInstance, limited: { config: object }): void => {
      app.post('/sign-in/:uid/code', limited, async (request: StepRequest, reply) => {
        const { person } = (await findProven(request, reply, false)) ?? {}
        if (!person) return reply.redirect('/auth/login', 303)
        const tried = await tryCode(request, reply, person, takeCode(request, person))
        if ('right' in tried)
          return parts.admit(request, reply, person, ['pwd', tried.right === 'CODE' ? 'otp' : 'rc'])
        return send(reply, tried.status, codePage(stepOf(request.params.uid, person, 'code', tried)))
      })
      app.post('/sign-in/:uid/set-up', limited, async (request: StepRequest, reply) => {
        const { person, secret } = (await findProven(request, reply, false)) ?? {}
        if (!person) return reply.redirect('/auth/login', 303)
        const { uid } = request.params
        const tried = await tryCode(request, reply, person, turnOn(request, person, secret))
        if ('error' in tried) return showSetUp(reply, uid, person, { secret, error: tried.error })
        const step = stepOf(uid, person, 'go-on', { isDone: true })
        return send(reply, 200, recoveryCodesPage(step, tried.right))
      })
      app.post('/sign-in/:uid/go-on', limited, async (request: StepRequest, reply) => {
        const { person } = (await findProven(request, reply, true)) ?? {}
        if (!person) return reply.redirect('/auth/login', 303)
        return parts.admit(request, reply, person, ['pwd', 'otp'])
      })
    },
  }
}
