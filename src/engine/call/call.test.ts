import { expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import type { LinkedRule } from '../rule/types.ts'
import { checkAnswer } from './answer.ts'
import { buildBody, pathsIn } from './body.ts'
import { failedCheck } from './check.ts'
import { GENERIC_TOAST, normaliseFailure } from './failure.ts'
import { buildRequest } from './request.ts'

const call: Call = {
  $schema: '',
  id: 'payments.read',
  purpose: 'Read',
  permission: 'payments.read',
  method: 'GET',
  path: '/payments/{id}/x',
  answer: 'payment',
}

it('sends null for what is absent where that is asked for (WAL-051)', () => {
  const map = { a: 'a', b: 'b', c: { is: 'C' } }
  expect(buildBody(map, (path) => (path === 'a' ? 'A' : undefined), 'null')).toEqual({
    a: 'A',
    b: null,
    c: 'C',
  })
})

it('leaves out what is absent and keeps false, zero and constants', () => {
  const facts: Record<string, unknown> = { a: 'x', b: undefined, c: null, d: false, e: 0 }
  const body = buildBody({ a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: { is: 'F' } }, (path) => facts[path])
  expect(Object.entries(body)).toEqual([
    ['a', 'x'],
    ['d', false],
    ['e', 0],
    ['f', 'F'],
  ])
})

it('names the paths a payload is made from, and no constant', () => {
  expect(pathsIn({ a: 'x.y', b: { is: 'B' }, c: 'z' })).toEqual(['x.y', 'z'])
})

it('fills path parameters and sends the rest as query or body', () => {
  const given = { id: 'a/b', page: 2, none: undefined }
  const request = { method: 'GET', path: '/payments/a%2Fb/x', query: { page: '2' }, body: undefined }
  expect(buildRequest(call, given)).toEqual({ ok: true, request })
  expect(Object.keys(request.query)).toEqual(['page'])
  expect(buildRequest({ ...call, method: 'DELETE' }, given)).toEqual({
    ok: true,
    request: { ...request, method: 'DELETE' },
  })
  const sent = buildRequest({ ...call, method: 'POST' }, given)
  expect(sent).toEqual({
    ok: true,
    request: { method: 'POST', path: request.path, query: {}, body: { page: 2 } },
  })
  expect(sent.ok && Object.keys(sent.request.body ?? {})).toEqual(['page'])
})

it('takes a number and a name with dots for a path parameter, and names the first that is missing', () => {
  expect(buildRequest(call, { id: 7 })).toMatchObject({ request: { path: '/payments/7/x' } })
  expect(buildRequest(call, { id: Number.NaN })).toEqual({ ok: false, missing: 'id' })
  for (const id of ['a.', '.a', '...'])
    expect(buildRequest(call, { id })).toMatchObject({ request: { path: `/payments/${id}/x` } })
  const two: Call = { ...call, path: '/payments/{id}/{file}' }
  expect(buildRequest(two, {})).toEqual({ ok: false, missing: 'id' })
  expect(buildRequest(call, Object.create({ id: 'x' }) as object as Record<string, unknown>)).toEqual({
    ok: false,
    missing: 'id',
  })
})

it.each([undefined, '', ' ', '.', '..', null, {}])('refuses %j where a path parameter belongs', (id) => {
  expect(buildRequest(call, { id })).toEqual({ ok: false, missing: 'id' })
})

it('takes clientMessage, else message, else title and detail; errorCode, else code, else type (API-172)', () => {
  const all = {
    clientMessage: 'A',
    message: 'B',
    title: 'C',
    detail: 'D',
    errorCode: 'e',
    code: 'c',
    type: 't',
  }
  expect(normaliseFailure(all, 400)).toMatchObject({ message: 'A', title: 'C', code: 'e' })
  expect(normaliseFailure({ ...all, clientMessage: '', errorCode: ' ' }, 400)).toMatchObject({
    message: 'B',
    code: 'c',
  })
  const least = { title: 'C', detail: 'D', type: 't', finality: 'FINAL' }
  expect(normaliseFailure(least, 422)).toMatchObject({
    message: 'C: D',
    code: 't',
    finality: 'FINAL',
    status: 422,
  })
})

it('shows the generic toast for a detail without clientMessage (ERR-001)', () => {
  expect(normaliseFailure({ detail: 'stack at line 4' }, 500).toast).toBe(
    'onboarding.general_error_toast_message',
  )
  expect(normaliseFailure({ detail: 'x', message: 'm' }, 500).toast).toBe(
    'onboarding.general_error_toast_message',
  )
  expect(normaliseFailure({ detail: 'x', clientMessage: 'Words.' }, 500).toast).toBe('Words.')
  expect(normaliseFailure({ message: 'Words.' }, 500).toast).toBe('Words.')
})

it.each(['<html>Bad gateway</html>', null, undefined, 3, [], {}])(
  'reads %j as the generic failure',
  (raw) => {
    expect(normaliseFailure(raw, 502)).toMatchObject({
      message: GENERIC_TOAST,
      toast: GENERIC_TOAST,
      fields: {},
      status: 502,
    })
  },
)

it('keeps what the failure is about, as it is now, and nothing where nothing is said', () => {
  expect(normaliseFailure({ message: 'm', current: { version: 2 } }, 409).current).toEqual({ version: 2 })
  expect(normaliseFailure({ message: 'm' }, 409)).not.toHaveProperty('current')
})

it('says whether it is final as it was said, and takes numbers for words', () => {
  expect(normaliseFailure({ finality: false }, 422).finality).toBe(false)
  expect(normaliseFailure({ finality: 3, code: 41, message: ' m ' }, 422)).toMatchObject({
    finality: '3',
    code: '41',
    message: 'm',
    title: GENERIC_TOAST,
  })
  expect(normaliseFailure({ finality: {} }, 422).finality).toBeUndefined()
})

it('reads nothing that the failure does not say itself', () => {
  const inherited = Object.create({ message: 'Not said.', fields: { a: 'Not said.' } }) as object
  expect(normaliseFailure(inherited, 400)).toMatchObject({ message: GENERIC_TOAST, fields: {} })
})

it('reads a place however it is written: as a pointer, with the body or a dot before it, with a slash in its name', () => {
  const places = ['/body/a/b', 'body/c', '.d', '/e/f', 'g.body/h', 'i~1j', 'k~0l', '/m/body/n']
  const errors = places.map((path) => ({ path, message: 'Wrong.' }))
  expect(Object.keys(normaliseFailure({ errors }, 400).fields).toReversed()).toEqual([
    'a.b',
    'c',
    'd',
    'e.f',
    'g.body.h',
    'i/j',
    'k~l',
    'm.body.n',
  ])
})

it('reads two hundred places, and none without a sentence or a name', () => {
  const many = Array.from({ length: 201 }, (_, at) => ({ path: `p${at}`, message: 'Wrong.' }))
  const { fields } = normaliseFailure({ errors: many }, 400)
  expect([Object.keys(fields).length, fields['p199'], fields['p200']]).toEqual([200, 'Wrong.', undefined])
  const partly = [null, 4, [], { path: 'a' }, { message: 'm' }, { path: ' ', message: 'm' }]
  expect(Object.keys(normaliseFailure({ errors: partly }, 400).fields)).toEqual([])
})

it('reads the places of a failure from a list and from a record', () => {
  const errors = [
    { path: '/body/a/b', message: 'One' },
    { field: 'c', message: 'Two' },
    { path: '/body/c', message: 'Later' },
    4,
  ]
  expect(normaliseFailure({ errors }, 400).fields).toEqual({ 'a.b': 'One', c: 'Two' })
  expect(normaliseFailure({ fields: errors }, 400).fields).toEqual({ 'a.b': 'One', c: 'Two' })
  expect(normaliseFailure({ fields: { iban: 'Wrong', __proto__: 1 } }, 400).fields).toEqual({ iban: 'Wrong' })
})

it('makes every response a success or a failure, and never a default (API-005)', () => {
  const check = (value: unknown) => (Array.isArray(value) ? [] : ['not a list'])
  expect(checkAnswer(200, [1], check)).toEqual({ ok: true, value: [1] })
  expect(checkAnswer(200, { rows: 1 }, check)).toEqual({ ok: false, unverified: ['not a list'] })
  for (const status of [199, 300, 404])
    expect(checkAnswer(status, [1], check)).toMatchObject({ ok: false, failure: { status } })
  for (const status of [201, 299]) expect(checkAnswer(status, [1], check).ok).toBe(true)
})

it('fails at the first check that does not hold, is unknown or is missing, and at none where there is none', () => {
  const verdicts = { yes: 'yes', no: 'no', unknown: 'unknown' } as const
  const rules = new Map(
    Object.entries(verdicts).map(([id, verdict]) => [
      id,
      { evaluate: () => verdict } as unknown as LinkedRule,
    ]),
  )
  const failed = (...names: readonly string[]) =>
    failedCheck({ ...call, checks: names.map((must) => ({ must, fault: 'conflict' })) }, rules, {})?.must
  expect([failed('yes'), failed('yes', 'no', 'unknown'), failed('yes', 'unknown'), failed('gone')]).toEqual([
    undefined,
    'no',
    'unknown',
    'gone',
  ])
  expect(failedCheck(call, rules, {})).toBeUndefined()
})
