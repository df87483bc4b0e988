import { expect, it } from 'vitest'
import { arrivalDay } from '#server/network/calendar/arrival.ts'
import { describeEachEngineAtLength } from './engines.ts'
import { fund } from './funding.ts'
import { identityNamed, quoteOf, type QuoteRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld } from './world.ts'

const LUMEN = { email: 'maker@lumen.example' }
const LONDON = {
  currency: 'GBP',
  zone: 'Europe/London',
  cutOff: '14:30',
  weekdays: [1, 2, 3, 4, 5],
  holidays: [],
  through: '2999-12-31',
}
const NEVER = { ...LONDON, weekdays: [1], through: '2026-01-01' }
const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })

describeEachEngineAtLength('the day on which money arrives', (makeStore) => {
  it('is told of what banks move on their own days, by our calendar while the network is silent, and of nothing else (TRU-534)', async () => {
    const store = await makeStore('seeded')
    const world = await openWorld(store)
    world.network.answer((path) => (path === '/calendar' ? json({}, 503) : undefined))
    await fund(store, LUMEN, '9000000.00')
    const maker = await signIn(world.app, LUMEN.email)
    const payee = await identityNamed(maker, 'Alder Press')
    const quote = async (quoteAmount: string) => {
      const terms = { quoteAmount, quoteAmountType: 'DESTINATION_AMOUNT' }
      return (await quoteOf(maker, payee, terms)) as QuoteRecord & { arrivesOn?: string }
    }
    const byBank = await quote('1500000.00')
    expect(byBank.rail).toBe('CHAPS')
    expect(byBank.arrivesOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const dayAndNight = await quote('150.00')
    expect([dayAndNight.rail, dayAndNight.arrivesOn]).toEqual(['Faster Payments', undefined])
    expect(byBank.arrivesOn! >= byBank.createdAt.slice(0, 10)).toBe(true)
  })

  it.each<[is: string, answered: object, hasDay: boolean]>([
    ['is over', { calendars: [NEVER] }, false],
    ['cannot be read', { calendars: [NEVER, { ...LONDON, zone: 'Europe/Camelot' }] }, true],
    ['names no such currency', { calendars: [{ ...NEVER, currency: 'EUR' }] }, true],
  ])('is told by a calendar of the network that %s: %j (TRU-534)', async (_, answered, hasDay) => {
    const store = await makeStore('seeded')
    const world = await openWorld(store)
    world.network.answer((path) => (path === '/calendar' ? json(answered) : undefined))
    await fund(store, LUMEN, '9000000.00')
    const maker = await signIn(world.app, LUMEN.email)
    const payee = await identityNamed(maker, 'Alder Press')
    const terms = { quoteAmount: '1500000.00', quoteAmountType: 'DESTINATION_AMOUNT' }
    const ask = async () => (await quoteOf(maker, payee, terms)) as QuoteRecord & { arrivesOn?: string }
    // It is asked beside the first quote.
    await ask()
    expect((await ask()).arrivesOn !== undefined).toBe(hasDay)
  })

  it('holds for the whole time of a quote, also where that goes past the cut-off (TRU-829)', async () => {
    const store = await makeStore('seeded')
    const world = await openWorld(store)
    const cutOff = new Date(Date.now() + 60_000).toISOString().slice(11, 16)
    const calendar = { ...LONDON, zone: 'UTC', weekdays: [1, 2, 3, 4, 5, 6, 7], cutOff }
    world.network.answer((path) => (path === '/calendar' ? json({ calendars: [calendar] }) : undefined))
    await fund(store, LUMEN, '9000000.00')
    const maker = await signIn(world.app, LUMEN.email)
    const payee = await identityNamed(maker, 'Alder Press')
    const terms = { quoteAmount: '1500000.00', quoteAmountType: 'DESTINATION_AMOUNT' }
    await quoteOf(maker, payee, terms)
    const quote = (await quoteOf(maker, payee, terms)) as QuoteRecord & { arrivesOn?: string }
    const ends = new Date(quote.expiresAt)
    expect(quote.arrivesOn).toBe(arrivalDay(calendar, 0, ends))
    expect(quote.arrivesOn! > ends.toISOString().slice(0, 10)).toBe(true)
  })
})
