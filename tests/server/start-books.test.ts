import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallRequest } from '#server/app/call.ts'
import type { Corridor } from '#server/network/types.ts'
import { startPayment } from '#server/payments/start/new-payment.ts'
import type { PaymentDependencies } from '#server/payments/checks.ts'
import type { Store } from '#server/store/store.ts'
import { callWith } from './calling.ts'
import { createTestStore } from './engines.ts'
import {
  placeIdentity,
  placeOrganisation,
  placeOwn,
  placeQuote,
  stateOf,
  type PlacedOrganisation,
} from './placing.ts'
import { comparingDefinitions } from './server.ts'
import { asSystem } from './system.ts'

const AUTHORIZE = 'cloud.payments.authorization.write'
const THIRD_PARTY = { third_party_payment_allowed: 'true' }
const AUTHORIZED = { payment_authorization: 'true' }

describe('a payment that is started (TRU-495)', () => {
  let store: Store
  let org: PlacedOrganisation
  let payee: string
  let sent: unknown[]
  const definitions = comparingDefinitions()

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    sent = []
    org = await placeOrganisation(store)
    payee = await placeIdentity(store, org, { account: '012' })
  })

  const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const payment = { purposeRequired: false, sourceOfCashRequired: false, documentsRequired: false }
  const corridor = {
    id: 'c',
    country: 'MX',
    currency: 'MXN',
    payoutCategory: 'BANK',
    rails: [{ name: 'SPEI' }],
    payment,
  }

  interface Given {
    settings?: Record<string, string>
    corridor?: object | null
    batch?: Parameters<typeof startPayment>[3]
    by?: string
    body?: object
  }
  const start = async (requested: object = {}, given: Given = {}) => {
    const { settings = {} } = given
    const found =
      given.corridor === null ? undefined : ({ ...corridor, ...given.corridor } as unknown as Corridor)
    const network = {
      corridors: found ? [found] : [],
      corridor: ({ country, currency, payoutCategory }: Corridor) =>
        [country, currency, payoutCategory].join() === 'MX,MXN,BANK' ? found : undefined,
      send: (_: unknown, place: unknown) => Promise.resolve(sent.push(place)),
    }
    const session = { organisation: { settings }, user: { email: 'ana@example.test' } }
    const tenant = { orgId: org.orgId, userId: given.by ?? org.maker, environment: 'uat' as const }
    const quoteId = await placeQuote(store, org)
    const dependencies = { definitions, network } as unknown as PaymentDependencies
    const complete = { quoteId, beneficiaryIdentityId: payee, internalId: randomUUID(), ...requested }
    const answer = await callWith(
      store,
      tenant,
      (request: CallRequest) =>
        startPayment(request, dependencies, complete as Parameters<typeof startPayment>[2], given.batch),
      { session, body: given.body ?? {} },
    )
    return { answer, quoteId: complete.quoteId }
  }
  const started = async (...given: Parameters<typeof start>) => {
    const { answer, quoteId } = await start(...given)
    expect(answer).toMatchObject({ paymentId: quoteId })
    return quoteId
  }
  const rowOf = async (id: string) =>
    (await change(sql`select * from payments where id = ${id}`)).rows[0] as Record<string, unknown>

  it('is written down as it was asked for, takes its quote and its money, and goes to the network', async () => {
    const id = await started({
      internalId: 'INV-9',
      paymentMemo: ' inv 9 ',
      purposeCode: 'RENT',
      sourceOfCash: 'SALARY',
    })
    expect(await rowOf(id)).toMatchObject({
      flow: 'DIRECT',
      state: 'INITIATED',
      environment: 'uat',
      initiated_by: org.maker,
      beneficiary_id: payee,
      originator_id: null,
      memo: 'INV 9',
      internal_id: 'INV-9',
      purpose_code: 'RENT',
      source_of_cash: 'SALARY',
      end_to_end_id: `E2E${id.replaceAll('-', '').toUpperCase()}`,
      source: 'USER',
      batch_id: null,
      labels: [],
    })
    expect(await stateOf(store, id)).toMatchObject({ money: 'HELD', events: ['initiated INITIATED'] })
    expect(sent).toEqual([{ orgId: org.orgId, environment: 'uat', paymentId: id }])
    expect((await change(sql`select state from quotes where id = ${id}`)).rows).toEqual([
      { state: 'accepted' },
    ])
    const other = { endToEndId: 'MINE', beneficiaryIdentityId: await placeIdentity(store, org) }
    expect(await rowOf(await started(other))).toMatchObject({
      memo: null,
      purpose_code: null,
      source_of_cash: null,
      end_to_end_id: 'MINE',
    })
    expect((await start({ quoteId: id })).answer).toMatchObject({ fault: 'quote-accepted-already' })
  })

  it('keeps its files once, and what it is sent again for', async () => {
    const { rows } =
      await change(sql`insert into files (org_id, environment, name, type, size, sha256, uploaded_by, content)
      values (${org.orgId}, 'uat', 'a.pdf', 'application/pdf', 1, 'x', ${org.maker}, 'x') returning id`)
    const file = (rows[0] as { id: string }).id
    const failed = await placeOwn(store, org, { state: 'FAILED', beneficiaryId: payee })
    const id = await started({ fileIds: [file, file.toUpperCase()], retryOf: failed })
    expect(await rowOf(id)).toMatchObject({ retry_of: failed })
    const files = await change(sql`select file_id from file_references where reference_id = ${id}`)
    expect(files.rows).toEqual([{ file_id: file }])
    expect((await start({ fileIds: [file, randomUUID()] })).answer).toMatchObject({ fault: 'file-unknown' })
  })

  it('waits for a second person, who sees what was asked for, until the time is over', async () => {
    await change(
      sql`insert into user_roles (org_id, user_id, role) values (${org.orgId}, ${org.checker}, ${AUTHORIZE})`,
    )
    const originator = await placeIdentity(store, org, { role: 'ORIGINATOR', name: 'Meadow Bakery' })
    const settings = { ...AUTHORIZED, ...THIRD_PARTY }
    const { answer, quoteId } = await start(
      { originatorIdentityId: originator },
      { settings, body: { meta: { note: 'urgent' } } },
    )
    expect(answer).toEqual({ paymentId: quoteId, isPending: true, details: {} })
    expect(await stateOf(store, quoteId)).toMatchObject({
      state: 'PENDING_APPROVAL',
      approval: 'pending',
      money: 'HELD',
      events: ['initiated PENDING_APPROVAL'],
    })
    expect(sent).toEqual([])
    const { rows } = await change(sql`select meta, user_email, initiated_by, environment,
      extract(epoch from expires_at - created_at)::int as seconds from approvals where payment_id = ${quoteId}`)
    expect(rows).toMatchObject([
      {
        meta: {
          quote: { quoteId, quoteStatus: 'ACCEPTED' },
          beneficiary: { nickName: 'Taller Azul' },
          originator: { nickName: 'Meadow Bakery' },
        },
        user_email: 'ana@example.test',
        initiated_by: org.maker,
        environment: 'uat',
        seconds: 86_400,
      },
    ])
    expect(Object.values((rows[0] as { meta: object }).meta)).toContainEqual({ note: 'urgent' })
    const notices = await change(
      sql`select user_id, event_type from notifications where page_parameters ->> 'id' = ${quoteId}`,
    )
    expect(notices.rows).toEqual([{ user_id: org.checker, event_type: 'PAYMENT_AUTHORIZATION_REQUEST' }])
    const other = { beneficiaryIdentityId: await placeIdentity(store, org) }
    const bare = await started(other, { settings: AUTHORIZED })
    const metas = await change(sql`select meta from approvals where payment_id = ${bare}`)
    expect(metas.rows).toEqual([{ meta: { quote: expect.anything(), beneficiary: expect.anything() } }])
  })

  it.each([
    ['beneficiary-unknown', async () => ({ beneficiaryIdentityId: randomUUID() }), {}],
    [
      'beneficiary-unknown',
      async () => ({ beneficiaryIdentityId: await placeIdentity(store, org, { role: 'ORIGINATOR' }) }),
      {},
    ],
    [
      'beneficiary-differs',
      async () => ({ beneficiaryIdentityId: await placeIdentity(store, org, { country: 'US' }) }),
      {},
    ],
    ['beneficiary-differs', async () => ({}), { corridor: null }],
    ['purpose-required', async () => ({}), { corridor: { payment: { ...payment, purposeRequired: true } } }],
    ['originator-not-allowed', async () => ({ originatorIdentityId: randomUUID() }), {}],
    ['originator-unknown', async () => ({ originatorIdentityId: randomUUID() }), { settings: THIRD_PARTY }],
    ['originator-unknown', async () => ({ originatorIdentityId: payee }), { settings: THIRD_PARTY }],
    ['memo-not-allowed', async () => ({ paymentMemo: 'x'.repeat(1000) }), {}],
    ['end-to-end-id-required', async () => ({}), { settings: { auto_generate_end_to_end_id: 'false' } }],
    ['invalid-request', async () => ({ endToEndId: 'x'.repeat(1000) }), {}],
    ['quote-unknown', async () => ({ quoteId: randomUUID() }), {}],
    ['quote-unknown', async () => ({}), { by: 'checker' }],
    [
      'insufficient-funds',
      async () => ({ quoteId: await placeQuote(store, org, { amount: '1000.01' }) }),
      {},
    ],
  ] as const)('is refused with %s, and takes nothing', async (fault, requested, given: Given) => {
    const by = given.by === 'checker' ? { by: org.checker } : {}
    const { answer, quoteId } = await start(await requested(), { ...given, ...by })
    expect(answer).toMatchObject({ fault })
    const { rows } =
      await change(sql`select trim_scale(sum(held))::text as taken, (select count(*)::int from payments where id = ${quoteId})
      as payments, (select string_agg(state, '') from quotes where id = ${quoteId}) as quote from balances where org_id = ${org.orgId}`)
    expect(rows).toMatchObject([{ taken: '0', payments: 0 }])
    expect(['open', null]).toContain((rows[0] as { quote: string | null }).quote)
    expect(sent).toEqual([])
  })

  it('is refused to a payee who was deleted', async () => {
    await change(
      sql`update identities set archived_at = app_now(), archived_by = ${org.maker} where id = ${payee}`,
    )
    expect((await start()).answer).toMatchObject({ fault: 'beneficiary-unknown' })
  })

  describe('like another one', () => {
    const alike = async (requested: object = {}) => {
      const { answer } = await start(requested)
      const refusal = answer as {
        fault?: string
        details?: { current?: { payments: { paymentId: string; alike: string[] }[] } }
      }
      return refusal.fault === 'payment-duplicate'
        ? refusal.details!.current!.payments.map((one) => [one.paymentId, ...one.alike])
        : refusal.fault
    }

    it('asks first: the same payee and amount of late, and the same references for ever, in any case', async () => {
      const first = await started({ internalId: 'Inv-1', endToEndId: 'E-One' })
      expect(await alike()).toEqual([[first, 'PAYEE_AND_AMOUNT']])
      expect(await alike({ internalId: 'INV-1' })).toEqual([[first, 'INTERNAL_ID', 'PAYEE_AND_AMOUNT']])
      await change(sql`update payments set created_at = created_at - interval '2 days' where id = ${first}`)
      expect(await alike({ internalId: 'inv-1' })).toEqual([[first, 'INTERNAL_ID']])
      expect(await alike({ endToEndId: 'e-one' })).toEqual([[first, 'END_TO_END_ID']])
      expect(await alike()).toBeUndefined()
    })

    it('goes on once each of the others is named, and the trail keeps what they have in common', async () => {
      const first = await started({ internalId: 'Inv-1' })
      expect(await alike({ confirmedDuplicates: [randomUUID()] })).toEqual([[first, 'PAYEE_AND_AMOUNT']])
      const { answer } = await start({ confirmedDuplicates: [first] })
      expect(answer).toMatchObject({
        details: {
          confirmedDuplicates: [
            {
              paymentId: first,
              alike: ['PAYEE_AND_AMOUNT'],
              says: expect.stringMatching(
                /^The payment of 150\.00 USD to Taller Azul of .* has the same payee/,
              ),
            },
          ],
        },
      })
    })

    it('is the same payee by the account, and none by another amount, payee, organisation, or where money came back', async () => {
      const twin = await placeIdentity(store, org, { account: ' 0 12', name: 'Twin' })
      const first = await started({ beneficiaryIdentityId: twin })
      expect(await alike()).toEqual([[first, 'PAYEE_AND_AMOUNT']])
      expect(
        await alike({ beneficiaryIdentityId: await placeIdentity(store, org, { account: '013' }) }),
      ).toBeUndefined()
      await change(sql`update payments set state = 'FAILED' where org_id = ${org.orgId}`)
      expect(await alike()).toBeUndefined()
      const bare = await placeIdentity(store, org)
      const second = await started({ beneficiaryIdentityId: bare })
      expect(await alike({ beneficiaryIdentityId: bare })).toEqual([[second, 'PAYEE_AND_AMOUNT']])
      const other = await placeQuote(store, org, { amount: '151.00' })
      await change(sql`update quotes set destination_amount = 9 where id = ${other}`)
      expect(await alike({ beneficiaryIdentityId: bare, quoteId: other })).toBeUndefined()
      const arriving = await placeQuote(store, org, { amount: '152.00' })
      expect(await alike({ beneficiaryIdentityId: bare, quoteId: arriving })).toEqual([
        [second, 'PAYEE_AND_AMOUNT'],
      ])
      await change(sql`update payments set payment_type = 'RETURN' where id = ${second}`)
      expect(await alike({ beneficiaryIdentityId: bare })).toBeUndefined()
    })
  })
})
