import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const named = ['flows', 'tables', 'pages', 'details', 'tasks']
const interpreted = ['src/engine', 'src/runtime', 'src/widgets', 'src/portal']

const ids = new Set(
  named
    .flatMap((folder) => readdirSync(join(root, 'definitions', folder)))
    .filter((file) => !file.includes('.cases.'))
    .map((file) => basename(file).replace(/\..*$/, '')),
)

/** Code that runs in the browser; tests, stories and fixtures may name ids. */
const files = interpreted.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|fixture/.test(file)),
)

/** Places that may name an id, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  "src/engine/field/batch-file.ts 'beneficiary'": 'a part of the row of a batch',
  "src/engine/field/batch-file.ts 'payments'": 'a part of a batch',
  "src/portal/cards/money/account-balance.tsx 'deposit-fiat'":
    'a card of balances, made by hand, that leads to deposits',
  "src/portal/cards/money/account-balance.tsx 'deposit-crypto'":
    'a card of balances, made by hand, that leads to deposits',
  "src/portal/cards/attachment.tsx 'attachment'": 'the name of a card',
  "src/portal/cards/cards.ts 'onboarding-tasks'": 'the name of a card',
  "src/portal/cards/cards.ts 'onboarding-review'": 'the name of a card',
  "src/portal/cards/cards.ts 'payment-presets'": 'the name of a card',
  "src/portal/cards/onboarding-banner.tsx 'onboarding'": 'the kind of a task the server names',
  "src/portal/cards/payments/approval-queue.tsx 'payment'": 'the kind of a decision the server names',
  "src/portal/cards/payments/approval-queue.tsx 'payments'": 'the part of an address of that kind',
  "src/portal/cards/payments/payment-presets.tsx 'payment-presets'": 'the name of a card',
  "src/portal/cards/payments/payment-presets.tsx 'preset-payment'":
    'a card of presets, made by hand, that leads to sending one',
  "src/portal/cards/payments/payment-presets.tsx 'preset-quote'":
    'a card of presets, made by hand, that leads to sending one',
  "src/portal/cards/support.tsx 'support'": 'a card of the support, made by hand, that leads to its page',
  "src/portal/charts/trend.tsx 'payments'": 'a word people read',
  "src/portal/onboarding/products.tsx 'wallet-products'": 'the name of a card',
  "src/portal/onboarding/review/review.tsx 'onboarding-review'": 'the name of a card',
  "src/portal/onboarding/tasks/tasks.tsx 'onboarding-tasks'": 'the name of a card',
  "src/portal/onboarding/tasks/subtask-row.tsx 'onboarding-assign'":
    'a card of tasks, made by hand, that leads to giving one',
  "src/portal/pages/defined-page.tsx 'settings'": 'the name of a template',
  "src/portal/pages/record/details-page.tsx 'payment'": 'a payment has a page of its own around its details',
  "src/portal/pages/use-waiting.ts 'control-change'": 'any change may wait, and its page opens then',
  "src/portal/payments/details/confirmation.tsx 'create-payment'": 'the page of a payment, made by hand',
  "src/portal/payments/payment-record.ts 'payment'": 'the name of a machine',
  "src/portal/payments/payment-rows.tsx 'payee'": 'the name of a column',
  "src/portal/payments/send-payment.tsx 'create-payment'":
    'cards of payments, made by hand, that offer to send one',
  "src/portal/payments/waiting-panel.tsx 'control-change'": 'any change may wait, and its page opens then',
  "src/portal/shell/palette/use-entries.ts 'disclosure'":
    'nobody looks for the page that stands in their way',
  "src/runtime/template/settings-template.tsx 'settings'": 'the name of a template',
}

const isComment = (line: string) => /^\s*(\/\*|\*|\/\/)/.test(line)

function namesIn(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  const code = lines.filter((line) => !isComment(line)).join('\n')
  const words = [...code.matchAll(/(['"`])([a-z][a-z0-9-]*)\1/g)].map(([, , word = '']) => word)
  return [...new Set(words)].filter((word) => ids.has(word)).map((word) => `${file} '${word}'`)
}

it('names no flow, table, page, details or task in what interprets them', () => {
  expect(ids.size).toBeGreaterThan(50)
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(namesIn).toSorted()).toEqual(Object.keys(exceptions).toSorted())
})

it('imports no definition of a flow, table, page, details or task', () => {
  const direct = new RegExp(`definitions/(${named.join('|')})/`)
  const importing = files.filter((file) => direct.test(readFileSync(join(root, file), 'utf8')))
  expect(importing).toEqual([])
})
