import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

it.each([
  ['/submit/label', 'Send {quot.amount}', "There is no fact 'quot.amount'. Did you mean 'quote.amount'?"],
  [
    '/summary/0/value',
    '{quote.quote.destinationAmunt}',
    "'quote.quote.destinationAmunt' leads nowhere: 'quote.quote' has no 'destinationAmunt'. Did you mean 'quote.quote.destinationAmount'?",
  ],
  [
    '/steps/1/next/toast',
    '{newOriginatorNickame} was added',
    "There is no fact 'newOriginatorNickame'. Did you mean 'newOriginatorNickname'?",
  ],
  [
    '/summary/0/value',
    '{quote.quote.destinationAmount quote.quote.sourceCurrency}',
    "'quote.quote.destinationAmount' is an amount in 'quote.quote.destinationCurrency', not in 'quote.quote.sourceCurrency'. Write 'quote.quote.destinationCurrency'.",
  ],
  [
    '/summary/0/value',
    '{quote.quote.destinationAmount}',
    "'quote.quote.destinationAmount' is printed without its currency. Write {quote.quote.destinationAmount quote.quote.destinationCurrency}.",
  ],
  [
    '/summary/0/value',
    '{memo purpose}',
    'Write one name in braces, or an amount and its currency: {memo purpose}.',
  ],
  [
    '/submit/opens',
    '/payments/{paymentid}',
    "The answer of 'payments.create' has no 'paymentid'. Write a name of the answer. Did you mean 'payment_id'?",
  ],
  [
    '/submit/opens',
    '/payment/{payment_id}',
    "No page stands at '/payment/{payment_id}'. Write the path of a page.",
  ],
  [
    '/submit/instead/0/opens',
    '/payments/{id}',
    "The answer of 'approvals.create' has no 'id'. Write a name of the answer.",
  ],
])('prints and opens what exists: %s %s', (path, value, sentence) => {
  const messages = findingsWith(flow, { [path]: value })
  expect(messages.some((line) => line.startsWith(`${flow} ${path}: ${sentence}`))).toBe(true)
})

it('follows the redirect of a page', () => {
  const file = 'pages/create-payment.page.json'
  expect(findingsWith(file, { '/offered/redirect': '/paymnts' })).toContain(
    `${file} /offered/redirect: No page stands at '/paymnts'. Write the path of a page. Did you mean '/payments'?`,
  )
  expect(findingsWith(file, { '/redirect': '/paymnts' })).toContain(
    `${file} /redirect: No page stands at '/paymnts'. Write the path of a page. Did you mean '/payments'?`,
  )
})
