import { afterEach, expect, it, vi } from 'vitest'
import { createValidators } from './validators.ts'

const parcel = { properties: { id: { $ref: 'values/id' } }, required: ['id'], additionalProperties: false }

const served: Readonly<Record<string, object>> = {
  '/parcel.json': {
    'entities/parcel': parcel,
    'entities/parcel-list': { items: { $ref: 'entities/parcel' } },
  },
  '/letter.json': {},
}

function validators() {
  const fetched = vi.fn(async (address: string) => Response.json(served[address]))
  vi.stubGlobal('fetch', fetched)
  const first = { 'values/id': { type: 'string' }, 'entities/person': { type: 'object' } }
  const validateOf = createValidators({ first, groups: { parcel: '/parcel.json', letter: '/letter.json' } })
  return { findValidator: validateOf, fetched }
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('fetches the schemas that judge an answer, once, and those of no other', async () => {
  const { findValidator, fetched } = validators()
  expect((await findValidator('person'))?.(1)).toEqual(['#: does not hold type "object"'])
  expect(fetched).not.toHaveBeenCalled()
  const [list, one] = await Promise.all([findValidator('parcel-list'), findValidator('parcel')])
  expect(list?.([{ id: 'a' }])).toEqual([])
  expect(one?.({ id: 1 })).toEqual(['#/id: does not hold type "string"'])
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/parcel.json')
})

it('tells fields nobody knows apart from what is wrong', async () => {
  const onUnknown = vi.fn()
  const validate = await validators().findValidator('parcel')
  expect(validate?.({ id: 'a', moonPhase: 'full' }, onUnknown)).toEqual([])
  expect(onUnknown).toHaveBeenCalledExactlyOnceWith(['#/moonPhase: is a field nobody knows'])
})

it('judges nothing that nobody wrote down', async () => {
  expect(await validators().findValidator('comet')).toBeUndefined()
  expect(await validators().findValidator('letter-list')).toBeUndefined()
})

it.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server cannot', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['half of it came', () => Promise.resolve(new Response('{"entities/par'))],
])(
  'shows nothing unjudged when its schema does not come since %s, and asks for it again',
  async (_, once) => {
    const { findValidator, fetched } = validators()
    fetched.mockImplementationOnce(once)
    // As after a lost connection: a payment with an unvalidated answer may have been made.
    await expect(findValidator('parcel')).rejects.toBeInstanceOf(TypeError)
    expect((await findValidator('parcel'))?.({ id: 1 })).toHaveLength(1)
  },
)

it('has the page reloaded when its schemas are of an older build (NAV-090)', async () => {
  const { findValidator, fetched } = validators()
  const message = vi.fn()
  addEventListener('vite:preloadError', message)
  fetched.mockResolvedValueOnce(new Response(null, { status: 503 }))
  await expect(findValidator('parcel')).rejects.toThrow('could not be fetched')
  expect(message).not.toHaveBeenCalled()
  fetched.mockResolvedValueOnce(new Response(null, { status: 404 }))
  await expect(findValidator('parcel')).rejects.toThrow('could not be fetched')
  expect(message).toHaveBeenCalledOnce()
  removeEventListener('vite:preloadError', message)
})
