import { sql } from 'kysely'
import type { RequestOf } from '../app/call.ts'
import { createResource, lockOf } from '../app/resource.ts'
import type { LimitDefinitions } from '../definitions/limit.ts'
import type { Trx } from '../store/tenant.ts'
import type { PresetTerms } from './terms.ts'

export interface SavedPreset {
  name: string
  terms: PresetTerms
}

/** Creates the storage of presets, with the rules of their calls (PRE-006). */
export const createPresets = (definitions: LimitDefinitions) =>
  createResource(definitions, {
    lock: lockOf('presets', ({ orgId, environment }) => `${orgId} ${environment}`),
    rows: ({ trx }) => trx.selectFrom('payment_presets'),
    columns: { name: sql.ref('name') },
  })

export type Presets = ReturnType<typeof createPresets>

/** Inserts a preset; returns its ID. */
export const createPreset = (
  request: RequestOf<'presets.create'>,
  presets: Presets,
  { name, terms }: SavedPreset,
) =>
  presets.create(request, { name }, async () => {
    const { orgId, environment } = request.tenant
    const row = await request.trx
      .insertInto('payment_presets')
      .values({ org_id: orgId, environment, name, ...terms })
      .returning('id')
      .executeTakeFirstOrThrow()
    return row.id
  })

/** Changes the version that the person saw. */
export const changePreset = (
  request: RequestOf<'presets.update'>,
  presets: Presets,
  id: string,
  { name, terms }: SavedPreset,
) =>
  presets.change(request, { id, values: { name } }, () =>
    request.trx
      .updateTable('payment_presets')
      .set({ name, ...terms, version: sql`version + 1` })
      .where('id', '=', id)
      .where('version', '=', request.body.version)
      .returning('id')
      .executeTakeFirst(),
  )

/** Deletes a preset; resolves to false if there was none. */
export const deletePreset = async (trx: Trx, id: string): Promise<boolean> => {
  const row = await trx.deleteFrom('payment_presets').where('id', '=', id).returning('id').executeTakeFirst()
  return row !== undefined
}
