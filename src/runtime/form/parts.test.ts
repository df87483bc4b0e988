import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

const named = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `f${from + at}`)
const sizes = (parts: ReturnType<typeof partsOf>) => parts.map(({ fields }) => fields.length)

it('puts ten rows into a part', () => {
  expect(sizes(partsOf(named(0, 25), []))).toEqual([10, 10, 5])
  expect(partsOf(named(0, 25), []).map(({ from }) => from)).toEqual([0, 10, 20])
})

it('leaves every row in its part when others come and go', () => {
  const before = partsOf(named(0, 30), [])
  const more = partsOf(['new', ...named(0, 10), 'newer', ...named(10, 30)], before)
  expect(sizes(more)).toEqual([12, 10, 10])
  const fewer = partsOf(named(12, 30), more)
  expect(fewer.map(({ key, from }) => [key, from])).toEqual([
    [1, 0],
    [2, 8],
  ])
  expect(partsOf(named(0, 30), fewer).map(({ key }) => key)).toEqual([0, 1, 2])
})

it('opens parts for rows that come at the end', () => {
  const before = partsOf(named(0, 12), [])
  expect(sizes(partsOf(named(0, 40), before))).toEqual([10, 10, 10, 10])
})

it('keeps the order of the rows when the server asks in another one', () => {
  const turned = named(0, 20).toReversed()
  const parts = partsOf(turned, partsOf(named(0, 20), []))
  expect(parts.flatMap(({ fields }) => fields)).toEqual(turned)
})
