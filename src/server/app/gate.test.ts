import { expect, it, vi } from 'vitest'
import { createGate } from './gate.ts'

const busy = { fault: 'busy' }
const limits = { atOnce: 2, waiting: 3, waitMs: 60_000 }

it('lets so many in, so many wait in their order, and refuses the others at once', async () => {
  const enter = createGate(limits)
  const order: number[] = []
  const [first, second] = await Promise.all([enter(), enter()])
  const waiting = [1, 2, 3].map((turn) =>
    enter().then((leave) => {
      order.push(turn)
      leave()
    }),
  )
  const refusals = await Promise.allSettled([enter(), enter()])
  expect(refusals).toMatchObject([{ reason: busy }, { reason: busy }])
  expect(order).toEqual([])
  first()
  await Promise.all(waiting)
  expect(order).toEqual([1, 2, 3])
  second()
})

it('counts nobody out twice, and nobody in who has left', async () => {
  const enter = createGate({ ...limits, waiting: 0 })
  const leave = await enter()
  const other = await enter()
  leave()
  leave()
  await enter()
  await expect(enter()).rejects.toMatchObject(busy)
  other()
  await expect(enter()).resolves.toBeTypeOf('function')
})

it('refuses whoever waited in vain, and gives their turn to the next', async () => {
  vi.useFakeTimers()
  const enter = createGate({ ...limits, waitMs: 1_000 })
  const [leave] = await Promise.all([enter(), enter()])
  const vain = enter().catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(900)
  const next = enter()
  await vi.advanceTimersByTimeAsync(200)
  expect(await vain).toMatchObject(busy)
  leave()
  await expect(next).resolves.toBeTypeOf('function')
  vi.useRealTimers()
})
