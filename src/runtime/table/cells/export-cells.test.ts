import { expect, it } from 'vitest'
import type { TableColumn } from '#engine/table/types.ts'
import { exportColumn } from './export-cells.ts'

const given = { context: { facts: { account: { currency: 'USD' } } } } as unknown as Parameters<
  typeof exportColumn
>[2]
const row = { sent: '1250.5', code: 'GBP', count: '1200', name: 'Elm', none: null }
const column = (more: Partial<TableColumn>): TableColumn => ({
  id: 'sent',
  type: 'text',
  label: 'Sent',
  ...more,
})
const read = (more: Partial<TableColumn>) => {
  const { labels, cells } = exportColumn(column(more), () => '1,250.50 GBP', given)
  return [labels, cells(row)]
}

it('stands in a file as a spreadsheet computes with it: an amount apart from its currency, numbers bare (TRU-600)', () => {
  expect(read({ type: 'money', of: 'code' })).toEqual([
    ['Sent', 'Sent: currency'],
    ['1250.50', 'GBP'],
  ])
  expect(read({ type: 'money', of: 'account.currency' })).toEqual([
    ['Sent', 'Sent: currency'],
    ['1250.50', 'USD'],
  ])
  expect(read({ id: 'none', type: 'money', of: 'code' })).toEqual([
    ['Sent', 'Sent: currency'],
    ['', ''],
  ])
  expect(read({ id: 'count', type: 'count' })).toEqual([['Sent'], ['1200']])
  expect(read({ type: 'text' })).toEqual([['Sent'], ['1,250.50 GBP']])
})
