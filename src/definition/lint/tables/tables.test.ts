import { expect, it } from 'vitest'
import {
  type Slip,
  expectFound,
  expectFindings,
  foundWith,
  findingsWith,
} from '#tests/unit/broken-definitions.ts'

const file = 'tables/payments.table.json'
const legacy = 'tables/legacy-payments.table.json'

it('names the nearest for what is not known', () => {
  expectFound(file, [
  ['/permission', 'payments.raed', "There is no permission 'payments.raed'. Did you mean 'payments.read'?"],
  ['/download/call', 'payments.downlod', "There is no call 'payments.downlod'. Did you mean 'payments.download'?"],
  ['/empty/action/page', 'create-paymnt', "There is no page 'create-paymnt'. Did you mean 'create-payment'?"],
  ['/columns/0/opens', 'paymnet', "There is no page 'paymnet'. Did you mean 'payment'?"],
  ['/columns/1/type', 'statsu', "There is no type 'statsu'. Did you mean 'status'?"],
  ['/columns/1/options', 'payment-sates', "There is no list of options 'payment-sates'. Did you mean 'payment-states'?"],
  ['/columns/5/showWhen', 'isFxRateColumOn', "There is no rule 'isFxRateColumOn'. Did you mean 'isFxRateColumnOn'?"],
  ['/filters/3/type', 'us-dtae', "There is no field type 'us-dtae'. Did you mean 'us-date'?"],
  ['/filters/0/options', 'payment-stats', "There is no list of options 'payment-stats'. Did you mean 'payment-states'?"],
  ['/filters/8/limit', 'endToEndIdLenght', "There is no limit 'endToEndIdLenght'. Did you mean 'endToEndIdLength'?"],
  ['/filters/1/showWhen', 'isPaymentAuthorisationOn', "There is no rule 'isPaymentAuthorisationOn'. Did you mean 'isPaymentAuthorizationOn'?"],
  ['/checks/0/must', 'isDayOrderRihgt', "There is no rule 'isDayOrderRihgt'. Did you mean 'isDayOrderRight'?"],
  ['/checks/0/at', 'befor', "There is no field 'befor'. Did you mean 'before'?"],
  ['/rowActions/0/when', 'needsReveiw', "There is no rule 'needsReveiw'. Did you mean 'needsReview'?"],
  ['/rowActions/0/permission', 'payments.authorise', "There is no permission 'payments.authorise'. Did you mean 'payments.authorize'?"],
  ['/rowActions/0/opens', 'paymnet', "There is no page 'paymnet'. Did you mean 'payment'?"],
  ['/rowActions/1/move', 'compelte', "There is no move of a person 'compelte'. Did you mean 'complete'?"],
  ['/rowActions/2/none', 'isContractExpird', "There is no rule 'isContractExpird'. Did you mean 'isContractExpired'?"],
  ])
}) // prettier-ignore

it.each<Slip>([
  ['/rows/call', 'payments.filtr', "There is no call 'payments.filtr'. Did you mean 'payments.filter'?"],
  ['/machines/of/LEGACY', 'legacy-paymnt', "There is no machine 'legacy-paymnt'. Did you mean 'legacy-payment'?"],
  ['/rowActions/1/move', 'settlement-prepare', "There is no move of a person 'settlement-prepare'."],
])('names the nearest for %s %s', (path, value, sentence) => {
  expectFound(file, [[path, value, sentence]])
}) // prettier-ignore

it('follows every path into a row', () => {
  expectFound(file, [
  ['/key', 'payment_idd', "A row has no 'payment_idd'. Did you mean 'payment_id'?"],
  ['/columns/0/path', 'beneficiaryNmae', "A row has no 'beneficiaryNmae'. Did you mean 'beneficiaryName'?"],
  ['/columns/9/id', 'endToEndID', "A row has no 'endToEndID'. Did you mean 'endToEndId'?"],
  [
    '/columns/11/path',
    'initiatedBy.nmae',
    "A row has no 'initiatedBy.nmae'. Did you mean 'initiatedBy.name'?",
  ],
  ['/columns/3/of', 'sourceCurency', "A row has no 'sourceCurency'. Did you mean 'sourceCurrency'?"],
  ['/machines/state', 'payment_sate', "A row has no 'payment_sate'. Did you mean 'payment_state'?"],
  ['/machines/by', 'flwo', "A row has no 'flwo'. Did you mean 'flow'?"],
  ])
}) // prettier-ignore

it('knows the facts of its rules: the filters and the row', () => {
  expect(findingsWith(file, { '/rules/hasBothDays/when/has/0': 'afetr' }).join('\n')).toContain(
    "There is no fact 'afetr'. Did you mean 'after'?",
  )
})

it.each([
  [file, '/filters/2/id', 'paymentId', "The call 'payments.filter' takes no 'paymentId'. Did you mean 'payment_id'?"],
  [file, '/sort/by', 'createdAt', "The call 'payments.filter' does not sort by 'createdAt'; it sorts by created_at, sending_amount, receiving_amount."],
  [file, '/columns/3/sort', 'sending_amuont', "The call 'payments.filter' does not sort by 'sending_amuont'; it sorts by created_at, sending_amount, receiving_amount. Did you mean 'sending_amount'?"],
  [legacy, '/filters/0/id', 'beneficiary_id', "The call 'payments.list' takes no 'beneficiary_id'."],
  [legacy, '/rows/with/payment_types', 'session.environment', "The call 'payments.list' takes no 'payment_types'. Did you mean 'payment_type'?"],
])('asks only what the call takes: %s %s %s', (where, path, value, sentence) => {
  const messages = findingsWith(where, { [path]: value })
  expect(messages.some((line) => line.startsWith(`${where} ${path}: ${sentence}`))).toBe(true)
}) // prettier-ignore

it('refuses what is wrong with a table', () => {
  expectFindings([
  [{ '/columns/1/id': 'beneficiary' }, "/columns/1/id: Two columns are called 'beneficiary'. Give one of them another name."],
  [{ '/filters/4/id': 'after' }, "/filters/4/id: Two fields are called 'after'. Give one of them another name."],
  [{ '/rowActions/-': { id: 'review', label: 'R', opens: 'payment' } }, "/rowActions/5/id: Two row actions are called 'review'. Give one of them another name."],
  [{ '/columns/0/headline': undefined }, "/columns: No column names the row: give one of them 'headline'."],
  [{ '/machines/of/FUTURE': 'payment' }, "/machines/of/FUTURE: 'flow' is never 'FUTURE'. Take it out, or write a value it has."],
  [{ '/machines/of/LEGACY': undefined }, `/machines/of: No machine is named for 'LEGACY'. Write "LEGACY" and the machine of its rows.`],
  [{ '/machines/by': undefined }, "/machines: 'by' says where a row names its machine, 'of' which machine that is. Write both."],
  [{ '/filters/0/limit': 'textLength' }, "/filters/0/limit: A field of type 'choices' has no word 'limit'. Take it out, or change the type."],
  [{ '/filters/0/id': 'page' }, "/filters/0/id: 'page' means something else in the address. Give it another id."],
  ], (patch, line) => [file, patch, `${file} ${line}`])
}) // prettier-ignore

it('takes a slip of the keys in a filter back where it stands', () => {
  const found = foundWith(file, { '/filters/3/type': 'us-dtae' })
  expect(found.find(({ path }) => path === '/filters/3/type')?.fix).toMatchObject({
    path: '/filters/3/type',
    value: 'us-date',
  })
})

it('says when the rows lack what their machine asks for', () => {
  expect(
    findingsWith('machines/legacy-payment.machine.json', {
      '/rules/isSender/when': { '==': [{ var: 'record.sidee' }, 'sender'] },
    }),
  ).toContain(
    `${file} /machines: The machine 'legacy-payment' asks for 'sidee', which no row has. Ask for what a row has.`,
  )
})

it('counts tables as users of lists, calls and rules, and misses a page that shows one', () => {
  const without = (path: string) => findingsWith(file, { [path]: undefined })
  expect(without('/download')).toEqual([])
  expect(findingsWith('tables/batches.table.json', { '/filters/0/options': 'payment-states' })).toContain(
    "options/batch-states.options.json: No definition uses the list 'batch-states'. Name it under 'options', or take the file out.",
  )
  expect(findingsWith('tables/unused.table.json', { ...batches, '/id': 'unused' })).toContain(
    "tables/unused.table.json: No page shows the table 'unused'. Name it on a page, or take the file out.",
  )
})

const batches = {
  '/$schema': '../../schemas/definitions/table.schema.json',
  '/title': 'Batches',
  '/purpose': 'Shows batches.',
  '/permission': 'payments.read',
  '/noun': { one: 'batch', other: 'batches' },
  '/rows': { call: 'batches.list' },
  '/key': 'batch_id',
  '/columns': [{ id: 'batch_id', type: 'uuid', label: 'Batch ID', headline: true }],
  '/sort': { by: 'created_at', direction: 'desc' },
  '/pageSizes': [15],
  '/empty': { title: 'No batches yet' },
}

it('leads out only to addresses of a list that are safe and whole', () => {
  const link = { id: 'look', type: 'link', label: 'Look' }
  const found = (column: object) => findingsWith(file, { '/columns/-': column }).join('\n')
  expect(found(link)).toContain("It leads nowhere: name a list of addresses under 'to'.")
  expect(found({ ...link, to: 'explorrs' })).toContain("Did you mean 'explorers'?")
  expect(found({ ...link, to: 'currencies' })).toContain(
    'is no address that begins with https://. Write the whole address.',
  )
  expect(found({ ...link, type: 'text', to: 'explorers' })).toContain(
    "Only a column of type 'link' leads to an address. Take 'to' out.",
  )
})

it('says why an action is locked with facts that exist', () => {
  const action = { label: 'New', page: 'home', lockWhen: 'hasPaymentsDirct', says: '{sesion.user.name}' }
  const found = findingsWith(file, { '/action': action }).join('\n')
  expect(found).toContain("Did you mean 'hasPaymentsDirect'?")
  expect(found).toContain("Did you mean 'session.user.name'?")
})
