import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { PendingPayment } from './approving.ts'
import type { Stage } from './controls-stage.ts'

/** People and credentials that exist before the search, and the payment the attacker wants to send. */
export interface SearchWorld {
  store: Store
  orgId: string
  attacker: string
  honest: string
  honestClient: string
  quoteId: string
  body: Record<string, unknown>
  old: PendingPayment
}

const stateOfPayment = async ({ trx }: Stage, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ state: string }>`select state from payments where id = ${id}::uuid`.execute(
    trx,
  )
  return rows[0]?.state
}

const quoteFor = ({ trx, asOwner }: Stage, { quoteId }: SearchWorld, by: string) =>
  asOwner(async () => {
    const id = randomUUID()
    await sql`insert into quotes select made.* from quotes kept, jsonb_populate_record(kept, jsonb_build_object('id', ${id}::text,
      'user_id', ${by}::text, 'state', 'open', 'created_at', app_now(), 'expires_at', app_now() + interval '2 minutes')) as made
      where kept.id = ${quoteId}::uuid`.execute(trx)
    return id
  })

const approvedBy = async (
  stage: Stage,
  actors: readonly string[],
  id: string,
): Promise<string | undefined> => {
  for (const by of actors) {
    const isSent = await stage.tried(async () => {
      await stage.make({ by, call: 'payments.approve', params: { id }, body: {} })
      return (await stateOfPayment(stage, id)) !== 'PENDING_APPROVAL'
    })
    if (isSent) return `approved by ${by}`
  }
  return undefined
}

/**
 * Finds how money can leave without the honest administrator, and describes it. A credential counts as well, if its
 * secret is known and no honest person approved it.
 */
export const findLeak = async (
  stage: Stage,
  world: SearchWorld,
  { actors, isOn, hasKey }: { actors: readonly string[]; isOn: boolean; hasKey: boolean },
): Promise<string | undefined> => {
  if (hasKey) return 'a key opens the door that nobody else let be'
  const others = actors.filter((one) => one !== world.attacker)
  const old = others.length > 0 ? await approvedBy(stage, others, world.old.id) : undefined
  if (old) return `the payment that waited was ${old}`
  if (isOn && actors.length === 1) return undefined
  for (const by of actors) {
    const how = await stage.tried(async () => {
      const id = await quoteFor(stage, world, by)
      await stage.make({ by, call: 'payments.create', body: { ...world.body, quoteId: id } })
      const made = await stateOfPayment(stage, id)
      if (made === undefined) return undefined
      if (made !== 'PENDING_APPROVAL') return `a payment of ${by} was sent at once`
      return approvedBy(
        stage,
        actors.filter((one) => one !== by),
        id,
      )
    })
    if (how) return how
  }
  return undefined
}
