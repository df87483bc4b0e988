import type { Row } from '../../store/generated/database.ts'
import { ENVIRONMENTS, type Environment } from '../../store/environment.ts'

export interface DemoPerson {
  login: string
  first: string
  last: string
  status?: Row<'users'>['status']
  roles: string[]
  environments: Environment[]
}

export interface DemoOrganisation {
  name: string
  domain: string
  country: string
  currency: string
  products: string[]
  settings: Record<string, string>
  /** Flags in addition to those of every demo organisation. */
  flags?: string[]
  /** Corridors that are closed. */
  without?: string[]
  people: DemoPerson[]
  /** The number of demo beneficiaries, and their places. */
  beneficiaries: number
  environments: Environment[]
  /** The number of payments of the last 18 months, by environment. */
  payments: Partial<Record<Environment, number>>
  flow: 'DIRECT' | 'LEGACY'
}

/** Returns the environments with payments, and their counts. */
export const pastsOf = ({ payments }: Pick<DemoOrganisation, 'payments'>) =>
  ENVIRONMENTS.flatMap((environment) => {
    const count = payments[environment]
    return count === undefined ? [] : [{ environment, count }]
  })

const ADMINISTRATOR = 'Organization Administrator'
/** The corridor that tests wrong requirements; only the new organisation has it open. */
const FIXTURE = 'test-usd-bank'

const READ = 'direct.payments.read'
const MAKER = ['direct.payments.read', 'direct.payments.write', 'direct.identities.write']
const CHECKER = ['direct.payments.read', 'cloud.payments.authorization.write']
const APPLICANT = ['onboarding.customer-relationship.write', 'stablecoin.admin.write']
const ONBOARDING_FLAGS = ['identityVerificationProviderIntegration', 'cardPaymentIntegration']
const both: Environment[] = ['uat', 'prod']

const staff = (maker: string[], environments: Environment[], extra: DemoPerson[] = []): DemoPerson[] => [
  { login: 'admin', first: 'Administrator One', last: '(admin)', roles: [ADMINISTRATOR], environments: both },
  {
    login: 'admin2',
    first: 'Administrator Two',
    last: '(admin)',
    roles: [ADMINISTRATOR],
    environments: both,
  },
  {
    login: 'users',
    first: 'User Administrator',
    last: '(users)',
    roles: ['User Administrator'],
    environments: both,
  },
  {
    login: 'maker',
    first: 'Operator One',
    last: '(maker)',
    roles: [...maker, ...APPLICANT],
    environments,
  },
  { login: 'checker', first: 'Operator Two', last: '(checker)', roles: CHECKER, environments: both },
  {
    login: 'viewer',
    first: 'Observer',
    last: '(read only)',
    roles: [READ, 'onboarding.customer-relationship.read'],
    environments: both,
  },
  ...extra,
  {
    login: 'new',
    first: 'Applicant',
    last: '(not approved yet)',
    status: 'CREATED',
    roles: [READ],
    environments: ['uat'],
  },
  {
    login: 'disabled',
    first: 'Former Operator',
    last: '(disabled)',
    status: 'DISABLED',
    roles: MAKER,
    environments: ['uat'],
  },
]

const producer: DemoPerson = {
  login: 'treasury',
  first: 'Operator Three',
  last: '(production)',
  roles: [...MAKER, 'payments.production.write'],
  environments: both,
}

const tester: DemoPerson = {
  login: 'tester',
  first: 'Operator Four',
  last: '(test only)',
  roles: MAKER,
  environments: ['test'],
}

const authorization = { payment_authorization: 'true', auto_settlement: 'false' }
const automatic = { payment_authorization: 'false', auto_settlement: 'true' }

/** The demo organisations: a careful one, a fast one, a receiving one, a new one and the provider's staff. */
export const demoOrganisations: readonly DemoOrganisation[] = [
  {
    name: 'Northwind Payroll Ltd',
    domain: 'northwind.example',
    country: 'GB',
    currency: 'GBP',
    products: ['payments_direct'],
    settings: { ...authorization, third_party_payment_allowed: 'true', auto_generate_end_to_end_id: 'true' },
    flags: ['multiProduct'],
    without: ['ar-ars-bank', FIXTURE],
    people: staff(MAKER, ['uat'], [producer]),
    beneficiaries: 23,
    environments: both,
    payments: { uat: 1800, prod: 600 },
    flow: 'DIRECT',
  },
  {
    name: 'Lumen Marketplace Inc.',
    domain: 'lumen.example',
    country: 'US',
    currency: 'USD',
    products: ['payments_direct', 'stablecoin', 'rewards', 'collections'],
    settings: { ...automatic, third_party_payment_allowed: 'false', auto_generate_end_to_end_id: 'true' },
    flags: ['multiProduct', 'rewards', ...ONBOARDING_FLAGS],
    without: [FIXTURE],
    people: staff(MAKER, both, [producer, tester]),
    beneficiaries: 23,
    environments: ['uat', 'prod', 'test'],
    payments: { uat: 2400, prod: 700 },
    flow: 'DIRECT',
  },
  {
    name: 'Cordillera Remesas SA',
    domain: 'cordillera.example',
    country: 'MX',
    currency: 'USD',
    products: ['cloud_payment', 'xrapid'],
    settings: {
      ...authorization,
      third_party_payment_allowed: 'false',
      auto_generate_end_to_end_id: 'false',
    },
    flags: ['walletStatusChip'],
    without: [FIXTURE],
    people: staff(['cloud.payments.write', 'cloud.identities.write', 'cloud.accounts.write'], ['uat']),
    beneficiaries: 1,
    environments: ['uat'],
    payments: { uat: 500 },
    flow: 'LEGACY',
  },
  {
    name: 'Harbor Tea Traders',
    domain: 'harbor.example',
    country: 'NL',
    currency: 'EUR',
    products: ['payments_direct', 'stablecoin'],
    settings: {
      ...automatic,
      third_party_payment_allowed: 'true',
      auto_generate_end_to_end_id: 'true',
    },
    flags: ['multiProduct', ...ONBOARDING_FLAGS],
    people: staff(MAKER, both, [producer]),
    beneficiaries: 0,
    environments: [],
    payments: {},
    flow: 'DIRECT',
  },
  {
    name: 'Provider Staff',
    domain: 'staff.example',
    country: 'US',
    currency: 'USD',
    products: ['network', 'provider'],
    settings: automatic,
    people: [
      {
        login: 'network',
        first: 'Network Operator',
        last: '(provider)',
        roles: ['network.baseline.write', 'network.company-profiles.write', 'network.schemas.write'],
        environments: both,
      },
      { login: 'support', first: 'Support One', last: '(provider)', roles: ['Support'], environments: both },
      {
        login: 'provider',
        first: 'Administrator',
        last: '(provider)',
        roles: ['Provider Administrator', 'Support'],
        environments: both,
      },
      {
        login: 'provider2',
        first: 'Second Administrator',
        last: '(provider)',
        roles: ['Provider Administrator'],
        environments: both,
      },
    ],
    beneficiaries: 0,
    environments: [],
    payments: {},
    flow: 'DIRECT',
  },
]
