import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { describeEachEngineAtLength } from './engines.ts'
import { legacyQuote } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

interface LegacyQuote {
  quote_id: string
  quote_elements: Record<string, unknown>[]
}

describeEachEngineAtLength('the legacy flow', (makeStore) => {
  let world: World
  let sender: Caller

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
    sender = await signIn(world.app, 'maker@cordillera.example')
  })

  const ask = (changes: object = {}) =>
    sender.call('POST', '/quote_collections', { body: legacyQuote(changes) })
  const accept = (quote_id: string, key: string = randomUUID(), changes: object = {}) =>
    sender.call('POST', '/payments/accept', {
      key,
      body: { quote_id, sender_end_to_end_id: 'E-1', ...changes },
    })
  const quote = async () => ((await ask()).body as { quotes: LegacyQuote[] }).quotes[0]!

  const money = expect.stringMatching(/^\d+(\.\d+)?$/) as string
  const moment = expect.stringMatching(/^\d{4}-.+Z$/) as string

  it('moves no amount and no fee that is finer than its currency (TRU-030)', async () => {
    for (const [changes, path, currency] of [
      [{ amount: '150.005' }, 'amount', 'USD'],
      [{ amount: '150.005', quoteType: 'RECEIVING_AMOUNT' }, 'amount', 'MXN'],
      [{ customFee: '1.001' }, 'customFee', 'USD'],
    ] as const) {
      const { status, body } = await ask({ quoteType: 'SENDING_AMOUNT', ...changes })
      expect([status, body]).toMatchObject([
        400,
        { fields: [{ path, message: `${currency} has at most 2 decimals.` }] },
      ])
    }
  })

  it('quotes with both sides, fees and codes (QUO-002, QUO-003, QUO-004, QUO-011, API-055)', async () => {
    const { body } = await ask()
    expect(body).toMatchObject({
      quote_collection_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      quotes: [
        {
          type: 'SENDING_AMOUNT',
          amount: '250.10',
          currency_code: 'USD',
          sender_address: 'settlement@rn.org.cordillera-remesas-sa',
          receiver_address: 'payout@rn.mx.banco-norte',
          quote_elements: [
            {
              quote_element_order: 1,
              sending_amount: '250.10',
              receiving_amount: money,
              sending_fee: money,
              receiving_fee: money,
              sending_currency_code: 'USD',
              receiving_currency_code: 'MXN',
              transfer_currency_code: 'MXN',
            },
          ],
        },
      ],
    })
  })

  it('knows the four quote types and no other (QUO-020)', async () => {
    for (const quoteType of [
      'SENDING_AMOUNT',
      'RECEIVING_AMOUNT',
      'TOTAL_RECEIVED',
      'TOTAL_RECEIVED_MINUS_FEES',
    ]) {
      expect([quoteType, (await ask({ quoteType })).status]).toEqual([quoteType, 200])
    }
    expect((await ask({ quoteType: 'SOME' })).status).toBe(400)
  })

  it('asks for a receiver host that looks like one, and a way of payout (QUO-039, QUO-041)', async () => {
    expect((await ask({ receiverHost: 'banco.mx' })).status).toBe(400)
    expect((await ask({ payoutMethodCategory: undefined })).status).toBe(400)
    expect((await ask({ payoutMethodCategory: undefined, outletId: 'O-1' })).status).toBe(200)
  })

  it('accepts a quote once, of forty at the same time (API-056, QUO-027)', async () => {
    const { quote_id } = await quote()
    const all = await Promise.all(Array.from({ length: 40 }, () => accept(quote_id)))
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(1)
    const losers = all.filter((answer) => answer.status !== 200)
    expect(new Set(losers.map(codeOf))).toEqual(new Set(['QUOTE_ACCEPTED_ALREADY']))
  })

  it('makes a payment with contract and labels (PAY-021, PAY-022, PAY-023, PAY-067)', async () => {
    const { quote_id } = await quote()
    const { body } = await accept(quote_id, randomUUID(), { internal_id: 'CR-9', user_info: { desk: 'A' } })
    expect(body).toMatchObject({
      payment_id: quote_id,
      payment_state: 'ACCEPTED',
      flow: 'LEGACY',
      contract: {
        sender_end_to_end_id: 'E-1',
        quote: { quote_id, quote_elements: [{ sending_amount: '250.10' }] },
        fx_rate: money,
        created_at: moment,
        sender_address: 'settlement@rn.org.cordillera-remesas-sa',
        receiver_address: 'payout@rn.mx.banco-norte',
        expires_at: moment,
      },
      internal_info: { internal_id: 'CR-9', labels: ['pending_approval'] },
      approval: { status: 'pending' },
      user_info: { desk: 'A' },
    })
  })

  it('takes an end-to-end ID of 128 characters and no longer (QUO-042, LIM-040)', async () => {
    const { quote_id } = await quote()
    expect((await accept(quote_id, randomUUID(), { sender_end_to_end_id: 'E'.repeat(129) })).status).toBe(400)
    expect((await accept(quote_id, randomUUID(), { sender_end_to_end_id: 'E'.repeat(128) })).status).toBe(200)
  })

  it('refuses an expired quote (QUO-022)', async () => {
    const { quote_id } = await quote()
    await world.pass(121)
    expect(codeOf(await accept(quote_id))).toBe('QUOTE_EXPIRED')
  })
})
