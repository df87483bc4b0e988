import type { Trx } from '../store/tenant.ts'
import type { DemoOrganisation } from './organisations/demo-organisations.ts'
import { beneficiariesOf, beneficiaryIdOf } from './organisations/identities.ts'
import { orgIdOf } from './organisations/organisation.ts'
import { seedId } from './seed-id.ts'
import { noTerms } from '../presets/terms.ts'
import type { Environment } from '../store/environment.ts'

const DAY = 86_400_000
const DIRECT = [
  {
    name: 'Monthly supplier',
    nickName: 'Taller Azul',
    amount: '2500.00',
    memo: 'SUPPLIER SETTLEMENT',
    days: 3,
  },
  { name: 'Rent of the workshop', nickName: 'Taller Azul', amount: '940.50', memo: 'RENT', days: undefined },
]
const LEGACY = [
  { name: 'Weekly settlement', amount: '12500.00', days: 6 },
  { name: 'Month-end clearing', amount: null, days: undefined },
]

const directTerms = (
  organisation: DemoOrganisation,
  environment: Environment,
  { nickName, amount, memo }: (typeof DIRECT)[number],
) => ({
  ...noTerms,
  flow: 'DIRECT' as const,
  quote_type: 'SOURCE_AMOUNT' as const,
  beneficiary_id: beneficiaryIdOf(organisation, environment, nickName),
  amount,
  purpose_code: 'SUPPLIER',
  memo,
})

const legacyTerms = ({ amount }: (typeof LEGACY)[number]) => ({
  ...noTerms,
  flow: 'LEGACY' as const,
  quote_type: 'SENDING_AMOUNT' as const,
  amount,
  sender_account: 'settlement',
  receiver_host: 'rn.mx.banco-norte',
  receiver_account: 'payout',
  country: 'MX',
  payout_method_category: 'RTGS',
})

/** Inserts up to two presets for an organisation, by its payment flow. */
export const seedPresets = async (trx: Trx, organisation: DemoOrganisation, end: Date): Promise<void> => {
  const existing = new Set(beneficiariesOf(organisation).map(({ nickName }) => nickName))
  const direct = organisation.flow === 'DIRECT' ? DIRECT.filter(({ nickName }) => existing.has(nickName)) : []
  const legacy = organisation.flow === 'LEGACY' ? LEGACY : []
  const rows = organisation.environments.flatMap((environment) => [
    ...direct.map((one) => ({ environment, ...one, terms: directTerms(organisation, environment, one) })),
    ...legacy.map((one) => ({ environment, ...one, terms: legacyTerms(one) })),
  ])
  const values = rows.map(({ environment, name, days, terms }) => ({
    org_id: orgIdOf(organisation),
    environment,
    id: seedId(organisation.domain, environment, 'preset', name),
    name,
    source_currency: organisation.currency,
    destination_currency: 'MXN',
    ...terms,
    last_used_at: days === undefined ? null : new Date(end.getTime() - days * DAY),
  }))
  if (values.length > 0) await trx.insertInto('payment_presets').values(values).execute()
}
