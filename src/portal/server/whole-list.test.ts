import { expect, it, vi } from 'vitest'
import { askWhole } from './whole-list.ts'

const all = ['a', 'b', 'c', 'd', 'e']

function shelf(rows: readonly unknown[]) {
  return vi.fn(async ({ page, size }: Readonly<Record<string, unknown>>) => {
    const from = Number(page) * Number(size)
    const totalPages = Math.ceil(rows.length / Number(size))
    return { content: rows.slice(from, from + Number(size)), page: { totalPages } }
  })
}

it('asks for every page where none is named, and answers them as one list', async () => {
  const ask = shelf(all)
  expect(await askWhole({ size: 2, status: 'ENABLED' }, ask)).toMatchObject({ content: all })
  expect(ask.mock.calls.map(([values]) => values)).toEqual(
    [0, 1, 2].map((page) => ({ size: 2, status: 'ENABLED', page })),
  )
  expect(await askWhole({ size: 2 }, shelf([]))).toMatchObject({ content: [] })
})

it('waits for the first page, then asks for the others side by side, four at once at most', async () => {
  const answers: (() => void)[] = []
  const pages = shelf(Array.from({ length: 9 }, (_, at) => at))
  const whole = askWhole({ size: 1 }, async (values) => {
    await new Promise<void>((answer) => answers.push(answer))
    return await pages(values)
  })
  for (const expected of [1, 4, 4]) {
    await vi.waitFor(() => expect(answers).toHaveLength(expected))
    // The last request is answered first, which must not change the order of the list.
    for (const answer of answers.splice(0).toReversed()) answer()
  }
  expect(await whole).toMatchObject({ content: [0, 1, 2, 3, 4, 5, 6, 7, 8] })
})

it('asks for the one page that is named', async () => {
  expect(await askWhole({ size: 2, page: 1 }, shelf(all))).toMatchObject({ content: ['c', 'd'] })
})
