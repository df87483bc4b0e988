import { expect, it } from 'vitest'
import { expectFindings, findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'rules/features.rules.json'
const says = 'It is so.'

it('finds what is wrong with a feature', () => {
  expectFindings(
    [
      [
        { '/features/isSinglePaymentFlowOn/flag': 'singlePaymentRedesing' },
        "/features/isSinglePaymentFlowOn/flag: There is no flag 'singlePaymentRedesing'. Did you mean 'singlePaymentRedesign'?",
      ],
      [
        { '/features/canAutoSettle/version': 'autoSetleVersion' },
        "/features/canAutoSettle/version: There is no limit 'autoSetleVersion'. Did you mean 'autoSettleVersion'?",
      ],
      [
        { '/features/canUploadBatches/permission': 'payments.wriet' },
        "/features/canUploadBatches/permission: There is no permission 'payments.wriet'. Did you mean 'payments.write'?",
      ],
      [
        { '/features/isProduction': { says, flag: 'rewards' } },
        "/features/isProduction: A shared rule is called 'isProduction' as well. Give one of them another name.",
      ],
      [
        { '/features/isMakerCheckerOn': { says, flag: 'rewards' } },
        "/features/isMakerCheckerOn: A shared rule is called 'isMakerCheckerOn' as well. Give one of them another name.",
      ],
    ],
    (patch, line) => [file, patch, `${file} ${line}`],
  )
})

it('wants more of a feature than a sentence', () => {
  expect(findingsWith(file, { '/features/isSinglePaymentFlowOn': { says } }).join()).toContain(
    '/features/isSinglePaymentFlowOn',
  )
})
