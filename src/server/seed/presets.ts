import type { Trx } from '../store/tenant.ts'
import '../presets/table.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { beneficiariesOf, beneficiaryIdOf } from './identities.ts'
import { orgIdOf } from './organisation.ts'
import { seedId } from './seed-id.ts'

const DAY = 86_400_000
const PRESETS = [
  {
    name: 'Monthly supplier',
    nickName: 'Taller Azul',
    amount: '2500.00',
    memo: 'SUPPLIER SETTLEMENT',
    days: 3,
  },
  { name: 'Rent of the workshop', nickName: 'Taller Azul', amount: '940.50', memo: 'RENT', days: undefined },
]

/** Two payments that are made again and again, for who sends to that beneficiary. */
export const seedPresets = async (trx: Trx, organisation: DemoOrganisation, end: Date): Promise<void> => {
  const known = new Set(beneficiariesOf(organisation).map(({ nickName }) => nickName))
  const rows = organisation.environments.flatMap((environment) =>
    PRESETS.filter(({ nickName }) => organisation.flow === 'DIRECT' && known.has(nickName)).map((one) => ({
      org_id: orgIdOf(organisation),
      environment,
      id: seedId(organisation.domain, environment, 'preset', one.name),
      name: one.name,
      beneficiary_id: beneficiaryIdOf(organisation, environment, one.nickName),
      source_currency: organisation.currency,
      destination_currency: 'MXN',
      amount: one.amount,
      purpose_code: 'SUPPLIER',
      memo: one.memo,
      last_used_at: one.days === undefined ? null : new Date(end.getTime() - one.days * DAY),
    })),
  )
  if (rows.length > 0) await trx.insertInto('payment_presets').values(rows).execute()
}
