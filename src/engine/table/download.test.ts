import { expect, it } from 'vitest'
import type { Table } from '#definition/generated/table.ts'
import { linkTable } from './link.ts'
import { canDownload, tooManyRows } from './download.ts'
import { kinds } from '../field/kinds.ts'

const call = (id: string) => ({
  $schema: '',
  id,
  purpose: id,
  permission: 'things.read',
  method: 'GET' as const,
  path: `/${id}`,
  answer: 'empty',
})

const tableWith = (download: Table['download']) => {
  const definition: Table = {
    $schema: '',
    id: 'things',
    title: 'Things',
    purpose: 'Shows things.',
    permission: 'things.read',
    noun: { one: 'thing', other: 'things' },
    rows: { call: 'things.list' },
    key: 'id',
    rules: { isDownloadOn: { says: 'It is on.', when: { '==': [{ var: 'flags.download' }, true] } } },
    columns: [{ id: 'id', type: 'id', label: 'ID', headline: true }],
    sort: { by: 'id', direction: 'asc' },
    pageSizes: [15],
    empty: { title: 'No things' },
    ...(download ? { download } : {}),
  }
  const calls = { 'things.list': call('things.list'), 'things.file': call('things.file') }
  const linked = linkTable(definition, {
    kinds,
    calls,
    rules: new Map(),
    options: new Map(),
    machines: new Map(),
  })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return linked.table
}

const file = { call: 'things.file', name: 'things', pageSizes: [100] }

it('offers a download only while its rule is yes; what is not known yet is no (FLG-007)', () => {
  const table = tableWith({ ...file, showWhen: 'isDownloadOn' })
  expect(canDownload(table, { flags: { download: true } })).toBe(true)
  expect(canDownload(table, { flags: { download: false } })).toBe(false)
  expect(canDownload(table, {})).toBe(false)
  expect(canDownload(tableWith(file), {})).toBe(true)
  expect(canDownload(tableWith(undefined), {})).toBe(false)
})

it('advises to narrow more rows than the limit it names (LIM-021)', () => {
  const table = tableWith({ ...file, advised: 'most' })
  const facts = { limits: { most: 3000 } }
  expect(tooManyRows(table, facts, 3000)).toBeUndefined()
  expect(tooManyRows(table, facts, 3001)).toBe(3000)
  expect(tooManyRows(tableWith(file), facts, 9000)).toBeUndefined()
})
