import { sql } from 'kysely'
import { refused, refusedField } from '../app/refused.ts'
import type { Tenant, Trx } from '../store/tenant.ts'
import type { PresetTerms } from './terms.ts'

export interface SavedPreset {
  name: string
  terms: PresetTerms
}

/** One after the other: of two requests at once neither may pass the limit or take a name twice. */
const alone = (trx: Trx, { orgId, environment }: Tenant) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`presets ${orgId} ${environment}`}, 0))`.execute(trx)

/** A name is told apart by its letters alone, whatever their case (PRE-006). */
const takenName = async (trx: Trx, name: string, id?: string) => {
  const other = await trx
    .selectFrom('payment_presets')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst()
  return other && refusedField('preset-name-taken', 'name')
}

/** Keeps a new preset; answers its id. */
export const createPreset = async (trx: Trx, tenant: Tenant, { name, terms }: SavedPreset, most: number) => {
  await alone(trx, tenant)
  const { kept } = await trx
    .selectFrom('payment_presets')
    .select(sql<number>`count(*)::int`.as('kept'))
    .executeTakeFirstOrThrow()
  if (kept >= most) return refused('too-many-presets', { values: { most: String(most) } })
  const taken = await takenName(trx, name)
  if (taken) return taken
  const { orgId, environment } = tenant
  const row = await trx
    .insertInto('payment_presets')
    .values({ org_id: orgId, environment, name, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Changes the version that was seen; refuses where somebody else changed it meanwhile. */
export const changePreset = async (
  trx: Trx,
  tenant: Tenant,
  { id, version }: { id: string; version: number },
  { name, terms }: SavedPreset,
) => {
  await alone(trx, tenant)
  const taken = await takenName(trx, name, id)
  if (taken) return taken
  const row = await trx
    .updateTable('payment_presets')
    .set({ name, ...terms, version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row ? undefined : refused('preset-changed')
}

/** Whether there was one to delete. */
export const deletePreset = async (trx: Trx, id: string): Promise<boolean> => {
  const row = await trx.deleteFrom('payment_presets').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}
