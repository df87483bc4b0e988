import { expect, it, vi } from 'vitest'
import { askWhole } from './whole.ts'

const all = ['a', 'b', 'c', 'd', 'e']

function shelf(rows: readonly string[]) {
  return vi.fn(async ({ page, size }: Readonly<Record<string, unknown>>) => {
    const from = Number(page) * Number(size)
    const totalPages = Math.ceil(rows.length / Number(size))
    return { content: rows.slice(from, from + Number(size)), page: { totalPages } }
  })
}

it('asks for every page in turn where none is named, and answers them as one list', async () => {
  const ask = shelf(all)
  expect(await askWhole({ size: 2, status: 'ENABLED' }, ask)).toMatchObject({ content: all })
  expect(ask.mock.calls.map(([values]) => values)).toEqual(
    [0, 1, 2].map((page) => ({ size: 2, status: 'ENABLED', page })),
  )
  expect(await askWhole({ size: 2 }, shelf([]))).toMatchObject({ content: [] })
})

it('asks for the one page that is named', async () => {
  expect(await askWhole({ size: 2, page: 1 }, shelf(all))).toMatchObject({ content: ['c', 'd'] })
})
