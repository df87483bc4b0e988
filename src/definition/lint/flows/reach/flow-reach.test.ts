import { expect, it } from 'vitest'
import { flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const starts = (patch: Record<string, unknown>, line: string) =>
  expect(findingsWith(flow, patch).filter((one) => one.startsWith(`${flow} ${line}`))).toHaveLength(1)

const not = (rule: string) => ({ says: 'It is the other way round.', when: { '!': [{ rule }] } })

it('finds a field that its own step hides', () => {
  starts(
    { '/rules/isForOneself': not('needsOriginator'), '/steps/2/fields/0/showWhen': 'isForOneself' },
    "/steps/2/fields/0: The field 'originatorIdentityId' can never show.",
  )
})

it('finds a step that its stage hides, a requirement and an action that never come', () => {
  const rules = { '/rules/isAlone': not('isThirdPartyAllowed') }
  starts(
    { ...rules, '/steps/2/showWhen': 'isAlone' },
    "/steps/2: The step 'originator-table' and its stage never show together.",
  )
  starts(
    { ...rules, '/steps/0/fields/0/optional': true, '/steps/0/fields/0/requireWhen': 'isAlone' },
    "/steps/0/fields/0/requireWhen: The field 'payer' is never required.",
  )
  starts(
    { ...rules, '/steps/2/actions/0/showWhen': 'isAlone' },
    "/steps/2/actions/0: The action 'add-originator' can never show.",
  )
})

it('finds a Next that never opens, with the answers each rule needs', () => {
  const failed = { says: 'The quote failed.', when: { '==': [{ var: 'quote.status' }, 'failed'] } }
  expect(
    findingsWith(flow, { '/rules/hasFailedQuote': failed, '/steps/6/nextWhen/-': 'hasFailedQuote' }),
  ).toContain(
    `${flow} /steps/6/nextWhen: The flow cannot be finished: Next of 'review' never opens. 'hasUsableQuote' needs that quote.status is 'ready'; 'hasFailedQuote' needs that quote.status is 'failed'. Mend one of them.`,
  )
})

it('finds a Next that waits for what is asked later', () => {
  starts(
    { '/steps/4/nextWhen': ['hasUsableQuote'] },
    "/steps/4/nextWhen: The flow cannot be finished: Next of 'beneficiary-table' waits for what is asked later.",
  )
})

it('finds an ending that an earlier one always takes', () => {
  const ending = {
    when: 'isPaymentAuthorizationOn',
    label: 'Again',
    call: 'approvals.create',
    body: { quoteId: 'quote.quote.quoteId' },
  }
  starts(
    { '/submit/instead/-': ending },
    "/submit/instead/1/when: 'Send {quote.quote.sourceAmount quote.quote.sourceCurrency} for approval' before it ends the flow where",
  )
})
