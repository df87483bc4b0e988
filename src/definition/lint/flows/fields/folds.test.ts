import { it } from 'vitest'
import { expectFindings } from '#tests/unit/broken-definitions.ts'

const flow = 'flows/edit-exchange.flow.json'

it('lets a fold hide nothing that must be answered, have a title, and leave something to see (TRU-682)', () => {
  expectFindings(
    [
      [
        { '/steps/0/fields/7/folded': true },
        `/steps/0/fields/7: 'supportedCurrencies' must be answered, and it is folded away under 'Trading'. Give it a 'default' or "optional": true, or take 'folded' out.`,
      ],
      [
        { '/steps/0/fields/9/heading': undefined },
        "/steps/0/fields/9/folded: What is folded needs a line that stays. Write a 'heading' beside 'folded'.",
      ],
      [
        {
          '/steps/0/fields/0/heading': 'Exchange',
          '/steps/0/fields/0/folded': true,
          '/steps/0/fields/5/folded': true,
          '/steps/0/fields/7/folded': true,
        },
        "/steps/0/fields/0/folded: Everything in this step is folded, so it looks empty. Leave 'folded' out at what most people answer.",
      ],
    ],
    (patch, line) => [flow, patch, `${flow} ${line}`],
  )
  const account = 'details/ledger-account.details.json'
  expectFindings(
    [
      [
        { '/sections/0/folded': true },
        "/sections/0/folded: Every section is folded, so nothing is read at first. Leave 'folded' out at one of them.",
      ],
    ],
    (patch, line) => [account, patch, `${account} ${line}`],
  )
})
