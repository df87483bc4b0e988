import { expect, it } from 'vitest'
import { expectFound, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'pages/preset-payment.page.json'

it('names the nearest for what a page says of its flow', () => {
  expectFound(file, [
    ['/opensAt', 'payment-detials', "There is no step 'payment-detials'. Did you mean 'payment-details'?"],
    [
      '/notes/call',
      'presets.updateLastUse',
      "There is no call 'presets.updateLastUse'. Did you mean 'presets.updateLastUsed'?",
    ],
    ['/notes/refreshes/0', 'preset.list', "There is no call 'preset.list'. Did you mean 'presets.list'?"],
    ['/notes/with/id', 'adress.id', "There is no fact 'adress.id'. Did you mean 'address.id'?"],
  ])
  // The page's own facts are still loading when it opens.
  expectFound(file, [['/notes/with/id', 'preset.id', "There is no fact 'preset.id'."]])
})

it('finds a page whose address names a record that its flow never asks for (TRU-436)', () => {
  const without = { '/facts/retried': undefined }
  expect(findingsWith('flows/single-payment.flow.json', without)).toEqual([
    "pages/retry-payment.page.json /given/retryOf: The flow 'single-payment' asks for nothing by 'given.retryOf', so a wrong address opens it empty. Give it a fact with what is 'missing'.",
  ])
})

it('finds a wizard that nothing leads out of, where the navigation makes room for its foot (TRU-607)', () => {
  expect(findingsWith('pages/retry-payment.page.json', { '/parent': undefined })).toEqual([
    "pages/retry-payment.page.json: On a phone nothing leads out of this wizard. Name the page above it under 'parent'.",
  ])
})

it('tells what the call takes, and a page that opens no flow', () => {
  expect(findingsWith(file, { '/notes/with': { ident: 'address.id' } })).toEqual([
    `${file} /notes/with/ident: The call 'presets.updateLastUsed' takes no 'ident'. Write id.`,
    `${file} /notes/with: The call 'presets.updateLastUsed' needs 'id', which is not sent. Write under 'body' or 'with' where it comes from.`,
  ])
  expect(findingsWith('pages/payments.page.json', { '/opensAt': 'payment-details' })).toContain(
    "pages/payments.page.json /opensAt: It opens no flow that could begin there: name one under 'flow'.",
  )
})
