import { expect, it } from 'vitest'
import { busyMs } from './busy-server.ts'

const after = (status: number, wait?: string) =>
  busyMs({ status, headers: new Headers(wait === undefined ? {} : { 'retry-after': wait }) })

it('waits as long as a busy server asks, within reason', () => {
  expect(after(503, '2')).toBe(2_000)
  expect(after(503, '86400')).toBe(60_000)
  expect(after(503, 'Wed, 21 Oct 2026 07:28:00 GMT')).toBe(5_000)
  expect(after(502)).toBe(5_000)
})

it('takes an answer for an answer, whatever it says', () => {
  for (const status of [200, 401, 404, 500]) expect(after(status, '2')).toBeUndefined()
})
