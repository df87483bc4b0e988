import { expect, it } from 'vitest'
import { byId, type CallRequest, type HandlerOf } from './call.ts'

const requestOf = (id: string) =>
  ({ call: { id }, params: {}, query: {}, body: {} }) as unknown as CallRequest

it('hands a handler the requests of its own call, and nothing of another, before a transaction as well (TRU-288)', async () => {
  const read: HandlerOf<'sessions.end'> = () => Promise.resolve({ status: 204, audit: null })
  const handlers = byId({ 'sessions.end': Object.assign(read, { early: () => Promise.resolve('heard') }) })
  const run = handlers['sessions.end']!
  await expect(run(requestOf('sessions.end'))).resolves.toEqual({ status: 204, audit: null })
  await expect(run.early?.(requestOf('sessions.end'))).resolves.toBe('heard')
  const strange = 'The handler of sessions.end was given a request of payments.create.'
  await expect(run(requestOf('payments.create'))).rejects.toThrow(strange)
  await expect(run.early?.(requestOf('payments.create'))).rejects.toThrow(strange)
})

it('leaves out what has no handler, and asks nothing ahead for a call that does not (TRU-288)', () => {
  const handlers = byId({ 'payments.read': undefined, 'payments.create': () => Promise.reject(new Error()) })
  expect(Object.keys(handlers)).toEqual(['payments.create'])
  expect(handlers['payments.create']!.early).toBeUndefined()
})
