import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { definitionsRoot } from '../../definitions/definition-files.ts'
import { createAdmit } from './admission.ts'
import { createGate, gateLimits } from './gate.ts'

const busy = { fault: 'busy' }
const limits = { atOnce: 2, ofOrganisation: 2, ofPerson: 2, waiting: 3, waitMs: 60_000 }
const lumen = { organisation: 'lumen', person: 'maker' }
const other = { organisation: 'harbor', person: 'maker' }

it('lets so many in, so many wait in their order, and refuses the others at once', async () => {
  const enter = createGate(limits)
  const order: number[] = []
  const [first, second] = await Promise.all([enter(lumen), enter(lumen)])
  const waiting = [1, 2, 3].map((turn) =>
    enter(lumen).then((leave) => {
      order.push(turn)
      leave()
    }),
  )
  const refusals = await Promise.allSettled([enter(lumen), enter(lumen)])
  expect(refusals).toMatchObject([{ reason: busy }, { reason: busy }])
  expect(order).toEqual([])
  first()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3])
  second()
})

it('counts nobody out twice, and nobody in who has left', async () => {
  const enter = createGate({ ...limits, waiting: 0 })
  const leave = await enter(lumen)
  const second = await enter(lumen)
  leave()
  leave()
  await enter(lumen)
  await expect(enter(lumen)).rejects.toMatchObject(busy)
  second()
  await expect(enter(lumen)).resolves.toBeTypeOf('function')
})

it('refuses whoever waited in vain, and gives their turn to the next', async () => {
  vi.useFakeTimers()
  const enter = createGate({ ...limits, waitMs: 1_000 })
  const [leave] = await Promise.all([enter(lumen), enter(lumen)])
  const vain = enter(lumen).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(900)
  const next = enter(lumen)
  await vi.advanceTimersByTimeAsync(200)
  expect(await vain).toMatchObject(busy)
  leave()
  await expect(next).resolves.toBeTypeOf('function')
  vi.useRealTimers()
})

it('refuses within a second whoever finds no place, by the limits that are shipped (TRU-084)', async () => {
  const shipped = gateLimits(JSON.parse(readFileSync(join(definitionsRoot, 'limits.json'), 'utf8')))
  vi.useFakeTimers()
  const enter = createGate(shipped)
  const ends: unknown[] = []
  const many = shipped.atOnce + 2 * shipped.waiting
  for (let at = 0; at < many; at += 1)
    void enter(lumen).then(
      () => ends.push('in'),
      (reason: unknown) => ends.push(reason),
    )
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(ends).toHaveLength(many)
  expect(ends.filter((end) => end === 'in')).toHaveLength(shipped.ofPerson)
  for (const end of ends.filter((one) => one !== 'in')) expect(end).toMatchObject(busy)
})

it('leaves one address room for another token, before it is known whose it is (TRU-085)', async () => {
  const authenticate = (bearer: string) =>
    bearer === 'crowd' ? new Promise<never>(() => {}) : Promise.resolve({ fault: 'unauthenticated' as const })
  const enter = createGate({ ...limits, atOnce: 8, ofOrganisation: 4, ofPerson: 3 })
  const admit = createAdmit(
    authenticate,
    (() => 'no') as never,
    {} as never,
    enter,
    {} as never,
    {} as never,
  )({} as never)
  const ask = (bearer: string) =>
    admit({ ip: '192.0.2.1', headers: { authorization: `Bearer ${bearer}` } } as never, {} as never)
  for (let at = 0; at < 20; at += 1) void ask('crowd').catch(() => {})
  await expect(ask('other')).rejects.toMatchObject({ fault: 'unauthenticated' })
})

it('leaves room for others, however many one organisation or one person asks for (TRU-041)', async () => {
  const enter = createGate({ ...limits, atOnce: 4, ofOrganisation: 3, ofPerson: 2, waiting: 100 })
  const inside: string[] = []
  const come = (organisation: string, person: string) =>
    enter({ organisation, person }).then(
      () => inside.push(`${organisation} ${person}`),
      () => undefined,
    )
  for (let turn = 0; turn < 20; turn += 1) void come('lumen', 'maker')
  for (let turn = 0; turn < 20; turn += 1) void come('lumen', 'checker')
  for (let turn = 0; turn < 20; turn += 1) void come('harbor', 'maker')
  await Promise.resolve()
  expect(inside).toEqual(['lumen maker', 'lumen maker', 'lumen checker', 'harbor maker'])
})

it('lets in next whoever has the fewest places, not whoever came in a crowd (TRU-041)', async () => {
  const enter = createGate({ ...limits, waiting: 100 })
  const order: string[] = []
  const come = (organisation: string, person: string) =>
    enter({ organisation, person }).then((leave) => {
      order.push(`${organisation} ${person}`)
      return leave
    })
  const [first] = await Promise.all([come('lumen', 'maker'), come('lumen', 'maker')])
  for (let turn = 0; turn < 50; turn += 1)
    come('lumen', 'maker').then(
      (leave) => leave(),
      () => undefined,
    )
  const checker = come('lumen', 'checker')
  const harbor = come('harbor', 'maker')
  first()
  ;(await harbor)()
  ;(await checker)()
  expect(order.slice(2, 4)).toEqual(['harbor maker', 'lumen checker'])
})

it('makes room in a full house for whoever has fewer waiting, at the cost of whoever has the most (TRU-041)', async () => {
  const enter = createGate(limits)
  await Promise.all([enter(lumen), enter(lumen)])
  const crowd = [1, 2, 3].map(() => enter(lumen).catch((reason: unknown) => reason))
  const last = enter(other).catch((reason: unknown) => reason)
  expect(await crowd[2]).toMatchObject(busy)
  await expect(enter(lumen)).rejects.toMatchObject(busy)
  const third = enter({ organisation: 'third', person: 'maker' }).catch((reason: unknown) => reason)
  expect(await crowd[1]).toMatchObject(busy)
  await expect(enter({ organisation: 'fourth', person: 'maker' })).rejects.toMatchObject(busy)
  expect(await Promise.race([last, third, crowd[0], Promise.resolve('waits')])).toBe('waits')
})
