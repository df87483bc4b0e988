import { expect, it } from 'vitest'
import { createCapabilities } from './capabilities.ts'
import type { Answer } from './request.ts'

/** A network that gives these answers in turn and then is gone, with a record of its requests. */
const openNetwork = (...answers: readonly Answer[]) => {
  let now = 86_400_000
  const requests: string[] = []
  const rest = [...answers]
  const {
    has: findOut,
    isAnswering,
    storedIsAnswering,
  } = createCapabilities(
    (method, path) => {
      requests.push(`${method} ${path}`)
      return Promise.resolve(rest.shift() ?? { silent: 'away' })
    },
    () => now,
  )
  return {
    findOut,
    isAnswering,
    storedIsAnswering,
    requests,
    pass: (seconds: number) => void (now += seconds * 1000),
  }
}

const offering = (...capabilities: readonly unknown[]): Answer => ({
  status: 200,
  text: JSON.stringify({ capabilities }),
})

it('assumes nothing of a network that has not answered, and asks it again (TRU-369)', async () => {
  const { findOut, requests } = openNetwork(
    { silent: 'away' },
    { status: 500, text: '{"capabilities":["quotes"]}' },
    offering('quotes'),
  )
  expect([await findOut('quotes'), await findOut('quotes')]).toEqual([undefined, undefined])
  expect(await findOut('quotes')).toBe(true)
  expect(requests).toEqual(Array.from({ length: 3 }, () => 'GET /capabilities'))
})

it('takes a network that knows no such address for one that pays out alone, and asks it no more (TRU-369)', async () => {
  const { findOut, requests } = openNetwork({ status: 404, text: '' }, offering('quotes'))
  expect([await findOut('quotes'), await findOut('quotes')]).toEqual([false, false])
  expect(requests).toHaveLength(1)
})

it.each([
  ['no JSON', 'payouts'],
  ['nothing', 'null'],
  ['no list', '{"capabilities":"quotes"}'],
])('assumes nothing of an answer that is %s (TRU-369)', async (_, text) => {
  expect(await openNetwork({ status: 200, text }).findOut('quotes')).toBeUndefined()
})

it('asks again beside whatever goes on once what was said is five minutes old (TRU-369)', async () => {
  const { findOut, requests, pass } = openNetwork(offering('payouts'), offering('payouts', 'quotes'))
  await findOut('quotes')
  pass(300)
  await findOut('quotes')
  expect(requests).toHaveLength(1)
  pass(0.001)
  expect(await findOut('quotes'), 'nobody waits for it').toBe(false)
  expect(await findOut('quotes')).toBe(true)
  expect(requests).toHaveLength(2)
})

it('lets stand what a network said while it is away (TRU-369)', async () => {
  const { findOut, pass } = openNetwork(offering('quotes'))
  await findOut('quotes')
  for (const _ of [1, 2, 3]) {
    pass(400)
    expect(await findOut('quotes')).toBe(true)
  }
})

it('asks once however many want to know at the same time (TRU-369)', async () => {
  const { findOut, requests } = openNetwork(offering('quotes'))
  expect(await Promise.all([findOut('quotes'), findOut('quotes')])).toEqual([true, true])
  expect(requests).toHaveLength(1)
})

it('counts as answering only what answered last, and asks again beside the page (TRU-504, TRU-507)', async () => {
  const { isAnswering, storedIsAnswering, requests, pass } = openNetwork(
    offering('payouts'),
    { silent: 'away' },
    { status: 503, text: '' },
    offering('payouts'),
  )
  expect(storedIsAnswering(), 'before it was asked nobody knows').toBeUndefined()
  expect(await isAnswering()).toBe(true)
  pass(20)
  expect(await isAnswering()).toBe(true)
  expect(requests).toHaveLength(1)
  pass(0.001)
  const looks: (boolean | undefined)[] = []
  for (const _ of [1, 2, 3, 4]) {
    looks.push(storedIsAnswering())
    await new Promise((done) => setImmediate(done))
  }
  expect(looks, 'nobody waits for it').toEqual([true, false, false, true])
  expect(requests).toHaveLength(4)
})
