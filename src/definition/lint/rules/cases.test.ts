import { it } from 'vitest'
import { expectFindings } from '#tests/unit/broken-definitions.ts'

const flow = 'flows/single-payment.cases.json'
const machine = 'machines/approval.cases.json'

it('finds what is wrong with a case', () => {
  expectFindings(
    [
      [
        flow,
        { '/cases/1/steps/0': 'beneficiary-tabel' },
        "/cases/1/steps/0: There is no step 'beneficiary-tabel'. Did you mean 'beneficiary-table'?",
      ],
      [
        flow,
        { '/cases/0/rules': { isThirdPartyAlowed: 'no' } },
        "/cases/0/rules/isThirdPartyAlowed: There is no rule 'isThirdPartyAlowed'. Did you mean 'isThirdPartyAllowed'?",
      ],
      [
        flow,
        { '/cases/3/answers': { payr: 'other' } },
        "/cases/3/answers/payr: There is no field 'payr'. Did you mean 'payer'?",
      ],
      [
        flow,
        { '/cases/1/case': 'A', '/cases/2/case': 'A' },
        "/cases/2/case: Two cases are called 'A'. Give one of them another title.",
      ],
      [
        flow,
        { '/cases/0': { case: 'Empty', answers: {} } },
        "/cases/0: This case says nothing that must follow. Write what must, such as 'asks' or 'sends'.",
      ],
      [
        flow,
        { '/of': 'single-payments' },
        "/of: There is no definition in this folder 'single-payments'. Did you mean 'single-payment'?",
      ],
      [
        machine,
        { '/cases/0/moves/0': 'aprove' },
        "/cases/0/moves/0: There is no move 'aprove'. Did you mean 'approve'?",
      ],
      [
        machine,
        { '/cases/0/state': 'pendin' },
        "/cases/0/state: There is no state 'pendin'. Did you mean 'pending'?",
      ],
      [
        'permissions/permissions.cases.json',
        { '/cases/1/allows': { 'self.raed': 'no' } },
        "/cases/1/allows/self.raed: There is no permission 'self.raed'. Did you mean 'self.read'?",
      ],
    ],
    (file, patch, line) => [file, patch, `${file} ${line}`],
  )
})
