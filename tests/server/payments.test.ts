import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { codeOf, identityNamed, pay, payBody, quoteOf, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const PAYMENTS = '/payout_proxy/payments'
const uniq = <T>(list: T[]) => [...new Set(list)]

describeEachEngine('payments', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let stranger: Caller
  let taller: IdentityRecord

  const countOf = (quoteId: string) =>
    asSystem(store, async (trx) => {
      const rows = await sql<{ payments: string; trail: string }>`select
        (select count(*) from payments where id = ${quoteId}) as payments,
        (select count(*) from audit_trail where object_id = ${quoteId}) as trail`.execute(trx)
      return rows.rows[0]
    })

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
    stranger = await signIn(world.app, 'treasury@harbor.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  describe('is created once', () => {
    it('has the id of its quote and takes every amount from it (PAY-025, PAY-028, API-147)', async () => {
      const quote = await quoteOf(maker, taller)
      const { status, body } = await maker.call('POST', PAYMENTS, {
        body: payBody(quote.quoteId, taller),
        key: randomUUID(),
      })
      expect(status).toBe(200)
      expect(body).toMatchObject({
        payment_id: quote.quoteId,
        payment_state: 'INITIATED',
        flow: 'DIRECT',
        quote: {
          sourceAmount: quote.sourceAmount,
          destinationAmount: quote.destinationAmount,
          quoteStatus: 'ACCEPTED',
        },
        beneficiary: { nickName: 'Taller Azul' },
        initiatedBy: { email: 'maker@lumen.example' },
        timeline: [{ state: 'INITIATED' }],
      })
    })

    it('fifty times the same intent at once', async () => {
      const quote = await quoteOf(maker, taller)
      const key = randomUUID()
      const all = await Promise.all(
        Array.from({ length: 50 }, () => pay(maker, taller, {}, key, quote.quoteId)),
      )
      const made = all.filter((answer) => answer.status === 200)
      expect(made.length).toBeGreaterThanOrEqual(1)
      expect(uniq(made.map((answer) => JSON.stringify(answer.body)))).toHaveLength(1)
      expect(uniq(all.filter((answer) => answer.status !== 200).map(codeOf))).toEqual(
        made.length === 50 ? [] : ['IDEMPOTENCY_IN_FLIGHT'],
      )
      expect(await countOf(quote.quoteId)).toEqual({ payments: '1', trail: '1' })
    })

    it('twenty intents for one quote, and the losers learn why', async () => {
      const quote = await quoteOf(maker, taller)
      const all = await Promise.all(
        Array.from({ length: 20 }, () => pay(maker, taller, {}, randomUUID(), quote.quoteId)),
      )
      expect(all.filter((answer) => answer.status === 200)).toHaveLength(1)
      expect(uniq(all.filter((answer) => answer.status !== 200).map(codeOf))).toEqual([
        'QUOTE_ACCEPTED_ALREADY',
      ])
      expect(await countOf(quote.quoteId)).toEqual({ payments: '1', trail: '1' })
    })

    it('when the answer was lost and the request is repeated', async () => {
      const quote = await quoteOf(maker, taller)
      const key = randomUUID()
      const first = await pay(maker, taller, {}, key, quote.quoteId)
      const again = await pay(maker, taller, {}, key, quote.quoteId)
      expect(again.body).toEqual(first.body)
      expect(again.headers['idempotency-replayed']).toBe('true')
    })

    it('and refuses the same intent with another body', async () => {
      const quote = await quoteOf(maker, taller)
      const key = randomUUID()
      await pay(maker, taller, {}, key, quote.quoteId)
      const other = await pay(maker, taller, { internalId: 'T-2' }, key, quote.quoteId)
      expect([other.status, codeOf(other)]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    })
  })

  it('refuses an amount, a rate or a fee in the body and creates nothing (PAY-028)', async () => {
    for (const name of ['sourceAmount', 'destinationAmount', 'adjustedRate', 'totalFee', 'payment_state']) {
      const quote = await quoteOf(maker, taller)
      const answer = await pay(maker, taller, { [name]: '0.01' }, randomUUID(), quote.quoteId)
      expect([name, answer.status, answer.body]).toMatchObject([name, 400, { fields: [{ path: name }] }])
      expect(await countOf(quote.quoteId)).toMatchObject({ payments: '0' })
    }
  })

  it('takes no internal ID of spaces alone, and says so (WIZ-024)', async () => {
    const { quoteId } = await quoteOf(maker, taller)
    const answer = await pay(maker, taller, { internalId: '   ' }, randomUUID(), quoteId)
    const fields = [{ path: 'internalId', message: 'Internal ID is required.' }]
    expect(answer).toMatchObject({ status: 400, body: { fields } })
    expect(await countOf(quoteId)).toMatchObject({ payments: '0' })
  })

  it('asks for the end-to-end ID where the organisation has it entered by hand, makes it elsewhere, and keeps one that was given (SET-003)', async () => {
    const keep = (value: string) =>
      asSystem(store, (trx) =>
        sql`update organisation_settings set setting_value = ${value} where setting_name = 'auto_generate_end_to_end_id'
          and org_id = (select org_id from users where email = 'maker@lumen.example')`.execute(trx),
      )
    const quote = await quoteOf(maker, taller)
    await keep('false')
    expect((await pay(maker, taller, {}, randomUUID(), quote.quoteId)).body).toMatchObject({
      code: 'END_TO_END_ID_REQUIRED',
      fields: [{ path: 'endToEndId' }],
    })
    expect(await countOf(quote.quoteId)).toMatchObject({ payments: '0' })
    expect((await pay(maker, taller, { endToEndId: 'OUR-7' })).body).toMatchObject({ endToEndId: 'OUR-7' })
    await keep('true')
    expect((await pay(maker, taller, {}, randomUUID(), quote.quoteId)).body).toMatchObject({
      endToEndId: expect.stringMatching(/^E2E[0-9A-F]{32}$/),
    })
  })

  it('takes an end-to-end ID of 128 characters, and of 35 where it is paid out by SEPA (LIM-040, OPEN-12)', async () => {
    const german = await identityNamed(maker, 'Elbe Logistik')
    expect(await quoteOf(maker, german)).toMatchObject({ messageFormat: 'ISO20022_SEPA' })
    expect(await quoteOf(maker, taller)).not.toHaveProperty('messageFormat')
    const long = await pay(maker, taller, { endToEndId: 'E'.repeat(128) })
    expect(long.body).toMatchObject({ endToEndId: 'E'.repeat(128) })
    expect((await pay(maker, taller, { endToEndId: 'E'.repeat(129) })).status).toBe(400)
    const short = await pay(maker, german, { endToEndId: 'E'.repeat(35) })
    expect(short.body).toMatchObject({ endToEndId: 'E'.repeat(35) })
    const quote = await quoteOf(maker, german)
    expect(
      await pay(maker, german, { endToEndId: 'E'.repeat(36) }, randomUUID(), quote.quoteId),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'endToEndId', message: expect.stringContaining('35') }] },
    })
    expect(await countOf(quote.quoteId)).toMatchObject({ payments: '0' })
  })

  it('refuses a quote that has expired by the clock of the database (QUO-022, QUO-027)', async () => {
    const quote = await quoteOf(maker, taller)
    await world.pass(121)
    const late = await pay(maker, taller, {}, randomUUID(), quote.quoteId)
    expect([late.status, codeOf(late)]).toEqual([409, 'QUOTE_EXPIRED'])
    expect(await countOf(quote.quoteId)).toMatchObject({ payments: '0' })
  })

  it('answers for another organisation exactly as for nothing at all', async () => {
    const created = await pay(maker, taller)
    const { payment_id: id } = created.body as { payment_id: string }
    const same = (body: unknown) => ({ ...(body as object), requestId: '' })
    for (const path of ['/payments/', '/audit/payment/']) {
      const theirs = await stranger.call('GET', path + id)
      const nobodys = await stranger.call('GET', path + randomUUID())
      expect([theirs.status, nobodys.status]).toEqual([404, 404])
      expect(same(theirs.body)).toEqual(same(nobodys.body))
    }
    const quote = await quoteOf(maker, taller)
    const stolen = await pay(stranger, taller, {}, randomUUID(), quote.quoteId)
    const unknown = await pay(stranger, taller, {}, randomUUID(), randomUUID())
    expect(same(stolen.body)).toEqual(same(unknown.body))
    expect(codeOf(stolen)).toBe('QUOTE_UNKNOWN')
    expect((await pay(maker, taller, {}, randomUUID(), quote.quoteId)).status).toBe(200)
  })

  it('takes a quote from the person and in the environment it was given to', async () => {
    const quote = await quoteOf(maker, taller)
    const colleague = await signIn(world.app, 'treasury@lumen.example')
    expect(codeOf(await pay(colleague, taller, {}, randomUUID(), quote.quoteId))).toBe('QUOTE_UNKNOWN')
    const own = await quoteOf(colleague, taller)
    const moved = { body: payBody(own.quoteId, taller), key: randomUUID(), query: { env_name: 'prod' } }
    expect(codeOf(await colleague.call('POST', PAYMENTS, moved))).toBe('QUOTE_UNKNOWN')
  })

  it('keeps production to those with a permission of its own (PRM-013, PRM-049)', async () => {
    const send = async (person: Caller) => {
      const query = { env_name: 'prod' }
      const { body } = await person.call('GET', '/pii_proxy/v2/identities', {
        query: { ...query, identityType: 'BENEFICIARY' },
      })
      const to = (body as { identities: IdentityRecord[] }).identities.find(
        (one) => one.nickName === 'Taller Azul',
      )!
      const quote = await quoteOf(person, to, {}, query)
      return person.call('POST', PAYMENTS, { body: payBody(quote.quoteId, to), key: randomUUID(), query })
    }
    const refused = await send(maker)
    expect([refused.status, codeOf(refused)]).toEqual([403, 'NO_PRODUCTION_ACCESS'])
    expect(refused.body).toMatchObject({
      clientMessage:
        'You do not have access to create payments in this environment. Ask your Organization Administrator.',
    })
    expect((await send(await signIn(world.app, 'treasury@lumen.example'))).status).toBe(200)
  })

  it('needs a beneficiary that the quote is for', async () => {
    const quote = await quoteOf(maker, taller)
    const elbe = await identityNamed(maker, 'Elbe Logistik')
    expect(codeOf(await pay(maker, elbe, {}, randomUUID(), quote.quoteId))).toBe('BENEFICIARY_DIFFERS')
    const nobody = { ...taller, identityId: randomUUID() }
    expect(codeOf(await pay(maker, nobody, {}, randomUUID(), quote.quoteId))).toBe('BENEFICIARY_UNKNOWN')
  })

  it('trims and capitalises the memo and holds it to the rules of the corridor (PAY-029, SET-012)', async () => {
    const sent = await pay(maker, taller, { paymentMemo: '  invoice 77 ' })
    expect(sent.body).toMatchObject({ memo: 'INVOICE 77' })
    const wrong = await pay(maker, taller, { paymentMemo: 'invoice #77' })
    expect([wrong.status, codeOf(wrong)]).toEqual([422, 'MEMO_NOT_ALLOWED'])
    expect(codeOf(await pay(maker, taller, { paymentMemo: 'A'.repeat(41) }))).toBe('MEMO_NOT_ALLOWED')
  })

  it('asks for a purpose, a source and documents where the corridor does', async () => {
    const deccan = await identityNamed(maker, 'Deccan Looms')
    expect(codeOf(await pay(maker, deccan))).toBe('PURPOSE_REQUIRED')
    expect(codeOf(await pay(maker, deccan, { purposeCode: 'FUN' }))).toBe('PURPOSE_UNKNOWN')
    expect(codeOf(await pay(maker, deccan, { purposeCode: 'SUPPLIER' }))).toBe('DOCUMENTS_REQUIRED')
    const foreign = await pay(maker, deccan, { purposeCode: 'SUPPLIER', fileIds: [randomUUID()] })
    expect(codeOf(foreign)).toBe('FILE_UNKNOWN')
    const oficina = await identityNamed(maker, 'Oficina Ipe')
    expect(codeOf(await pay(maker, oficina, { purposeCode: 'SUPPLIER' }))).toBe('SOURCE_OF_CASH_REQUIRED')
    expect((await pay(maker, oficina, { purposeCode: 'SUPPLIER', sourceOfCash: 'SAVINGS' })).status).toBe(200)
  })

  it('names an originator only where payments for others are allowed (PRM-046)', async () => {
    expect(codeOf(await pay(maker, taller, { originatorIdentityId: randomUUID() }))).toBe(
      'ORIGINATOR_NOT_ALLOWED',
    )
  })

  it('lists payments newest first, a page at a time (API-084)', async () => {
    const latest = (await pay(maker, taller)).body as { payment_id: string }
    const { body } = await maker.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '2' } })
    const list = body as {
      content: { payment_id: string; createdAt: string }[]
      page: { size: number; totalElements: number }
    }
    expect(list.content[0]?.payment_id).toBe(latest.payment_id)
    expect(list.content).toHaveLength(2)
    expect(list.page.totalElements).toBeGreaterThan(2000)
    expect((await maker.call('GET', '/xcurrent_proxy/v4/payments', { query: { size: '101' } })).status).toBe(
      400,
    )
  })
})
