import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { mexican } from './holders.ts'
import { legacyQuote } from './legacy-payments.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

interface Element {
  sending_amount: string
  receiving_amount: string
  sending_fee: string
}

interface LegacyQuote {
  quote_id: string
  fx_rate: string
  payment_method: string
  message_format?: string
  sender_address: string
  quote_elements: [Element]
}

const talleres = {
  ...mexican,
  'Cdtr.Nm': 'Talleres del Valle',
  'CdtrAcct.Id.Othr.Id': '032180000118359719',
}

describeAnyEngine('quotes of the legacy flow', (makeStore) => {
  let store: Store
  let app: World['app']
  let sender: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    ;({ app } = await openWorld(store))
    sender = await signIn(app, 'maker@cordillera.example')
  })

  const toGermany = { country: 'DE', payoutCurrency: 'EUR', payoutMethodCategory: 'OTHER' }
  const ask = (changes: object = {}) =>
    sender.call('POST', '/quote_collections', { body: legacyQuote(changes) })
  const askTable = (verb: string, destination: string, person = sender) =>
    person.call('GET', `/xcurrent_proxy/internal/routing_table/${verb}`, { query: { destination } })
  const quotes = async (changes: object = {}) =>
    ((await ask(changes)).body as { quotes: LegacyQuote[] }).quotes
  const first = async (changes: object = {}) => (await quotes(changes))[0]!
  const accept = (quote_id: string, changes: object = {}) =>
    sender.call('POST', '/payments/accept', {
      key: randomUUID(),
      body: { quote_id, sender_end_to_end_id: 'E-1', ...changes },
    })
  const rate = { rate: '20', baseCurrency: 'USD', counterCurrency: 'MXN', rateType: 'seller' }

  it('knows what quotes of the last 90 days were asked for, each name once (API-083, LIM-003)', async () => {
    const long = { senderAccount: 'longago', receiverHost: 'rn.mx.longago', receiverAccount: 'longago' }
    for (const [changes, days] of [
      [long, 91],
      [{ senderAccount: 'lately' }, 89],
    ] as const) {
      const { quote_id } = await first(changes)
      const ago = sql<Date>`app_now() - make_interval(days => ${days}::int)`
      await asSystem(store, (trx) =>
        trx.updateTable('quotes').set({ created_at: ago }).where('id', '=', quote_id).execute(),
      )
    }
    const { body } = await sender.call('GET', '/quote_collections/metadata')
    const { senderAccounts, receiverHosts, paymentMethods } = body as Record<string, string[]>
    expect(senderAccounts).toContain('lately')
    expect(receiverHosts).toContain('rn.mx.banco-norte')
    expect(paymentMethods).toContain('SPEI')
    expect(new Set(senderAccounts).size).toBe(senderAccounts!.length)
    expect(JSON.stringify(body)).not.toContain('longago')
  })

  it('knows the ways to a receiver in any case, the shortest first, and whether it is a peer (API-077, API-078)', async () => {
    const tell = async (destination: string) => {
      const ways = (await askTable('lookup', destination)).body as { routes: { hosts: string[] }[] }
      const direct = (await askTable('direct_lookup', destination)).body as { peers: unknown[] }
      return [ways.routes.map(({ hosts }) => hosts), direct.peers.length]
    }
    expect(await tell('payout@RN.ph.Isla-Bank')).toEqual([[[], ['rn.us.atlantic-trust']], 1])
    expect(await tell('rn.in.yamuna-bank')).toEqual([[['rn.us.atlantic-trust', 'rn.de.elbe-bank']], 0])
    expect(await tell('rn.xx.nobody')).toEqual([[], 0])
    const own = async (destination: string) =>
      ((await askTable('lookup', destination)).body as { own: boolean }).own
    expect(await own('desk@RN.org.cordillera-remesas-sa'), 'its own node').toBe(true)
    expect(await own('rn.ph.isla-bank')).toBe(false)
    expect((await askTable('direct_lookup', 'rn.mx.banco-norte')).body).toEqual({
      destination: 'rn.mx.banco-norte',
      peers: [{ host: 'rn.mx.banco-norte', currencies: ['MXN', 'USD'] }],
    })
  })

  it('says what is wrong with a destination, and tells nobody who may not ask for quotes of the network (API-077, API-078)', async () => {
    for (const verb of ['lookup', 'direct_lookup']) {
      for (const wrong of ['bank', 'rn.mx', 'a@b@rn.mx.bank', 'a@', ' '])
        expect([wrong, await askTable(verb, wrong)]).toMatchObject([
          wrong,
          {
            status: 400,
            body: { fields: [{ path: 'destination', keyword: 'pattern' }] },
          },
        ])
      for (const [login, code] of [
        ['viewer@cordillera.example', 'INSUFFICIENT_PERMISSIONS'],
        ['maker@lumen.example', 'CONNECTIONS_NOT_AVAILABLE'],
      ] as const) {
        const answer = await askTable(verb, 'rn.mx.banco-norte', await signIn(app, login))
        expect([login, answer.status, codeOf(answer)]).toEqual([login, 403, code])
      }
    }
  })

  it('takes everything the form has (QUO-014, QUO-018, QUO-019)', async () => {
    const quote = await first({
      senderSegregatedAccount: 'clients',
      senderOption: 'standard',
      host: 'rn.us.desk',
      quoteRoute: 'rn.us.hub',
      receiverCountry: 'MX',
      paymentMethod: 'spei',
      outletId: 'O-7',
      returnAmountType: true,
      walletSend: true,
    })
    expect(quote).toMatchObject({ sender_address: 'clients@rn.us.desk', payment_method: 'SPEI' })
  })

  it('takes no name the form does not have, and no broken value', async () => {
    for (const wrong of [{ colour: 'red' }, { walletSend: 'yes' }, { customRate: { rate: '20' } }])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 400])
  })

  it('needs the account, the type, the host, the country and the currency (QUO-030, QUO-031, QUO-032, QUO-033, QUO-034, QUO-035, QUO-040)', async () => {
    const needed = [
      'senderAccount',
      'quoteType',
      'receiverHost',
      'country',
      'currency',
      'amount',
      'receiverAccount',
    ]
    for (const name of needed) expect([name, (await ask({ [name]: undefined })).status]).toEqual([name, 400])
    for (const amount of ['-1', 'much', ''])
      expect([amount, (await ask({ amount })).status]).toEqual([amount, 400])
  })

  it('reads the amount as its type says: what is sent, what arrives, or that less the fee (QUO-020)', async () => {
    const [sending] = (await first({ amount: '100' })).quote_elements
    expect(sending.sending_amount).toBe('100')
    for (const quoteType of ['RECEIVING_AMOUNT', 'TOTAL_RECEIVED']) {
      const [element] = (await first({ quoteType, amount: '2000', customRate: rate, customFee: '5' }))
        .quote_elements
      expect(element).toMatchObject({ sending_amount: '105.00', receiving_amount: '2000' })
    }
    const [less] = (
      await first({
        quoteType: 'TOTAL_RECEIVED_MINUS_FEES',
        amount: '2000',
        customRate: rate,
        customFee: '5',
      })
    ).quote_elements
    expect(less).toMatchObject({ sending_amount: '100.00', receiving_amount: '1900.00', sending_fee: '5.00' })
  })

  it('honours a custom fee and a custom rate, whichever way round it is said (QUO-016, QUO-017)', async () => {
    const own = await first({ amount: '105', customFee: '5', customRate: rate })
    expect(own).toMatchObject({ fx_rate: '20.00000000', quote_elements: [{ receiving_amount: '2000.00' }] })
    const turned = { rate: '0.05', baseCurrency: 'MXN', counterCurrency: 'USD', rateType: 'buyer' }
    const other = await first({ amount: '105', customFee: '5', customRate: turned })
    expect(other.quote_elements[0].receiving_amount).toBe('2000.00')
    const free = await first({ amount: '100', customFee: '0', customRate: rate })
    expect(free.quote_elements[0]).toMatchObject({ sending_fee: '0.00', receiving_amount: '2000.00' })
  })

  it('takes no negative fee, no rate of zero and none of other currencies (QUO-036, QUO-037, QUO-038)', async () => {
    expect((await ask({ customFee: '-1' })).status).toBe(400)
    const faults = async (customRate: object) =>
      ((await ask({ customRate })).body as { fields: { path: string }[] }).fields.map(({ path }) => path)
    expect(await faults({ ...rate, rate: '0' })).toEqual(['customRate.rate'])
    expect(await faults({ ...rate, baseCurrency: 'GBP' })).toEqual(['customRate.baseCurrency'])
  })

  it('offers every way of payout that fits, or the one that is named', async () => {
    const methods = async (changes: object) =>
      (await quotes({ ...toGermany, ...changes })).map(({ payment_method }) => payment_method)
    expect(await methods({})).toEqual(['SEPA Instant', 'SEPA'])
    expect(await methods({ amount: '200000' })).toEqual(['SEPA'])
    expect(await methods({ payoutMethodCategory: 'MNPS' })).toEqual(['SEPA'])
    expect(await methods({ paymentMethod: 'SEPA Instant' })).toEqual(['SEPA Instant'])
  })

  it('says so when no quote comes of it, and when the payment method is none (ERR-033, ERR-034)', async () => {
    const none = await ask({ amount: '0' })
    expect([codeOf(none), (none.body as { message: string }).message]).toEqual([
      'NO_QUOTES',
      'No quotes were returned. Change the amount or the destination and try again.',
    ])
    expect(codeOf(await ask({ paymentMethod: 'carrier pigeon' }))).toBe('INVALID_PAYMENT_METHOD')
    expect(codeOf(await ask({ payoutMethodCategory: 'CASH_PAYOUT' }))).toBe('INVALID_PAYMENT_METHOD')
  })

  it('says that there is no account to pay from where the organisation has none (ERR-036)', async () => {
    const pay = (list: string) =>
      asSystem(store, (trx) =>
        sql`update product_configurations set configuration =
          jsonb_set(configuration, '{routes,enabledSourceList}', ${list}::jsonb)
          where org_id = (select org_id from users where email = 'maker@cordillera.example')`.execute(trx),
      )
    await pay('[]')
    const { status, body } = await ask()
    await pay('["USD"]')
    expect([status, body]).toMatchObject([
      422,
      {
        errorCode: 'NO_ACCOUNTS',
        message: 'There is no account to pay from. Ask your Organization Administrator to add one.',
      },
    ])
    expect((await ask()).status).toBe(200)
  })

  it('refuses a country that is not served, at the field that names it', async () => {
    const { body } = await ask({ receiverCountry: 'KP' })
    expect(body).toMatchObject({ errorCode: 'COUNTRY_NOT_SERVED', fields: [{ path: 'receiverCountry' }] })
  })

  it('takes 35 characters of end-to-end ID where messages are ISO20022_SEPA, 128 elsewhere (PAY-033, QUO-043)', async () => {
    const sepa = await first(toGermany)
    expect(sepa.message_format).toBe('ISO20022_SEPA')
    const { body, status } = await accept(sepa.quote_id, { sender_end_to_end_id: 'E'.repeat(36) })
    expect([status, body]).toMatchObject([400, { fields: [{ path: 'sender_end_to_end_id' }] }])
    expect((await accept(sepa.quote_id, { sender_end_to_end_id: 'E'.repeat(35) })).status).toBe(200)
    const other = await first()
    expect(other.message_format).toBeUndefined()
    expect((await accept(other.quote_id, { sender_end_to_end_id: 'E'.repeat(36) })).status).toBe(200)
  })

  it('makes the end-to-end ID where the organisation wants it made, asks for it elsewhere, and keeps one that was given (SET-003)', async () => {
    const admin = await signIn(app, 'admin@cordillera.example')
    const { claims } = (await admin.browser.visit('/auth/session')).json<{ claims: { orgId: string } }>()
    const makes = (setting_value: string) =>
      admin.call('POST', `/organizations/${claims.orgId}/settings`, {
        body: { settings: [{ setting_name: 'auto_generate_end_to_end_id', setting_value }] },
      })
    const none = { sender_end_to_end_id: undefined }
    const { quote_id } = await first(toGermany)
    const requested = { code: 'END_TO_END_ID_REQUIRED', fields: [{ path: 'sender_end_to_end_id' }] }
    expect((await accept(quote_id, none)).body).toMatchObject(requested)
    await asSystem(store, (trx) =>
      trx
        .deleteFrom('organisation_settings')
        .where('org_id', '=', claims.orgId)
        .where('setting_name', '=', 'auto_generate_end_to_end_id')
        .execute(),
    )
    expect((await accept(quote_id, none)).body, 'it never said').toMatchObject(requested)
    expect((await makes('true')).status).toBe(200)
    expect((await accept(quote_id, none)).body).toMatchObject({
      endToEndId: expect.stringMatching(/^E2E[0-9A-F]{32}$/),
    })
    const given = { sender_end_to_end_id: 'OUR-7' }
    expect((await accept((await first()).quote_id, given)).body).toMatchObject({ endToEndId: 'OUR-7' })
    await makes('false')
  })

  it('takes user info that is an object, and nothing else (QUO-044)', async () => {
    const { quote_id } = await first()
    for (const user_info of ['desk', ['desk'], 7])
      expect([user_info, (await accept(quote_id, { user_info })).status]).toEqual([user_info, 400])
    expect((await accept(quote_id, { user_info: { desk: { floor: 2 } } })).body).toMatchObject({
      user_info: { desk: { floor: 2 } },
    })
  })

  it('takes beneficiary data that is what the destination asks for, and leaves the quote open otherwise (QUO-045)', async () => {
    const { quote_id } = await first()
    const wrong = await accept(quote_id, { beneficiary_data: { 'CdtrAcct.Id.Othr.Id': '12' } })
    expect([wrong.status, wrong.body]).toMatchObject([400, { fields: [{ path: 'beneficiary_data' }] }])
    const nested = await accept(quote_id, { beneficiary_data: { Cdtr: { Nm: 'Talleres' } } })
    const says = /^Cdtr: This destination does not ask for this. It asks for Cdtr.Nm, /
    expect(nested.body).toMatchObject({ fields: [{ message: expect.stringMatching(says) }] })
    const right = await accept(quote_id, { beneficiary_data: talleres })
    expect(right.body).toMatchObject({ user_info: { beneficiary: talleres } })
  })
})
