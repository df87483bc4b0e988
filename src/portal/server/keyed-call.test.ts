import { expect, it, vi } from 'vitest'
import type { Call } from '#definition/generated/call.ts'
import { askKeyed, type RecordKeys } from './keyed-call.ts'

const call = {
  $schema: '',
  id: 'parcels.list',
  purpose: 'Parcels.',
  permission: 'parcels.read',
  method: 'GET',
  path: '/parcels',
  answer: 'parcels',
  keyed: { rows: 'parcels', total: 'total', next: 'nextKey', asks: 'key' },
} satisfies Call

/** Five parcels, two to a part. */
function shelf() {
  const all = ['a', 'b', 'c', 'd', 'e']
  return vi.fn(async ({ key, size = 2 }: Readonly<Record<string, unknown>>) => {
    const from = key === undefined ? 0 : Number(key)
    const to = from + Number(size)
    return { parcels: all.slice(from, to), total: 5, ...(to < all.length ? { nextKey: String(to) } : {}) }
  })
}

it('asks for every part in turn where no size is named, and answers them as one list (API-112)', async () => {
  const ask = shelf()
  const answer = await askKeyed(call, { kind: 'x' }, ask, new Map())
  expect(answer).toEqual({ parcels: ['a', 'b', 'c', 'd', 'e'], total: 5 })
  expect(ask.mock.calls.map(([values]) => values)).toEqual([
    { kind: 'x' },
    { kind: 'x', key: '2' },
    { kind: 'x', key: '4' },
  ])
})

it('reaches a page by the keys before it, and remembers them (FLG-019)', async () => {
  const ask = shelf()
  const recordKeys: RecordKeys = new Map()
  expect(await askKeyed(call, { size: 2, page: 2 }, ask, recordKeys)).toMatchObject({ parcels: ['e'] })
  expect(ask).toHaveBeenCalledTimes(3)
  expect(await askKeyed(call, { size: 2, page: 1 }, ask, recordKeys)).toMatchObject({ parcels: ['c', 'd'] })
  expect(await askKeyed(call, { size: 2, page: 2 }, ask, recordKeys)).toMatchObject({ parcels: ['e'] })
  expect(ask).toHaveBeenCalledTimes(5)
})

it('answers the last page for one behind the end', async () => {
  expect(await askKeyed(call, { size: 2, page: 9 }, shelf(), new Map())).toMatchObject({ parcels: ['e'] })
})
