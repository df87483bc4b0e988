import { sql } from 'kysely'
import type { Store } from '../store/store.ts'
import { ofTenant, asUpkeep, type Trx } from '../store/tenant.ts'

export interface BrokenEntry {
  /** Its sequence number; a deleted row has nothing else. */
  seq: string
  id?: string
  at?: Date
  action?: string
}

export interface VerifiedTrail {
  /** The organisation; absent: the system's trail. */
  orgId?: string
  organisation: string
  rows: number
  /** The hash of the newest row; a copy stored elsewhere shows if the whole trail was rewritten. */
  head: string | undefined
  broken: BrokenEntry | undefined
}

/** Recomputes every hash chain and names the first row that was changed, added or removed. */
export const verifyTrails = (store: Pick<Store, 'db'>): Promise<VerifiedTrail[]> =>
  asUpkeep(store, 'audit.verify', async (trx) => {
    const { rows } = await sql<{
      id: string
      name: string
      rows: number
      head: string | null
      broken: string | null
    }>`select id, name, (select count(*)::int from audit_trail where org_id = organisations.id) as rows,
        (select hash from audit_heads where org_id = organisations.id) as head, first_broken_audit(id) as broken
      from organisations order by name`.execute(trx)
    const verified: VerifiedTrail[] = []
    for (const { id, name, rows: count, head, broken } of rows) {
      const entry = broken === null ? undefined : await entryAt(ofTenant(trx, id), id, broken)
      verified.push({ orgId: id, organisation: name, rows: count, head: head ?? undefined, broken: entry })
    }
    return [...verified, await verifySystemTrail(trx)]
  })

const verifySystemTrail = async (trx: Trx): Promise<VerifiedTrail> => {
  const { rows } = await sql<{ rows: number; head: string | null; broken: string | null }>`
    select (select count(*)::int from system_trail) as rows, (select hash from system_trail_head) as head,
      first_broken_system_trail() as broken`.execute(trx)
  const { rows: count, head, broken: seq } = rows[0]!
  const found =
    seq === null
      ? undefined
      : await trx
          .selectFrom('system_trail')
          .select(['seq', 'id', 'at', 'action'])
          .where('seq', '=', seq)
          .executeTakeFirst()
  const broken = seq === null ? undefined : (found ?? { seq })
  return { organisation: 'Nobody known', rows: count, head: head ?? undefined, broken }
}

/**
 * Lists refusals of unidentified callers, newest first; they belong to no organisation and no page shows
 * them.
 */
export const listSystemTrail = (store: Pick<Store, 'db'>, most: number) =>
  asUpkeep(store, 'audit.verify', (trx) =>
    trx.selectFrom('system_trail').selectAll().orderBy('seq', 'desc').limit(most).execute(),
  )

const entryAt = async (trx: Trx, orgId: string, seq: string) => {
  const row = await trx
    .selectFrom('audit_trail')
    .select(['seq', 'id', 'at', 'action'])
    .where('org_id', '=', orgId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return row ?? { seq }
}
