import { sql } from 'kysely'
import type { Preset } from '#definition/generated/wire-entities.ts'
import { present } from '../app/values/present-values.ts'
import type { Trx } from '../store/tenant.ts'
import { isSendingFixed } from './terms.ts'

const selectPresets = (trx: Trx) =>
  trx
    .selectFrom('payment_presets')
    .leftJoin('identities as beneficiary', (join) =>
      join
        .onRef('beneficiary.org_id', '=', 'payment_presets.org_id')
        .onRef('beneficiary.id', '=', 'payment_presets.beneficiary_id'),
    )
    .leftJoin('identities as originator', (join) =>
      join
        .onRef('originator.org_id', '=', 'payment_presets.org_id')
        .onRef('originator.id', '=', 'payment_presets.originator_id'),
    )
    .selectAll('payment_presets')
    .select([
      'beneficiary.nick_name as beneficiary_name',
      'beneficiary.archived_at as beneficiary_gone_at',
      'originator.nick_name as originator_name',
      'originator.archived_at as originator_gone_at',
    ])

type PresetRow = Awaited<ReturnType<ReturnType<typeof selectPresets>['execute']>>[number]

/** Returns the payee of a preset for the wizard. A deleted payee is named but cannot be chosen. */
const partiesOf = (row: PresetRow): Partial<Preset> => ({
  payer: row.originator_id === null ? 'self' : 'other',
  ...present({
    beneficiaryIdentityId: row.beneficiary_gone_at ? null : row.beneficiary_id,
    beneficiaryName: row.beneficiary_name,
    isBeneficiaryGone: row.beneficiary_gone_at !== null,
    originatorIdentityId: row.originator_gone_at ? null : row.originator_id,
    originatorName: row.originator_name,
    isOriginatorGone: row.originator_gone_at !== null,
    payinCategory: row.payin_category,
    purposeCode: row.purpose_code,
    sourceOfCash: row.source_of_cash,
    memo: row.memo,
  }),
})

const addressesOf = (row: PresetRow) =>
  present({
    senderAccount: row.sender_account,
    receiverHost: row.receiver_host,
    receiverAccount: row.receiver_account,
    country: row.country,
    payoutMethodCategory: row.payout_method_category,
    outletId: row.outlet_id,
  })

const toPreset = (row: PresetRow): Preset => ({
  id: row.id,
  name: row.name,
  flow: row.flow,
  quoteType: row.quote_type,
  amountCurrency: isSendingFixed(row) ? row.source_currency : row.destination_currency,
  paymentCurrency: row.source_currency,
  payoutCurrency: row.destination_currency,
  version: row.version,
  ...present({ amount: row.amount, last_used_at: row.last_used_at?.toISOString() }),
  ...(row.flow === 'DIRECT' ? partiesOf(row) : addressesOf(row)),
})

/** Returns the presets: last used first, never used last, then by name (PRE-002…004, LIM-008). */
export const listPresets = async (trx: Trx, most: number) => {
  const rows = await selectPresets(trx)
    .orderBy('payment_presets.last_used_at', (order) => order.desc().nullsLast())
    .orderBy(sql`upper(payment_presets.name) collate "C"`)
    .limit(most)
    .execute()
  return rows.map(toPreset)
}

/** Returns a preset of this organisation and environment, or undefined. */
export const findPreset = async (trx: Trx, id: string) => {
  const row = await selectPresets(trx).where('payment_presets.id', '=', id).executeTakeFirst()
  return row && toPreset(row)
}

/** Records that a preset was used now, and returns it; undefined if there is none with this ID. */
export const usePreset = async (trx: Trx, id: string) => {
  await trx
    .updateTable('payment_presets')
    .set({ last_used_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()
  return findPreset(trx, id)
}
