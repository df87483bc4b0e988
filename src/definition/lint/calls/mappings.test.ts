import { expect, it } from 'vitest'
import { expectFindings, flow, foundWith } from '#tests/unit/broken-definitions.ts'

it('follows every mapping', () => {
  expectFindings(
    [
      ['/submit/body/purposeCode', 'purpos', "There is no fact 'purpos'. Did you mean 'purpose'?"],
      [
        '/submit/body/quoteId',
        'quote.quote.quotId',
        "'quote.quote.quotId' leads nowhere: 'quote.quote' has no 'quotId'. Did you mean 'quote.quote.quoteId'?",
      ],
      [
        '/facts/corridor/with/country',
        'beneficiary.contry',
        "'beneficiary.contry' leads nowhere: 'beneficiary' has no 'contry'. Did you mean 'beneficiary.country'?",
      ],
      [
        '/steps/3/fields/2/options/from',
        'methods.payoutMethod',
        "'methods.payoutMethod' leads nowhere: 'methods' has no 'payoutMethod'. Did you mean 'methods.payoutMethods'?",
      ],
      [
        '/steps/3/fields/2/options/from',
        'corridor.partnerName',
        "'corridor.partnerName' is no list; options are taken from one. Name a list that the call answers.",
      ],
      [
        '/steps/2/fields/0/options/value',
        'identityID',
        "An entry of 'originators.identities' has no 'identityID'. Did you mean 'identityId'?",
      ],
      [
        '/steps/2/fields/0/options/also/1',
        'createAt',
        "An entry of 'originators.identities' has no 'createAt'. Did you mean 'createdAt'?",
      ],
      [
        '/steps/3/fields/3/options/where/country',
        'newCuntry',
        "There is no fact 'newCuntry'. Did you mean 'newCountry'?",
      ],
      ['/steps/5/fields/4/of', 'beneficary', "There is no fact 'beneficary'. Did you mean 'beneficiary'?"],
    ],
    (path, value, sentence) => [flow, { [path]: value }, `${flow} ${path}: ${sentence}`],
  )
})

it('offers another key where a record has no such name', () => {
  const where = { payoutCategry: 'newPayoutCategory' }
  const found = foundWith(flow, { '/steps/3/fields/2/options/where': where })
  expect(found[0]).toMatchObject({
    sentence: "An entry of 'methods.payoutMethods' has no 'payoutCategry'.",
    fix: { path: '/steps/3/fields/2/options/where/payoutCategry', key: 'payoutCategory' },
  })
})
