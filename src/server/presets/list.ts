import { sql } from 'kysely'
import type { Trx } from '../store/tenant.ts'

const known = (trx: Trx) =>
  trx
    .selectFrom('payment_presets')
    .leftJoin('identities', (join) =>
      join
        .onRef('identities.org_id', '=', 'payment_presets.org_id')
        .onRef('identities.id', '=', 'payment_presets.beneficiary_id'),
    )
    .selectAll('payment_presets')
    .select('identities.nick_name')

type KnownPreset = Awaited<ReturnType<ReturnType<typeof known>['execute']>>[number]

const present = (values: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined))

const toPreset = (row: KnownPreset) => ({
  id: row.id,
  name: row.name,
  sourceCurrency: row.source_currency,
  destinationCurrency: row.destination_currency,
  ...present({
    beneficiaryId: row.beneficiary_id,
    beneficiaryName: row.nick_name,
    amount: row.amount,
    purposeCode: row.purpose_code,
    memo: row.memo,
    last_used_at: row.last_used_at?.toISOString(),
  }),
})

/** Last used first, never used last, then by name in capitals (LIM-008). */
export const listPresets = async (trx: Trx, most: number) => {
  const rows = await known(trx)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy(sql`upper(payment_presets.name) collate "C"`)
    .limit(most)
    .execute()
  return rows.map(toPreset)
}

/** Notes that a preset was used now; nothing when there is none of that id. */
export const usePreset = async (trx: Trx, id: string) => {
  await trx
    .updateTable('payment_presets')
    .set({ last_used_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()
  const row = await known(trx).where('payment_presets.id', '=', id).executeTakeFirst()
  return row && toPreset(row)
}
