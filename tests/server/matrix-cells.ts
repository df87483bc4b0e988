import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Call } from '#definition/generated/call.ts'
import { createReaders } from '#server/languages/reader.ts'
import { createAdmit } from '#server/app/calls/admission.ts'
import type { ServerDefinitions } from '#server/app/definitions.ts'
import { createFacts } from '#server/app/facts.ts'
import { createAuthorizer } from '#server/app/permission.ts'
import { Refused } from '#server/app/refused.ts'
import type { Session } from '#server/app/session.ts'
import { PUBLIC_URL } from './server.ts'

/** Admission of one role to one call, before the server reads the request. */
export interface Cell {
  role: string
  call: Call
  environment: 'assigned' | 'unassigned'
  /**
   * The caller: a person, or a credential of theirs. A credential stores no scopes, as older ones do ('credential'),
   * the scope the call needs ('within'), or all others ('without').
   */
  by: (typeof callers)[number]
  fault: string
  says: string
}

export const places = { assigned: 'uat', unassigned: 'prod' } as const

const callers = ['person', 'credential', 'within', 'without'] as const

const credential = { id: 'credential', clientId: 'client', name: 'Ledger' }

/** Asks the server's own admission for every role, call and environment, without a request over HTTP. */
export const admitAll = async (
  definitions: ServerDefinitions,
  session: Session,
  roles: readonly string[],
  calls: readonly Call[],
): Promise<Cell[]> => {
  const readFacts = createFacts(definitions)
  const existing = new Map<string, ReturnType<typeof readFacts>>()
  const authorize = createAuthorizer(definitions, ({ roles: granted, ...rest }, environment) => {
    const key = `${granted.join()} ${environment}`
    const facts = existing.get(key) ?? readFacts({ ...rest, roles: granted }, environment)
    existing.set(key, facts)
    return facts
  })
  let caller = session
  const enter = async () => () => undefined
  const readers = createReaders(definitions.languages, { production: true, publicUrl: PUBLIC_URL })
  const admit = createAdmit(
    () => Promise.resolve({ session: caller }),
    authorize,
    definitions,
    enter,
    readers,
    async (one) => one,
  )
  const reply: Partial<FastifyReply> = { header: () => reply as FastifyReply }
  const ids = [...definitions.permissions.keys()]
  const cells: Cell[] = []
  for (const role of roles) {
    for (const by of callers) {
      for (const call of calls) {
        const others = ids.filter((id) => id !== call.permission)
        const scopes = { credential: null, within: [call.permission], without: others }
        const as = by === 'person' ? {} : { credential: { ...credential, scopes: scopes[by] } }
        caller = { ...session, proofAge: 0, roles: [role], ...as }
        for (const environment of ['assigned', 'unassigned'] as const) {
          const headers = { authorization: 'Bearer token' }
          const request = { headers, ip: '', raw: {}, query: { env_name: places[environment] } }
          const no = await admit(call)(request as unknown as FastifyRequest, reply as FastifyReply).then(
            () => undefined,
            (error: unknown) => error,
          )
          if (no !== undefined && !(no instanceof Refused)) throw no
          const { fault = 'admitted', details: { says: own = '' } = {} } = no ?? {}
          const says = typeof own === 'function' ? (own() ?? '') : own
          cells.push({ role, call, environment, by, fault, says })
        }
      }
    }
  }
  return cells
}
