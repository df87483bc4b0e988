import { expect, it } from 'vitest'
import { expectFindings, flow, foundWith, findingsWith } from '#tests/unit/broken-definitions.ts'

it('names the nearest for what is not known', () => {
  expectFindings(
    [
      [
        '/steps/2/fields/0/options/details',
        'identitty',
        "There is no details 'identitty'. Did you mean 'identity'?",
      ],
      [
        '/facts/preset/missing',
        'payment-prest',
        "There is no details 'payment-prest'. Did you mean 'payment-preset'?",
      ],
      [
        '/steps/0/fields/0/type',
        'choice-card',
        "There is no field type 'choice-card'. Did you mean 'choice-cards'?",
      ],
      ['/steps/0/fields/0/options', 'payer', "There is no list of options 'payer'. Did you mean 'payers'?"],
      [
        '/steps/5/fields/0/options/labels',
        'payin-category',
        "There is no list of options 'payin-category'. Did you mean 'payin-categories'?",
      ],
      [
        '/steps/2/fields/0/options/also/0/options',
        'use-case',
        "There is no list of options 'use-case'. Did you mean 'use-cases'?",
      ],
      [
        '/steps/5/fields/6/accepts',
        'document-kind',
        "There is no list of options 'document-kind'. Did you mean 'document-kinds'?",
      ],
      [
        '/steps/5/fields/5/limit',
        'internalIdLenght',
        "There is no limit 'internalIdLenght'. Did you mean 'internalIdLength'?",
      ],
      [
        '/steps/5/fields/1/call',
        'quote.create',
        "There is no call 'quote.create'. Did you mean 'quotes.create'?",
      ],
      ['/steps/0/stage', 'originater', "There is no stage 'originater'. Did you mean 'originator'?"],
      [
        '/steps/2/actions/0/goTo',
        'add-originator-crad',
        "There is no step 'add-originator-crad'. Did you mean 'add-originator-card'?",
      ],
      [
        '/steps/2/actions/0/permission',
        'identity.write',
        "There is no permission 'identity.write'. Did you mean 'identities.write'?",
      ],
      [
        '/steps/1/next/refreshes/0',
        'originator',
        "There is no fact 'originator'. Did you mean 'originators'?",
      ],
      [
        '/permission',
        'payment.write',
        "There is no permission 'payment.write'. Did you mean 'payments.write'?",
      ],
      [
        '/facts/methods/call',
        'payout.method',
        "There is no call 'payout.method'. Did you mean 'payout.methods'?",
      ],
      [
        '/submit/call',
        'payments.creates',
        "There is no call 'payments.creates'. Did you mean 'payments.create'?",
      ],
    ],
    (path, value, sentence) => [flow, { [path]: value }, `${flow} ${path}: ${sentence}`],
  )
})

it('offers a fix for a slip of the keys, and none for a guess', () => {
  const slip = foundWith(flow, { '/submit/call': 'payments.creat' })
  expect(slip[0]?.fix).toEqual({ path: '/submit/call', was: 'payments.creat', value: 'payments.create' })
  const guess = foundWith(flow, { '/permission': 'identity.write' })
  expect(guess[0]).toMatchObject({ nearest: 'identities.write' })
  expect(guess[0]?.fix).toBeUndefined()
})

it('knows the flow that asks for an entry, and the codes of an upload', () => {
  const guided = 'flows/batch-guided.flow.json'
  expect(findingsWith(guided, { '/steps/0/fields/0/entry': 'batch-guided-paymnt' })).toContain(
    `${guided} /steps/0/fields/0/entry: There is no flow 'batch-guided-paymnt'. Did you mean 'batch-guided-payment'?`,
  )
  const schema = 'flows/save-rpo-schema.flow.json'
  const refusals = '/steps/0/fields/4/refusals'
  expect(findingsWith(schema, { [refusals]: { BAD_FILETYPE: 'Not this.' } }).join('\n')).toMatch(
    /refusals: 'BAD_FILETYPE' is not one of .* Did you mean 'BAD_FILE_TYPE'\?/,
  )
})
