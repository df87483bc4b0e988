import { expect, it } from 'vitest'
import { realChecked } from './broken-definitions.ts'

const { library } = realChecked
const pages = Object.values(library.pages)
const tabsOf = (some: typeof pages) =>
  some.flatMap(({ tabs }) => tabs?.items ?? []).flatMap((tab) => [tab, ...(tab.tabs?.items ?? [])])
const at = (path: string) => pages.filter((page) => page.path === path)

it.each<[path: string, wanted: object, rows: string]>([
  ['/accounts/create', { as: 'dialog', flow: 'create-ledger-account' }, 'ACC-002'],
  ['/accounts/manage/{name}', { details: 'ledger-account', table: 'ledger-transactions' }, 'ACC-002'],
  ['/accounts/manage/{name}/edit', { as: 'dialog', flow: 'edit-ledger-account' }, 'ACC-002'],
  ['/payments/{id}/liquidation', { details: 'liquidation' }, 'CON-001'],
  ['/payments/{id}/liquidation/issue', { as: 'dialog', flow: 'report-liquidation' }, 'CON-001'],
  ['/collections', { table: 'collections' }, 'COL-001'],
  ['/rewards', { table: 'rewards' }, 'RWD-005'],
])('at %s stands %o (%s)', (path, expected) => {
  expect(at(path)).toMatchObject([expected])
})

it.each([
  [
    '/accounts',
    ['ledger-accounts', 'transfers', 'partner-ledgers', 'exchange-balances'],
    'ACC-001, ACC-003, ACC-004',
  ],
  ['/reports', ['reports', 'invoices', 'reconciliation'], 'REP-002, TRU-220'],
])('at %s stand %j (%s)', (path, tables) => {
  expect(tabsOf(at(path)).map(({ table }) => table)).toEqual(tables)
})

const shownOf = (id: string) =>
  library.details[id]?.sections.flatMap(({ items }) =>
    items.flatMap((item) => ('path' in item ? [item.path] : [])),
  )

it('shows whole what a bank account has, and which account coins are redeemed to (BNK-002, BNK-003, BNK-004, BNK-005, BNK-006, BNK-007)', () => {
  const places = ['bankAddress', 'holderAddress'].flatMap((of) =>
    ['street', 'city', 'state', 'zipCode', 'country'].map((part) => `${of}.${part}`),
  )
  const { title, sections = [] } = library.details['bank-account'] ?? {}
  expect(title).toBe('{bankName}')
  expect(sections.map((section) => section.title)).toContain('Default bank and redemption account')
  expect(shownOf('bank-account')).toEqual(
    expect.arrayContaining([
      'accountName',
      'accountNumber',
      'routingNumber',
      'swiftBicCode',
      'iban',
      'bankStatus',
      'intermediaryAccountNumber',
      'intermediaryRoutingNumber',
      'reference',
      'additionalRequirements',
      'proofOfOwnership',
      'products',
      ...places,
    ]),
  )
  const statuses = library.options['bank-statuses']?.options.map(({ value, label }) => [value, label])
  expect(statuses).toEqual([
    ['Activated', 'Current account'],
    ['Deactivated', 'Former account'],
  ])
})

it.each([
  ['api-credential', ['client_id', 'secret', 'audience'], 'CRD-004'],
  ['reporting-credential', ['certificate', 'key', 'keystore'], 'CRD-003, CRD-005'],
])('of %s it shows %j (%s)', (id, paths) => {
  expect(shownOf(id)).toEqual(expect.arrayContaining(paths))
})

it.each([
  ['api-credentials', 'Unable to load credentials', 'ERR-070'],
  ['reporting-credentials', 'Unable to load reporting credentials', 'ERR-070'],
])('where %s cannot be loaded it says %s (%s)', (id, says) => {
  expect(library.tables[id]?.unloaded).toBe(says)
})

it('keeps every page of batches, and their tab, behind their switch (BAT-038)', () => {
  const ofBatches = pages.filter(({ path }) => path.startsWith('/batch-payment'))
  expect(ofBatches.length).toBeGreaterThanOrEqual(5)
  for (const { id, feature } of ofBatches) expect([id, feature]).toEqual([id, 'isBatchUploadOn'])
  const gates = tabsOf(pages).flatMap(({ table, gate }) => (table === 'batches' ? [gate] : []))
  expect(gates).toEqual(['isBatchUploadOn'])
})
