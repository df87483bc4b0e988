import { beforeAll, expect, it } from 'vitest'
import { add, compare } from '#values/decimal.ts'
import { describeAnyEngine } from './engines.ts'
import {
  askQuote,
  codeOf,
  identityNamed,
  quoteOf,
  type Caller,
  type IdentityRecord,
  type QuoteRecord,
} from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

describeAnyEngine('quotes', (makeStore) => {
  let world: World
  let maker: Caller
  let taller: IdentityRecord

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
    maker = await signIn(world.app, 'maker@lumen.example')
    taller = await identityNamed(maker, 'Taller Azul')
  })

  it('answers with both amounts, the rate and the fees that add up (QUO-005, QUO-006, QUO-007, API-148)', async () => {
    const quote = await quoteOf(maker, taller)
    const parts = quote.fees.feeBreakdown.map((fee) => fee.calculatedFee)
    expect(
      compare(
        parts.reduce((sum, part) => add(sum, part), '0'),
        quote.fees.totalFee,
      ),
    ).toBe(0)
    expect(quote).toMatchObject({ sourceAmount: '150.00', fees: { feeCurrency: 'USD' }, rail: 'SPEI' })
    expect(quote.adjustedExchangeRate.adjustedRate).toMatch(/^1[78]\.\d{8}$/)
    expect(Date.parse(quote.expiresAt) - Date.parse(quote.createdAt)).toBe(120_000)
  })

  it('keeps every digit that was said (QUO-009)', async () => {
    for (const amount of ['1000.10', '1000', '99999.0100']) {
      expect((await quoteOf(maker, taller, { quoteAmount: amount })).sourceAmount).toBe(amount)
      const arriving = await quoteOf(maker, taller, {
        quoteAmount: amount,
        quoteAmountType: 'DESTINATION_AMOUNT',
      })
      expect(arriving.destinationAmount).toBe(amount)
    }
  })

  it('moves no amount that is finer than its currency, whichever side it is of (TRU-030)', async () => {
    const refused = async (quoteAmount: string, quoteAmountType: string) => {
      const { status, body } = await askQuote(maker, taller, { quoteAmount, quoteAmountType })
      return [status, (body as { fields?: object[] }).fields]
    }
    for (const amount of ['150.005', '100.0049999999999', `1.${'1'.repeat(20)}`]) {
      const readMessages = (currency: string) => [
        400,
        [{ path: 'quoteAmount', keyword: 'money', message: `${currency} has at most 2 decimals.` }],
      ]
      expect(await refused(amount, 'SOURCE_AMOUNT')).toEqual(readMessages('USD'))
      expect(await refused(amount, 'DESTINATION_AMOUNT')).toEqual(readMessages('MXN'))
    }
    expect((await askQuote(maker, taller, { quoteAmount: `1.${'1'.repeat(21)}` })).status).toBe(400)
  })

  it('takes an amount as text only, and never below nothing', async () => {
    for (const quoteAmount of [150, '-5', '1e3', '1,000', '']) {
      expect([quoteAmount, (await askQuote(maker, taller, { quoteAmount })).status]).toEqual([
        quoteAmount,
        400,
      ])
    }
  })

  it('gives the same rate for the same minute', async () => {
    const rates = await Promise.all([quoteOf(maker, taller), quoteOf(maker, taller)])
    const [first, second] = rates
    const minute = (quote: QuoteRecord) => quote.createdAt.slice(0, 16)
    if (minute(first) === minute(second))
      expect(first.adjustedExchangeRate).toEqual(second.adjustedExchangeRate)
    else expect(first.adjustedExchangeRate).not.toEqual(second.adjustedExchangeRate)
  })

  it('chooses the rail by the amount that arrives', async () => {
    const cebu = await identityNamed(maker, 'Cebu Weavers')
    const railOf = async (quoteAmount: string) =>
      (await quoteOf(maker, cebu, { quoteAmount, quoteAmountType: 'DESTINATION_AMOUNT' })).rail
    expect([await railOf('49999'), await railOf('50000'), await railOf('50001')]).toEqual([
      'InstaPay',
      'InstaPay',
      'PESONet',
    ])
  })

  it('says what is the matter with an amount the corridor does not carry', async () => {
    const small = await askQuote(maker, taller, {
      quoteAmount: '0.05',
      quoteAmountType: 'DESTINATION_AMOUNT',
    })
    expect([small.status, small.body]).toMatchObject([
      422,
      { code: 'AMOUNT_BELOW_LIMIT', message: expect.stringContaining('0.10 MXN') },
    ])
    const large = await askQuote(maker, taller, {
      quoteAmount: '10000000',
      quoteAmountType: 'DESTINATION_AMOUNT',
    })
    expect(codeOf(large)).toBe('AMOUNT_ABOVE_LIMIT')
    expect(codeOf(await askQuote(maker, taller, { quoteAmount: '0' }))).toBe('AMOUNT_BELOW_LIMIT')
  })

  it('refuses a payout that is not open in the words of the specification (ERR-035)', async () => {
    const answer = await askQuote(maker, taller, { destinationCountry: 'JP', destinationCurrency: 'JPY' })
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { message: 'Requested payout is not yet available' },
    ])
    const northwind = await signIn(world.app, 'maker@northwind.example')
    const closed = await askQuote(northwind, taller, { destinationCountry: 'AR', destinationCurrency: 'ARS' })
    expect(codeOf(closed)).toBe('PAYOUT_NOT_AVAILABLE')
  })

  it('refuses a payment method nobody offers, and a country that is not served (ERR-034, LIM-050)', async () => {
    expect((await askQuote(maker, taller, { payoutCategory: 'ATM' })).body).toMatchObject({
      code: 'INVALID_PAYMENT_METHOD',
      message: 'No quotes were returned for this payment method. Choose another one and try again.',
    })
    expect(
      codeOf(await askQuote(maker, taller, { destinationCountry: 'KP', destinationCurrency: 'KPW' })),
    ).toBe('COUNTRY_NOT_SERVED')
  })

  it('takes a network for wallets (QUO-010)', async () => {
    const wallet = await identityNamed(maker, 'Ledger treasury')
    expect((await quoteOf(maker, wallet)).rail).toBe('XRP Ledger')
    expect(codeOf(await askQuote(maker, wallet, { destinationBlockchainNetwork: 'Tron' }))).toBe(
      'PAYOUT_NOT_AVAILABLE',
    )
  })
})
