import { expect, it, vi } from 'vitest'
import { createJudges } from './judges.ts'

const parcel = { properties: { id: { $ref: 'values/id' } }, required: ['id'], additionalProperties: false }

function judges() {
  const schemas = {
    'entities/parcel': parcel,
    'entities/parcel-list': { items: { $ref: 'entities/parcel' } },
  }
  const load = vi.fn(async () => ({ schemas }))
  const other = vi.fn(async () => ({ schemas: {} }))
  const first = { 'values/id': { type: 'string' }, 'entities/person': { type: 'object' } }
  return { judgeOf: createJudges({ first, groups: { parcel: load, letter: other } }), load, other }
}

it('fetches the schemas that judge an answer, once, and those of no other', async () => {
  const { judgeOf, load, other } = judges()
  expect((await judgeOf('person'))?.(1)).toEqual(['#: does not hold type "object"'])
  expect(load).not.toHaveBeenCalled()
  const [list, one] = await Promise.all([judgeOf('parcel-list'), judgeOf('parcel')])
  expect(list?.([{ id: 'a' }])).toEqual([])
  expect(one?.({ id: 1 })).toEqual(['#/id: does not hold type "string"'])
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
})

it('tells fields nobody knows apart from what is wrong', async () => {
  const onUnknown = vi.fn()
  const judge = await judges().judgeOf('parcel')
  expect(judge?.({ id: 'a', moonPhase: 'full' }, onUnknown)).toEqual([])
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith(['#/moonPhase: is a field nobody knows'])
})

it('judges nothing that nobody wrote down', async () => {
  expect(await judges().judgeOf('comet')).toBeUndefined()
  expect(await judges().judgeOf('letter-list')).toBeUndefined()
})

it('shows nothing unjudged when its schema cannot be fetched, and asks for that again', async () => {
  const { judgeOf, load } = judges()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(judgeOf('parcel')).rejects.toThrow('Failed to fetch')
  expect((await judgeOf('parcel'))?.({ id: 'a' })).toEqual([])
})
