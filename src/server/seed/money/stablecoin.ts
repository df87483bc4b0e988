import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { asJson } from '../../store/json.ts'
import type { Trx } from '../../store/tenant.ts'
import { TERMS } from '../../stablecoin/terms.ts'
import type { DemoOrganisation } from '../organisations/demo-organisations.ts'
import { orgIdOf, userIdOf } from '../organisations/organisation.ts'
import { seedId } from '../seed-id.ts'
import type { Environment } from '../../store/environment.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PROOF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')

type Scene = [
  type: 'BUY' | 'REDEEM',
  wallet: string,
  amount: string,
  daysAgo: number,
  reason?: 'UNVERIFIED_ACCOUNT',
]

const XRPL = 'Treasury on XRPL'
const ETHEREUM = 'Treasury on Ethereum'

/** Scenes of the organisation that buys and redeems; one wire came from an unverified account. */
const SCENES: Readonly<Record<string, readonly Scene[]>> = {
  'lumen.example': [
    ['BUY', XRPL, '250000', 296],
    ['BUY', ETHEREUM, '400000', 281],
    ['REDEEM', XRPL, '80000', 240],
    ['BUY', XRPL, '120000.5', 198],
    ['BUY', ETHEREUM, '75000', 160],
    ['REDEEM', ETHEREUM, '210000', 121],
    ['BUY', XRPL, '60000', 92],
    ['BUY', XRPL, '18400', 61, 'UNVERIFIED_ACCOUNT'],
    ['BUY', XRPL, '18400', 58],
    ['REDEEM', XRPL, '45250.25', 33],
    ['BUY', ETHEREUM, '32000', 15],
    ['REDEEM', ETHEREUM, '12500', 6],
    ['BUY', XRPL, '25000', 3],
  ],
}

const seedBank = async (trx: Trx, organisation: DemoOrganisation, at: Date): Promise<string> => {
  const id = seedId(organisation.domain, 'bank')
  await trx
    .insertInto('bank_accounts')
    .values({
      org_id: orgIdOf(organisation),
      id,
      verification: 'Verified',
      bank_name: 'Atlantic Trust Bank',
      account_name: organisation.name,
      account_number: '4417002298631',
      routing_number: '026009593',
      bic: null,
      iban: null,
      bank_address: asJson({
        street: '40 Wall Street',
        city: 'New York',
        state: 'NY',
        zipCode: '10005',
        country: 'US',
      }),
      holder_address: asJson({
        street: '18 Market Square',
        city: 'Austin',
        state: 'TX',
        zipCode: '78701',
        country: 'US',
      }),
      intermediary_account_number: null,
      intermediary_routing_number: null,
      reference: null,
      additional_requirements: null,
      products: ['Stablecoin', 'OTC'],
      proof_name: 'bank-letter.pdf',
      proof_type: 'application/pdf',
      proof_size: PROOF.length,
      proof_content: PROOF,
      replaces: null,
      created_by: userIdOf(organisation, 'admin'),
      created_at: at,
      modified_at: at,
    })
    .execute()
  return id
}

const rowsOf = (organisation: DemoOrganisation, bankId: string, environment: Environment, end: Date) =>
  (SCENES[organisation.domain] ?? []).map(([type, wallet, amount, daysAgo, reason], place) => {
    const { domain } = organisation
    const id = seedId(domain, environment, 'stablecoin', String(place))
    const at = new Date(end.getTime() - daysAgo * DAY)
    return {
      org_id: orgIdOf(organisation),
      environment,
      id,
      type,
      status: reason ? ('RETURNED' as const) : ('COMPLETED' as const),
      reason: reason ?? null,
      wallet_id: seedId(domain, 'wallet', 'Stablecoin', wallet),
      bank_id: bankId,
      amount,
      ledger_hash: reason ? null : createHash('sha256').update(id).digest('hex').toUpperCase(),
      created_by: userIdOf(organisation, 'maker'),
      created_at: at,
      modified_at: new Date(at.getTime() + HOUR),
    }
  })

/**
 * Inserts a verified bank, the accepted terms, and a year of purchases and redemptions in every environment.
 */
export const seedStablecoin = async (trx: Trx, organisation: DemoOrganisation, end: Date): Promise<void> => {
  if (!SCENES[organisation.domain]) return
  const begin = new Date(end.getTime() - 305 * DAY)
  const bankId = await seedBank(trx, organisation, begin)
  await trx
    .insertInto('stablecoin_terms')
    .values({
      org_id: orgIdOf(organisation),
      document: TERMS,
      agreed_by: userIdOf(organisation, 'admin'),
      agreed_at: begin,
    })
    .execute()
  const rows = organisation.environments.flatMap((environment) =>
    rowsOf(organisation, bankId, environment, end),
  )
  await trx.insertInto('stablecoin_transactions').values(rows).execute()
  await sql`insert into balances (org_id, environment, account_id, account_type, currency, kind, settled)
    select org_id, environment, wallet_id, 'WALLET', 'RLUSD', 'CRYPTO',
      sum(case type when 'BUY' then amount else -amount end) filter (where status = 'COMPLETED')
    from stablecoin_transactions where org_id = ${orgIdOf(organisation)} group by org_id, environment, wallet_id`.execute(
    trx,
  )
}
