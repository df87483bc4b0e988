import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptLegacy, type AcceptanceDependencies } from '#server/payments/start/legacy-acceptance.ts'
import type { Store } from '#server/store/store.ts'
import { callWith } from './calling.ts'
import { createTestStore } from './engines.ts'
import { placeOrganisation, placeQuote, stateOf, type PlacedOrganisation } from './placing.ts'
import { comparingDefinitions } from './server.ts'
import { asSystem } from './system.ts'

const AUTHORIZE = 'cloud.payments.authorization.write'
const RECEIVER = 'payout@rn.mx.banco-norte'

describe('a quote of the legacy flow that is accepted (TRU-495)', () => {
  let store: Store
  let org: PlacedOrganisation
  let followed: unknown[]
  const definitions = comparingDefinitions()

  beforeAll(async () => {
    store = await createTestStore('empty')
  })
  beforeEach(async () => {
    followed = []
    org = await placeOrganisation(store)
  })

  const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const quoted = (more: object = {}) =>
    placeQuote(store, org, { flow: 'LEGACY', receiver: RECEIVER, ...more })
  const accept = async (
    requested: object = {},
    settings: Record<string, string> = {},
    library = definitions.library,
  ) => {
    const body = { quote_id: await quoted(), sender_end_to_end_id: randomUUID(), ...requested }
    const dependencies = {
      definitions: { ...definitions, library },
      network: {
        corridor: () => ({
          country: 'MX',
          currency: 'MXN',
          payoutCategory: 'BANK',
          rails: [],
          account: [
            {
              fieldName: 'Acct',
              fieldDescription: 'Account',
              fieldType: 'OPTIONAL',
              fieldDataType: 'STRING',
            },
          ],
        }),
      },
      holders: { BUSINESS: [], INDIVIDUAL: [], address: [] },
      legacy: {
        scenario: (address: string) => (address === RECEIVER ? 'silent' : null),
        follow: (_: unknown, place: object, made: object) =>
          Promise.resolve(followed.push({ ...place, ...made })),
      },
    } as unknown as AcceptanceDependencies
    const session = { organisation: { settings }, user: { email: 'ana@example.test' } }
    const answer = await callWith(
      store,
      { orgId: org.orgId, userId: org.maker, environment: 'uat' },
      (request) => acceptLegacy(request as unknown as Parameters<typeof acceptLegacy>[0], dependencies),
      { body, session },
    )
    return { answer, id: body.quote_id }
  }
  const rowOf = async (id: string) =>
    (
      await change(sql`select *, extract(epoch from contract_expires_at - created_at)::int as seconds from payments
        where id = ${id}`)
    ).rows[0] as Record<string, unknown>
  const noticesOf = async (id: string) =>
    (
      await change(
        sql`select event_type, user_id from notifications where page_parameters ->> 'id' = ${id} order by event_type`,
      )
    ).rows

  it('is a payment with a contract, whose money is set aside and which the others are told of', async () => {
    const info = {
      sender_end_to_end_id: 'E-7',
      internal_id: 'INV-7',
      user_info: { note: 'urgent' },
      beneficiary_data: { Acct: '1' },
    }
    const { answer, id } = await accept(info)
    expect(answer).toEqual({ paymentId: id, details: {} })
    expect(await rowOf(id)).toMatchObject({
      flow: 'LEGACY',
      state: 'ACCEPTED',
      environment: 'uat',
      initiated_by: org.maker,
      source: 'USER',
      internal_id: 'INV-7',
      end_to_end_id: 'E-7',
      labels: [],
      scenario: 'silent',
      user_info: { note: 'urgent', beneficiary: { Acct: '1' } },
      seconds: 86_400,
    })
    expect(await stateOf(store, id)).toMatchObject({
      approval: null,
      money: 'HELD',
      events: ['quote accepted ACCEPTED'],
    })
    expect(followed).toEqual([
      {
        orgId: org.orgId,
        environment: 'uat',
        paymentId: id,
        move: 'accept',
        side: 'sender',
        scenario: 'silent',
      },
    ])
    expect(await noticesOf(id)).toEqual([{ event_type: 'PAYMENT_ACCEPTED', user_id: org.maker }])
    const { rows } =
      await change(sql`select state, (select user_id from payment_events where payment_id = ${id}) as by
      from quotes where id = ${id}`)
    expect(rows).toEqual([{ state: 'accepted', by: org.maker }])
    const bare = await accept({ sender_end_to_end_id: 'E-8', confirmed_duplicates: [id] })
    expect(await rowOf(bare.id)).toMatchObject({ internal_id: 'E-8', user_info: {} })
    expect(bare.answer).toMatchObject({
      details: { confirmedDuplicates: [{ paymentId: id, alike: ['PAYEE_AND_AMOUNT'] }] },
    })
  })

  it('waits for a second person where the organisation has one, who is asked', async () => {
    await change(
      sql`insert into user_roles (org_id, user_id, role) values (${org.orgId}, ${org.checker}, ${AUTHORIZE})`,
    )
    const { id } = await accept({}, { payment_authorization: 'true' })
    expect(await rowOf(id)).toMatchObject({ state: 'ACCEPTED', labels: ['pending_approval'] })
    expect(await stateOf(store, id)).toMatchObject({ approval: 'pending', money: 'HELD' })
    expect(await noticesOf(id)).toEqual([
      { event_type: 'PAYMENT_ACCEPTED', user_id: org.maker },
      { event_type: 'PAYMENT_AUTHORIZATION_REQUEST', user_id: org.checker },
    ])
    const { approval: _, ...machines } = definitions.library.machines
    const broken = { ...definitions.library, machines }
    expect((await accept({}, { payment_authorization: 'true' }, broken)).answer).toMatchObject({
      fault: 'definition-broken',
    })
  })

  it('is refused with nothing taken where something is wrong, missing, too much or done before', async () => {
    const first = await accept({ internal_id: 'Inv-1' })
    const other = { receiver: 'other@rn.mx.banco-norte' }
    for (const [fault, requested, settings] of [
      ['quote-unknown', { quote_id: randomUUID() }, {}],
      ['quote-unknown', { quote_id: await placeQuote(store, org) }, {}],
      ['quote-accepted-already', { quote_id: first.id }, {}],
      ['end-to-end-id-required', { sender_end_to_end_id: undefined }, {}],
      ['invalid-request', { sender_end_to_end_id: 'x'.repeat(1000) }, {}],
      ['invalid-request', { beneficiary_data: { Odd: 'x' } }, {}],
      ['payment-duplicate', {}, {}],
      ['payment-duplicate', { quote_id: await quoted(other), internal_id: 'INV-1' }, {}],
      ['insufficient-funds', { quote_id: await quoted({ ...other, amount: '900.00' }) }, {}],
    ] as const)
      expect.soft((await accept(requested, settings)).answer, fault).toMatchObject({ fault })
    const { rows } =
      await change(sql`select (select count(*)::int from payments where org_id = ${org.orgId}) as payments,
      trim_scale(held)::text as taken from balances where org_id = ${org.orgId} and environment = 'uat'`)
    expect(rows).toEqual([{ payments: 1, taken: '150' }])
    expect(followed).toHaveLength(1)
    const made = await accept(
      { quote_id: await quoted(other), sender_end_to_end_id: undefined },
      { auto_generate_end_to_end_id: 'true' },
    )
    expect(await rowOf(made.id)).toMatchObject({ end_to_end_id: expect.stringMatching(/^E2E/) })
    const { 'legacy-payment': _, ...machines } = definitions.library.machines
    const broken = { ...definitions.library, machines }
    expect((await accept({}, {}, broken)).answer).toMatchObject({ fault: 'definition-broken' })
  })
})
