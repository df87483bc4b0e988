import { expect, it } from 'vitest'
import { expectFindings, flow, findingsWith } from '#tests/unit/broken-definitions.ts'

it('knows what a call takes', () => {
  expectFindings(
    [
      [
        '/submit/body/internalID',
        'internalId',
        "The call 'payments.create' takes no 'internalID'. Did you mean 'internalId'?",
      ],
      [
        '/steps/3/next/body/nickname',
        'newNickname',
        "The call 'identities.create' takes no 'nickname'. Did you mean 'nickName'?",
      ],
      [
        '/facts/corridor/with/contry',
        'beneficiary.country',
        "The call 'payout.dataRequirements' takes no 'contry'. Did you mean 'country'?",
      ],
      [
        '/steps/5/fields/1/with/payinCategry',
        'fundsSource',
        "The call 'quotes.create' takes no 'payinCategry'. Did you mean 'payinCategory'?",
      ],
    ],
    (path, value, sentence) => [flow, { [path]: value }, `${flow} ${path}: ${sentence}`],
  )
})

it('misses what a call needs', () => {
  expectFindings(
    [
      [
        '/submit/body',
        '/quoteId',
        "The call 'payments.create' needs 'quoteId', which is not sent. Write under 'body' or 'with' where it comes from.",
      ],
      [
        '/submit/instead/0/body',
        '/internalId',
        "The call 'approvals.create' needs 'internalId', which is not sent. Write under 'body' or 'with' where it comes from.",
      ],
      [
        '/steps/1/next/body',
        '/useCaseType',
        "The call 'identities.create' needs 'useCaseType', which is not sent. Write under 'body' or 'with' where it comes from.",
      ],
    ],
    (path, name, sentence) => [flow, { [path + name]: undefined }, `${flow} ${path}: ${sentence}`],
  )
})

it('misses the parameters of a path', () => {
  expect(findingsWith(flow, { '/facts/methods/call': 'payments.read' })).toContain(
    `${flow} /facts/methods/with: The call 'payments.read' needs 'id', which is not sent. Write under 'body' or 'with' where it comes from.`,
  )
})

it('knows what stands inside what a call takes', () => {
  const path = '/steps/1/fields/0/with/customRate.rat'
  const file = 'flows/get-quote.flow.json'
  expect(findingsWith(file, { [path]: 'customRate' })).toContain(
    `${file} ${path}: The call 'quotes.createLegacy' takes no 'customRate.rat'. Did you mean 'customRate.rate'?`,
  )
})
