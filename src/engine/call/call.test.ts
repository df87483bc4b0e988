import { expect, it } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { checkAnswer } from './answer.ts'
import { buildBody } from './body.ts'
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
  expect(body).toEqual({ a: 'x', d: false, e: 0, f: 'F' })
})

it('fills path parameters and sends the rest as query or body', () => {
  const given = { id: 'a/b', page: 2, none: undefined }
  const request = { path: '/payments/a%2Fb/x', query: { page: '2' }, body: undefined }
  expect(buildRequest(call, given)).toMatchObject({ ok: true, request })
  expect(buildRequest({ ...call, method: 'POST' }, given)).toMatchObject({
    request: { query: {}, body: { page: 2 } },
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
  expect(checkAnswer(404, [1], check)).toMatchObject({ ok: false, failure: { status: 404 } })
})
