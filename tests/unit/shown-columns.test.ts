import { expect, it } from 'vitest'
import { columnsOf } from '#engine/table/columns.ts'
import { usualColumns } from '#engine/table/query/state.ts'
import { realChecked } from './broken-definitions.ts'
import { realTable } from './tables.ts'

it.each([
  ['batches', 'batchId userName fileName progress status created', 'BAT-011'],
  ['transfers', 'transferId debitAccount creditAccount amount internalId createdAt status', 'ACC-009'],
  ['ledger-transactions', 'id createdAt type change balance', 'ACC-010'],
  ['partner-ledgers', 'name peerAddress balance currency', 'ACC-004'],
  ['exchange-balances', 'exchangeName balance currency', 'ACC-003'],
  ['exchange-rates', 'created_at source_currency destination_currency rate', 'CON-009'],
  ['holidays', 'name date', 'CON-008'],
  ['reports', 'name creator createdAt from until format status dataSelectionType', 'REP-003'],
  ['invoices', 'number periodFrom periodUntil date total amountDue dueDate status', 'REP-005'],
  ['rewards', 'month paymentVolume averageBalance averageRate reward status', 'RWD-005, RWD-008'],
  ['reward-days', 'date paymentVolume averageBalance averageRate reward status', 'RWD-006, RWD-008'],
  ['collections', 'orderId payerId beneficiaryId seller amount status', 'COL-002'],
  ['payment-presets', 'name senderAccount receiverHost quoteType paymentCurrency lastUsed', 'PRE-001'],
])('the table %s can show %s (%s)', (table, columns) => {
  expect(realTable(table).definition.columns.map(({ id }) => id)).toEqual(
    expect.arrayContaining(columns.split(' ')),
  )
})

it.each([
  ['payments_direct', 'beneficiary'],
  ['cloud_payment', 'reference'],
])('names an approval with %s by its %s: what its payments are known by', (product, name) => {
  const table = realTable('approvals')
  const facts = { session: { organisation: { products: [product] } } }
  const naming = columnsOf(table, facts, usualColumns(table)).filter(({ headline }) => headline)
  expect(naming.map(({ id }) => id)).toEqual([name])
})

it('shows at most nine columns of any list until a person chooses more (TRU-910)', () => {
  const tables = [...realChecked.linked.tables].filter(([, { definition }]) => definition.layout !== 'cards')
  const crowded = tables.filter(([, table]) => usualColumns(table).length > 9)
  expect(crowded.map(([id]) => id)).toEqual([])
})
