import { sql } from 'kysely'
import type { CallAnswer, Handler, Handlers } from '#server/app/call.ts'
import { replyHandlers } from '#server/payments/moves/approval/reply.ts'
import { moveHandlers } from '#server/payments/moves/handlers.ts'
import type { MoveDependencies } from '#server/payments/moves/move.ts'
import type { Store } from '#server/store/store.ts'
import { callWith } from './calling.ts'
import type { PlacedOrganisation } from './placing.ts'
import { shippedMachines, shippedWorld } from './server.ts'
import { asSystem } from './system.ts'

export interface Acting {
  /** Person of the organisation. */
  userId: string
  permissions?: readonly string[]
  body?: object
  dependencies?: Partial<MoveDependencies>
}

const MAY = ['payments.authorize', 'payments.write', 'payments.cancel', 'approvals.write', 'self.write']

/** Everything the machines of payments let somebody do. */
export const everyRight = (): string[] => [
  ...MAY,
  ...Object.values(shippedMachines()).flatMap((machine) =>
    (machine?.definition.moves ?? []).flatMap(({ by }) => by ?? []),
  ),
]

/** Calls that decide and move payments, without a server. A refusal rolls back, as on the server. */
export const openDecisions = (store: Store) => {
  const { definitions } = shippedWorld()
  const sent: unknown[] = []
  const followed: unknown[] = []
  const dependencies = {
    definitions,
    authorize: () => 'yes',
    machines: shippedMachines(),
    network: {
      cause: () => undefined,
      send: (_: unknown, place: unknown) => Promise.resolve(sent.push(place)),
    },
    legacy: {
      follow: (_: unknown, place: object, made: object) =>
        Promise.resolve(followed.push({ ...place, ...made })),
    },
    readFacts: (session: object) => ({ session }),
  } as unknown as MoveDependencies
  const calls = new Map(definitions.calls.map((call) => [call.id, call]))

  const act = (
    { orgId }: PlacedOrganisation,
    callId: string,
    id: string,
    { userId, permissions = everyRight(), body = {}, dependencies: other = {} }: Acting,
  ): Promise<CallAnswer> => {
    const given = { ...dependencies, ...other }
    const handlers: Handlers = {
      ...moveHandlers(given, (_, paymentId) => Promise.resolve({ body: { payment_id: paymentId } as never })),
      ...replyHandlers(given),
    }
    const handler = (handlers as Record<string, Handler>)[callId]!
    const tenant = { orgId, userId, environment: 'uat' as const }
    const session = { user: { id: userId }, permissions }
    return callWith(store, tenant, handler, { call: calls.get(callId), params: { id }, body, session })
  }

  const noticesOf = async (id: string): Promise<string[]> => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ is: string }>`select event_type as is from notifications
        where page_parameters ->> 'id' = ${id} order by created_at`.execute(trx),
    )
    return rows.map(({ is }) => is)
  }
  return { act, followed, noticesOf, sent }
}
