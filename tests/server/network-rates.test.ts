import { beforeAll, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { describeEachEngineAtLength } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWorld, type World } from './world.ts'

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const PAIRS = [
  { source: 'USD', destination: 'MXN' },
  { source: 'MXN', destination: 'USD' },
]
const MINUTE = 60

describeEachEngineAtLength('rates for orientation', (makeStore) => {
  let world: World
  let maker: Caller
  let answer: (() => Response) | undefined

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
    world.network.answer((path) => (path === '/rates' ? answer?.() : undefined))
    maker = await signIn(world.app, 'maker@lumen.example')
  })

  const say = (next: () => Response) => void (answer = next)
  const shown = async () => {
    const { body } = await maker.call('POST', '/pricing_proxy/rates', { body: { pairs: PAIRS } })
    return (body as Answer<'rates.read'>).rates.map(({ source, rate }) => `${source} ${rate}`)
  }
  const one = { source: 'USD', destination: 'MXN', rate: '19.5', at: '2026-11-27T12:00:00Z' }

  it('are those of the network, none of a pair it leaves out, and none once it is silent for long (TRU-536)', async () => {
    say(() => json({}, 503))
    expect(await shown()).toEqual([])
    say(() => json({ rates: [one] }))
    expect(await shown()).toEqual(['USD 19.5'])
    say(() => json({}, 503))
    await world.pass(2 * MINUTE)
    expect(await shown()).toEqual(['USD 19.5'])
    await world.pass(14 * MINUTE)
    expect(await shown()).toEqual([])
  })

  it.each<[what: string, rates: unknown]>([
    ['a rate of nothing', [{ ...one, rate: '0' }]],
    ['a rate below nothing', [{ ...one, rate: '-1.5' }]],
    ['a number', [{ ...one, rate: 19.5 }]],
    ['a currency that nobody knows', [{ ...one, destination: 'USX' }]],
    ['a currency in itself', [{ ...one, destination: 'USD' }]],
    ['two rates of a pair', [one, { ...one, rate: '20' }]],
    ['no list', { one }],
  ])('are not changed by an answer with %s (TRU-536)', async (_, rates) => {
    await world.pass(2 * MINUTE)
    say(() => json({ rates: [one] }))
    expect(await shown()).toEqual(['USD 19.5'])
    await world.pass(2 * MINUTE)
    say(() => json({ rates }))
    expect(await shown()).toEqual(['USD 19.5'])
  })
})
