import { sql } from 'kysely'
import { factName } from '#definition/facts/fact-name.ts'
import type { ListDefinitions } from '../languages/lists.ts'
import { bankProducts, productsWithoutBank } from '../banks/coverage.ts'
import { listBanks } from '../banks/list.ts'
import type { Trx } from '../store/tenant.ts'
import { listWallets } from '../wallets/list.ts'
import { isEligible } from '../wallets/step.ts'
import { readOnboardingConfig } from '../configuration/onboarding-config.ts'
import type { OnboardingProduct } from '#definition/generated/wire-entities.ts'
import type { Row } from '../store/generated/database.ts'

interface Counted {
  billingContacts: number
  receiptsContacts: number
  taxDocuments: number
  owners: number
  exposures: number
  truliooConsent: boolean
  truliooDataVerified: boolean
}

const count = async (trx: Trx): Promise<Counted> => {
  const { rows } = await sql<Counted>`select
    count(*) filter (where kind = 'contact' and details->>'type' = 'billing')::int as "billingContacts",
    count(*) filter (where kind = 'contact' and details->>'type' = 'receipts')::int as "receiptsContacts",
    count(*) filter (where kind = 'owner')::int as owners,
    count(*) filter (where kind = 'exposure')::int as exposures,
    (select count(*)::int from onboarding_documents where kind = 'tax') as "taxDocuments",
    coalesce((select trulioo_consent from onboarding_states), false) as "truliooConsent",
    coalesce((select trulioo_verified from onboarding_states), false) as "truliooDataVerified"
    from onboarding_entries`.execute(trx)
  return rows[0]!
}

const isPaidByWallet = ({ name, fundingType }: OnboardingProduct) =>
  name === 'RPD' && fundingType === 'Stablecoin funding'

const has = (products: readonly OnboardingProduct[], name: string) =>
  products.some((product) => product.name === name)

/** Reads the wallets; denied, blocked and deactivated ones do not count (ONB-036). */
const walletsOf = async (trx: Trx) => {
  const counted = (await listWallets(trx)).filter(isEligible)
  const of = (name: Row<'wallets'>['product']) => counted.filter(({ product }) => product === name)
  const on = (chain: string) => of('Stablecoin').filter((wallet) => wallet.chain_key === chain).length
  return {
    stablecoin: of('Stablecoin').length,
    stablecoinXrpl: on('xrpl'),
    stablecoinEthereum: on('ethereum'),
    otc: of('OTC').length,
    odl: of('ODL').length,
    rpd: of('RPD').length,
  }
}

const paymentMethods = async (trx: Trx) => {
  const { rows } = await sql<{ verified: number; waiting: number }>`select
    count(*) filter (where verified)::int as verified, count(*) filter (where not verified)::int as waiting
    from payin_methods`.execute(trx)
  return { paymentMethods: rows[0]!.verified, unverifiedPaymentMethods: rows[0]!.waiting }
}

/** Reads the organisation's progress for the rules of tasks. */
export const readRecord = async (trx: Trx, definitions: ListDefinitions) => {
  const { products } = await readOnboardingConfig(trx)
  const saved = await trx.selectFrom('onboarding_answers').select(['subtask', 'done']).execute()
  const reviews = await trx.selectFrom('onboarding_reviews').select(['task', 'status']).execute()
  return {
    ...(await count(trx)),
    ...(await paymentMethods(trx)),
    saved: Object.fromEntries(saved.map(({ subtask, done }) => [subtask, done ? 'DONE' : 'STARTED'])),
    reviews: Object.fromEntries(reviews.map(({ task, status }) => [factName(task), status])),
    products: {
      rpd: has(products, 'RPD'),
      rpdByWallet: products.some(isPaidByWallet),
      odl: has(products, 'ODL'),
      stablecoin: has(products, 'Stablecoin'),
      custody: has(products, 'Custody'),
      otc: has(products, 'OTC'),
    },
    wallets: await walletsOf(trx),
    bankProducts: bankProducts(definitions, { products }).length,
    bankProductsWithout: productsWithoutBank(definitions, { products }, await listBanks(trx)).length,
  }
}
