import { expect, it } from 'vitest'
import { asRefusal, isUncertain, whyUnloaded } from './refusal.ts'

it('takes clientMessage before message before title and detail', () => {
  expect(asRefusal({ status: 400, clientMessage: 'A', message: 'B', title: 'C', detail: 'D' })).toMatchObject(
    { title: 'C', says: 'A' },
  )
  expect(asRefusal({ status: 400, message: 'B', title: 'C', detail: 'D' })).toMatchObject({
    title: 'C',
    says: 'B',
  })
  expect(asRefusal({ status: 400, title: 'C', detail: 'D' })).toMatchObject({ title: 'C', says: 'D' })
})

it('takes errorCode before code before type', () => {
  expect(asRefusal({ errorCode: 'a', code: 'b', type: 'c' }).code).toBe('a')
  expect(asRefusal({ code: 'b', type: 'c' }).code).toBe('b')
  expect(asRefusal({ type: 'c' }).code).toBe('c')
})

it('tells a lost connection from a refusal', () => {
  expect(asRefusal(new TypeError('Failed to fetch'))).toMatchObject({
    status: 0,
    title: 'The connection was lost',
  })
  expect(isUncertain(asRefusal(new TypeError('Failed to fetch')))).toBe(true)
  expect(isUncertain(asRefusal({ status: 422, title: 'No' }))).toBe(false)
})

it('shows nobody the words of a fault of ours', () => {
  const refusal = asRefusal(new Error('cannot read x of undefined'))
  expect(refusal.title).toBe('This did not work')
  expect(JSON.stringify(refusal)).not.toContain('undefined')
})

it('says why something could not be loaded once, and nothing of what was not at stake', () => {
  expect(whyUnloaded(asRefusal({ status: 500 }))).toBe('Try again; if it keeps failing, contact support.')
  const says = 'Something went wrong on our side. Try again.'
  expect(whyUnloaded(asRefusal({ status: 500, title: 'Something went wrong', clientMessage: says }))).toBe(
    says,
  )
  expect(whyUnloaded(asRefusal(new TypeError('Failed to fetch')))).toBe(
    'The connection was lost. Check your connection and try again.',
  )
})

it('reads the places of a refusal from a list and from a record', () => {
  expect(asRefusal({ status: 400, errors: [{ path: '/body/iban', message: 'Wrong' }] }).fields).toEqual({
    iban: 'Wrong',
  })
  expect(asRefusal({ status: 400, fields: { iban: 'Wrong' } }).fields).toEqual({ iban: 'Wrong' })
})
