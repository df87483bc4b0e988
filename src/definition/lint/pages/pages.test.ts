import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'pages/payments.page.json'
const home = 'pages/home.page.json'
const tab = '/tabs/items/0/tabs/items/0'

it.each([
  [`${tab}/table`, 'paymnets', "There is no table 'paymnets'. Did you mean 'payments'?"],
  ['/table', 'aprovals', "There is no table 'aprovals'. Did you mean 'approvals'?"],
  [
    `${tab}/gate`,
    'hasPaymentsDirct',
    "There is no rule 'hasPaymentsDirct'. Did you mean 'hasPaymentsDirect'?",
  ],
  ['/parent', 'hoem', "There is no page 'hoem'. Did you mean 'home'?"],
  ['/links', ['paymnet'], "There is no page 'paymnet'. Did you mean 'payment'?"],
])('names the nearest for %s', (path, value, sentence) => {
  expect(findingsWith(file, { [path]: value }).join('\n')).toContain(sentence)
})

it.each([
  ['permission', 'home.raed', "There is no permission 'home.raed'. Did you mean 'home.read'?"],
  ['gate', 'isTaskOn', "There is no rule 'isTaskOn'. Did you mean 'isTasksOn'?"],
])('knows the %s of a placed card', (word, value, sentence) => {
  const card = { card: 'tasks', permission: 'home.read', gate: 'isTasksOn', [word]: value }
  expect(findingsWith(home, { '/cards/-': card }).join('\n')).toContain(sentence)
})

it('knows the pages beside whose heading a page is offered, and of which a card speaks', () => {
  const offered = { label: 'Send a payment', beside: ['payents'] }
  expect(findingsWith('pages/create-payment.page.json', { '/offered': offered }).join('\n')).toContain(
    "/offered/beside/0: There is no page 'payents'. Did you mean 'payments'?",
  )
  const card = { card: 'unfinished', of: 'send-paymnet' }
  expect(findingsWith(home, { '/cards/-': card }).join('\n')).toContain(
    "There is no page 'send-paymnet'. Did you mean 'send-payment'?",
  )
})

it('tells a tab that never shows from one that takes turns', () => {
  expect(findingsWith(file, { [`${tab}/gate`]: undefined })).toContain(
    `${file} /tabs/items/0/tabs/items/1/id: Another tab 'individual' always shows instead: give the first one a gate.`,
  )
  expect(findingsWith(file, { [`${tab}/table`]: undefined })).toContain(
    `${file} ${tab}: The tab 'individual' shows nothing: name a table, or tabs of its own.`,
  )
})

it('keeps the words of the address apart', () => {
  expect(findingsWith(file, { '/tabs/items/0/tabs/parameter': 'kind' })).toContain(
    `${file} /tabs/items/0/tabs/parameter: The tabs around these already use 'kind' in the address. Give these another 'parameter'.`,
  )
  expect(findingsWith(file, { '/tabs/parameter': 'states' })).toContain(
    `${file} /tabs: 'states' names a tab and a filter; the address can hold only one. Give one of them another name.`,
  )
})

it('lets no page stand above itself', () => {
  expect(findingsWith(file, { '/parent': 'payments' })).toContain(
    `${file} /parent: 'payments' stands above itself. Name a page that stands above it.`,
  )
})
