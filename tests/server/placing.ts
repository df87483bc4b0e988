import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { debitOf, reserve } from '#server/balances/reservation.ts'
import { insertAccount } from '#server/ledger/account-storage.ts'
import { findAccount } from '#server/ledger/account.ts'
import type { Environment } from '#server/store/environment.ts'
import type { Row } from '#server/store/generated/database.ts'
import { asJson } from '#server/store/json.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant, type Trx } from '#server/store/tenant.ts'
import { asSystem } from './system.ts'

/** An organisation of two people with 1,000.00 USD. */
export interface PlacedOrganisation {
  orgId: string
  maker: string
  checker: string
}

/** Adds an organisation to an empty database: statements are tried there without the demonstration, and without a server. */
export const placeOrganisation = (store: Store): Promise<PlacedOrganisation> =>
  asSystem(store, async (trx) => {
    const [orgId, maker, checker] = [randomUUID(), randomUUID(), randomUUID()]
    await sql`insert into organisations (id, name) values (${orgId}, 'Of a test')`.execute(trx)
    await sql`insert into users (org_id, id, email, first_name, last_name, status) values
      (${orgId}, ${maker}, ${`ana-${maker}@example.test`}, 'Ana', 'Ruiz', 'ACTIVE'),
      (${orgId}, ${checker}, ${`bea-${checker}@example.test`}, 'Bea', 'Sol', 'ACTIVE')`.execute(trx)
    await sql`insert into user_environments (org_id, user_id, environment)
      select ${orgId}, id, environment from unnest(array[${maker}, ${checker}]::uuid[]) as id,
        unnest(array['uat', 'prod']) as environment`.execute(trx)
    await sql`insert into balances (org_id, environment, account_id, account_type, currency, kind, settled)
      select ${orgId}, environment, ${orgId}, 'PAYMENTS', 'USD', 'FIAT', 1000
      from unnest(array['uat', 'prod']) as environment`.execute(trx)
    return { orgId, maker, checker }
  })

export interface PlacedPayment {
  /** Of another organisation's, to be told from it by the organisation alone. */
  id?: string
  flow?: 'DIRECT' | 'LEGACY'
  environment?: Environment
  state?: string
  labels?: string[]
  side?: 'sender' | 'receiver'
  settling?: boolean
  fullyLocked?: boolean
  amount?: string
  internalId?: string
  endToEndId?: string
  beneficiaryId?: string
  network?: string
  /** Seconds until its contract ends. */
  contract?: number
  /** Seconds until its quote ends. */
  quote?: number
  scenario?: string
  /** The address a quote of the legacy flow pays to. */
  receiver?: string
}

const later = (seconds: number) => sql<Date>`app_now() + make_interval(secs => ${seconds}::float8)`

const insertQuote = (
  trx: Trx,
  { orgId, maker }: PlacedOrganisation,
  { id = randomUUID(), flow = 'DIRECT', environment = 'uat', amount = '150.00', ...placed }: PlacedPayment,
  state: Row<'quotes'>['state'],
) =>
  trx
    .insertInto('quotes')
    .values({
      org_id: orgId,
      environment,
      id,
      flow,
      collection_id: id,
      user_id: maker,
      state,
      quote_type: 'SOURCE_AMOUNT',
      source_amount: amount,
      source_currency: 'USD',
      destination_amount: '2550.00',
      destination_currency: 'MXN',
      destination_country: 'MX',
      payin_category: 'FUNDED',
      payout_category: 'BANK',
      network: (placed.network ?? null) as Row<'quotes'>['network'],
      rail: 'SPEI',
      settles: 'minutes',
      rate: '17',
      total_fee: '1.00',
      fee_breakdown: asJson([]),
      receiver_address: placed.receiver ?? null,
      expires_at: later(placed.quote ?? 3600),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Adds a quote that was given to the maker and not taken yet; answers with its id. */
export const placeQuote = async (
  store: Store,
  org: PlacedOrganisation,
  placed: PlacedPayment = {},
): Promise<string> => (await asSystem(store, (trx) => insertQuote(trx, org, placed, 'open'))).id

/** Adds a payment of the maker with its quote and its money set aside; answers with its id. */
export const placeOwn = (
  store: Store,
  org: PlacedOrganisation,
  placed: PlacedPayment = {},
): Promise<string> =>
  asSystem(store, async (trx) => {
    const quote = await insertQuote(trx, org, placed, 'accepted')
    await reserve(trx, debitOf(quote), 'quoteId')
    await trx
      .insertInto('payments')
      .values({
        org_id: org.orgId,
        environment: quote.environment,
        id: quote.id,
        flow: quote.flow,
        state: placed.state ?? 'PENDING_APPROVAL',
        initiated_by: org.maker,
        internal_id: placed.internalId ?? 'INV-1',
        end_to_end_id: placed.endToEndId ?? 'E-1',
        beneficiary_id: placed.beneficiaryId ?? null,
        labels: placed.labels ?? [],
        side: placed.side ?? 'sender',
        settling: placed.settling ?? false,
        fully_locked: placed.fullyLocked ?? false,
        scenario: placed.scenario ?? null,
        contract_expires_at: placed.contract === undefined ? null : later(placed.contract),
      })
      .execute()
    return quote.id
  })

/** Adds a payment of the legacy flow that is locked, and approved as it has to be; answers with its id. */
export const placeLegacy = (store: Store, org: PlacedOrganisation, placed: PlacedPayment = {}) =>
  placeOwn(store, org, { flow: 'LEGACY', state: 'LOCKED', labels: ['approved'], contract: 600, ...placed })

/** Changes columns of a payment, as nothing of the program does. */
export const setPayment = (
  store: Store,
  { orgId }: PlacedOrganisation,
  id: string,
  change: ReturnType<typeof sql>,
) =>
  asSystem(store, (trx) =>
    sql`update payments set ${change} where org_id = ${orgId} and id = ${id}`.execute(trx),
  )

const ACCOUNT = {
  owner: 'Of a test',
  currency: 'USD',
  scale: '2',
  roundingMode: 'DOWN',
  minimum: '0',
  maximum: '1000',
}

/** Accounts in the ledger of the organisation that there is when one is added, funded or read. */
export const placedAccounts = (place: () => { store: Store; org: PlacedOrganisation }) => {
  const tenant = () => ({ orgId: place().org.orgId, userId: place().org.maker, environment: 'uat' as const })
  const run = <Answer>(work: (trx: Trx) => Promise<Answer>) => inTenant(place().store, tenant(), work)
  return {
    tenant,
    run,
    add: (name: string, more: object = {}) =>
      run((trx) =>
        insertAccount(trx, tenant(), { name, ...ACCOUNT, ...more } as Parameters<typeof insertAccount>[2]),
      ),
    fund: (name: string, amount: string) =>
      sql`update balances set settled = ${amount}::numeric where account_id =
        (select id from ledger_accounts where org_id = ${place().org.orgId} and name = ${name})`.execute(
        place().store.db,
      ),
    account: async (name: string) => (await run((trx) => findAccount(trx, name)))!,
  }
}

/** Adds a beneficiary or an originator, and returns its id. */
export const placeIdentity = (
  store: Store,
  { orgId, maker }: PlacedOrganisation,
  placed: {
    role?: Row<'identities'>['identity_type']
    name?: string
    country?: string
    account?: string
  } = {},
): Promise<string> =>
  asSystem(store, async (trx) => {
    const requirements = placed.account === undefined ? {} : { 'CdtrAcct.Id.Othr.Id': placed.account }
    const { rows } = await sql<{
      id: string
    }>`insert into identities (org_id, environment, identity_type, use_case, holder_type,
        nick_name, country, currency, payout_category, requirements, created_by)
      values (${orgId}, 'uat', ${placed.role ?? 'BENEFICIARY'}, 'B2B', 'BUSINESS', ${placed.name ?? 'Taller Azul'},
        ${placed.country ?? 'MX'}, 'MXN', 'BANK', ${JSON.stringify(requirements)}::jsonb, ${maker}) returning id`.execute(
      trx,
    )
    return rows[0]!.id
  })

export interface PlacedApproval {
  by?: string
  status?: Row<'approvals'>['status']
  decidedBy?: string
  reasons?: string[]
  /** Seconds until nobody may decide it any more. */
  seconds?: number
  /** Age of the request in minutes. */
  ago?: number
}

/** Adds the approval a payment waits for, or waited for; answers with its id. */
export const placeApproval = (
  store: Store,
  { orgId, maker }: PlacedOrganisation,
  paymentId: string,
  { by = maker, status = 'pending', decidedBy, reasons = [], seconds = 3600, ago = 0 }: PlacedApproval = {},
): Promise<string> =>
  asSystem(store, async (trx) => {
    const { rows } = await sql<{
      id: string
    }>`insert into approvals (org_id, environment, payment_id, initiated_by,
        user_email, meta, status, decided_by, decided_at, rejection_reasons, created_at, expires_at)
      select org_id, environment, id, ${by}, 'ana@example.test', '{}', ${status}, ${decidedBy ?? null}::uuid,
        case when ${status} <> 'pending' then app_now() end, ${reasons}::text[],
        app_now() - make_interval(mins => ${ago}::int), app_now() + make_interval(secs => ${seconds}::float8)
      from payments where org_id = ${orgId} and id = ${paymentId} returning id`.execute(trx)
    return rows[0]!.id
  })

/** Reads the state of a payment: its approval, its entry, its events and its audit entries in order. */
export const stateOf = (store: Store, id: string, orgId?: string): Promise<Record<string, unknown>> =>
  asSystem(store, async (trx) => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select state, settling, fully_locked as locked, labels, cause,
        (select status from approvals a where a.org_id = payments.org_id and a.payment_id = payments.id) as approval,
        (select e.state from account_entries e where e.org_id = payments.org_id and e.object_id = payments.id) as money,
        array(select event || ' ' || e.state from payment_events e where e.org_id = payments.org_id
          and e.payment_id = payments.id order by seq) as events,
        array(select action from audit_trail a where a.org_id = payments.org_id and object_id = payments.id::text order by seq) as audit
      from payments where id = ${id} and org_id = coalesce(${orgId ?? null}::uuid, org_id)`.execute(trx)
    return rows[0]!
  })
