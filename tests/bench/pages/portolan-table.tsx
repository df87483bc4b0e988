import { createRoot } from 'react-dom/client'
import type { Table as Definition } from '../../../src/definition/generated/table.ts'
import { linkTable } from '../../../src/engine/table/link.ts'
import { KindsContext } from '../../../src/runtime/field/field-types.ts'
import { ServicesContext } from '../../../src/runtime/field/services.ts'
import { createQueries, Queries } from '../../../src/runtime/query/queries.tsx'
import { preloadRows } from '../../../src/runtime/table/rows/rows-preload.ts'
import { Table } from '../../../src/runtime/table/table.tsx'
import { testServices } from '../../fixtures/runtime/services.ts'
import { kinds } from '../../../src/widgets/index.ts'
import { askedFor } from './fields.ts'
import { columns, labelOf, rowsOf } from './rows.ts'
import { scrollThrough, whenThere } from './watch.ts'
import '../../../src/widgets/theme/theme.css'

const count = askedFor('n', 10_000)
const rows = rowsOf(count)
const definition: Definition = {
  $schema: '',
  id: 'bench',
  title: 'Rows',
  purpose: 'The same rows as in every other table here.',
  permission: 'payments.read',
  noun: { one: 'row', other: 'rows' },
  rows: { call: 'bench.rows' },
  key: 'id',
  columns: columns.map((id) => ({
    id,
    type: id === 'createdAt' ? 'date-time' : 'text',
    label: labelOf(id),
    ...(id === 'name' ? { headline: true as const } : {}),
  })),
  sort: { by: 'created_at', direction: 'desc' },
  pageSizes: [count],
  empty: { title: 'No rows' },
}
const call = {
  $schema: '',
  id: 'bench.rows',
  purpose: 'All rows.',
  permission: 'payments.read',
  method: 'GET' as const,
  path: '/rows',
  answer: 'payment-list',
}
const answer = { content: rows, page: { number: 0, size: count, totalElements: count, totalPages: 1 } }
const host = {
  search: new URLSearchParams(),
  setSearch: () => {},
  hrefOf: () => '#',
  open: () => {},
  actionFor: () => undefined,
  toast: () => {},
}

async function start() {
  const linked = linkTable(definition, {
    kinds,
    rules: new Map(),
    options: new Map(),
    machines: new Map(),
    calls: { 'bench.rows': call },
  })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const queries = createQueries()
  const services = testServices({ 'bench.rows': () => answer })
  // As in the portal: they are asked for before anything is drawn.
  void preloadRows(linked.table, {
    search: host.search,
    context: { facts: {}, zone: 'UTC' },
    services,
    queries,
  })
  createRoot(document.querySelector('#root')!).render(
    <Queries client={queries}>
      <ServicesContext value={services}>
        <KindsContext value={kinds}>
          <Table table={linked.table} host={host} />
        </KindsContext>
      </ServicesContext>
    </Queries>,
  )
}

Object.assign(window, { scrollThrough: (frames: number) => scrollThrough(document.documentElement, frames) })
whenThere('tbody tr:nth-child(10) td')
void start()
