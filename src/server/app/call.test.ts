import { expect, expectTypeOf, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import {
  byId,
  type AnswerOf,
  type CallRequest,
  type Entries,
  type HandlerOf,
  type RequestOf,
} from './call.ts'
import type { Clients } from './clients.ts'

const requestOf = (id: string) =>
  ({
    call: { id, audit: { unrecorded: 'It is tried.' } },
    params: {},
    query: {},
    body: {},
  }) as unknown as CallRequest

it('hands a handler the requests of its own call, and nothing of another, before a transaction as well (TRU-288)', async () => {
  const read: HandlerOf<'sessions.end'> = () => Promise.resolve({ status: 204, unchanged: true })
  const handlers = byId(
    { 'sessions.end': Object.assign(read, { early: () => Promise.resolve('heard') }) },
    { limits: {} },
  )
  const run = handlers['sessions.end']!
  await expect(run(requestOf('sessions.end'))).resolves.toEqual({ status: 204, audit: null })
  await expect(run.early?.(requestOf('sessions.end'))).resolves.toBe('heard')
  const strange = 'The handler of sessions.end was given a request of payments.create.'
  await expect(run(requestOf('payments.create'))).rejects.toThrow(strange)
  await expect(run.early?.(requestOf('payments.create'))).rejects.toThrow(strange)
})

it('leaves out what has no handler, and asks nothing ahead for a call that does not (TRU-288)', () => {
  const handlers = byId(
    { 'payments.read': undefined, 'payments.create': () => Promise.reject(new Error()) },
    { limits: {} },
  )
  expect(Object.keys(handlers)).toEqual(['payments.create'])
  expect(handlers['payments.create']!.early).toBeUndefined()
})

it('compiles a handler only where it gives the trail what its call leaves to it (TRU-520)', () => {
  type Bank = { body: Answer<'banks.change'> }
  expectTypeOf<Bank>().not.toExtend<AnswerOf<'banks.change'>>()
  expectTypeOf<Bank & { audit: Entries }>().toExtend<AnswerOf<'banks.change'>>()
  type View = { body: Answer<'views.create'> }
  expectTypeOf<View>().toExtend<AnswerOf<'views.create'>>()
  expectTypeOf<View & { audit: Entries }>().not.toExtend<AnswerOf<'views.create'>>()
  type Deleted = { body: Answer<'presets.delete'> }
  expectTypeOf<Deleted>().not.toExtend<AnswerOf<'presets.delete'>>()
  expectTypeOf<Deleted & { record: { name: string } }>().toExtend<AnswerOf<'presets.delete'>>()
  expectTypeOf<Deleted & { unchanged: true }>().toExtend<AnswerOf<'presets.delete'>>()
  type Rates = { body: Answer<'rates.read'> }
  expectTypeOf<Rates>().toExtend<AnswerOf<'rates.read'>>()
  expectTypeOf<Rates & { audit: null }>().not.toExtend<AnswerOf<'rates.read'>>()
})

it('refuses a request that names another organisation before its handler sees it (TRU-459)', async () => {
  const handlers = byId(
    {
      'sessions.end': () => Promise.resolve({ status: 204, unchanged: true }),
      'stablecoin.agree': () => Promise.reject(new Error('It was handled.')),
    },
    { limits: {} },
  )
  const own = { tenant: { orgId: 'own' }, session: { organisation: { name: 'Own' } } }
  const ask = (id: string, tenant: 'path' | 'body', named: object) => {
    const request = requestOf(id)
    return handlers[id]!({ ...request, ...own, call: { ...request.call, tenant }, ...named } as never)
  }
  await expect(ask('sessions.end', 'path', { params: { id: 'OWN' } })).resolves.toMatchObject({ status: 204 })
  await expect(ask('sessions.end', 'path', { params: { id: 'other' } })).resolves.toMatchObject({
    fault: 'not-found',
  })
  await expect(ask('stablecoin.agree', 'body', { body: { tenantName: 'Other' } })).resolves.toMatchObject({
    fault: 'tenant-differs',
    details: { fields: [{ path: 'tenantName' }] },
  })
  await expect(ask('stablecoin.agree', 'body', { body: { tenantName: 'Own' } })).rejects.toThrow(
    'It was handled.',
  )
})

it('compiles a handler that reaches clients only where its call says that it is about them (TRU-459)', () => {
  expectTypeOf<RequestOf<'providerClients.list'>['clients']>().toEqualTypeOf<Clients>()
  expectTypeOf<RequestOf<'payments.list'>['clients']>().toEqualTypeOf<undefined>()
})
