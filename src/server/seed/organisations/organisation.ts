import type { Corridor } from '../../network/types.ts'
import { createOrganisation } from '../../organisations/new-organisation.ts'
import type { Trx } from '../../store/tenant.ts'
import type { DemoOrganisation } from './demo-organisations.ts'
import { seedId } from '../seed-id.ts'

/** Flags of every demo organisation, so that a visitor finds the features. */
const DEMO_FLAGS = [
  'beneficiaries',
  'bankAccountValidation',
  'batchUpload',
  'brlFlow',
  'documentUpload',
  'downloadActivityLogs',
  'dynamicKyc',
  'fxRateInPaymentsTable',
  'homeAccountBalance',
  'homeCards',
  'individualOriginatorCreation',
  'makerChecker',
  'notificationCenter',
  'rpd2MakerChecker',
  'rpd2Reports',
  'singlePaymentRedesign',
  'ssaReports',
] as const

export const orgIdOf = (organisation: DemoOrganisation): string => seedId(organisation.domain)
export const userIdOf = (organisation: DemoOrganisation, login: string): string =>
  seedId(organisation.domain, login)

const administratorsOf = (organisation: DemoOrganisation) =>
  organisation.people
    .filter((person) => person.roles.includes('Organization Administrator'))
    .map((person) => ({
      name: `${person.first} ${person.last}`,
      email: `${person.login}@${organisation.domain}`,
    }))

/** Writes an organisation with its settings, corridors and flags. */
export const seedOrganisation = async (
  trx: Trx,
  organisation: DemoOrganisation,
  corridors: readonly Corridor[],
  at: Date,
): Promise<void> => {
  const id = orgIdOf(organisation)
  const { name, country, currency, products, settings, flags = [], without = [] } = organisation
  await createOrganisation(trx, {
    id,
    name,
    customerId: `CUS-${id.slice(0, 8).toUpperCase()}`,
    country,
    currency,
    products,
    settings,
    flags: [...DEMO_FLAGS, ...flags],
    corridors: corridors.filter((corridor) => !without.includes(corridor.id)),
    receiptEmail: `receipts@${organisation.domain}`,
    administrators: administratorsOf(organisation),
    createdAt: at,
  })
}
