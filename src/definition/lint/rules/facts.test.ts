import { expect, it } from 'vitest'
import { expectFindings, flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const read = (name: string) => ({ '==': [{ var: name }, true] })

it('knows what a rule may read', () => {
  expectFindings(
    [
      [
        flow,
        'isThirdPartyAllowed',
        'configuration.thirdPartyPaymentAlowed',
        "'configuration.thirdPartyPaymentAlowed' leads nowhere: 'configuration' has no 'thirdPartyPaymentAlowed'. Did you mean 'configuration.thirdPartyPaymentAllowed'?",
      ],
      [
        flow,
        'needsPurpose',
        'coridor.payment.purposeRequired',
        "There is no fact 'coridor.payment.purposeRequired'. Did you mean 'corridor.payment.purposeRequired'?",
      ],
      [
        flow,
        'needsPurpose',
        'beneficiary.contry',
        "'beneficiary.contry' leads nowhere: 'beneficiary' has no 'contry'. Did you mean 'beneficiary.country'?",
      ],
      [
        flow,
        'needsPurpose',
        'flags.rewardz',
        "'flags.rewardz' leads nowhere: 'flags' has no 'rewardz'. Did you mean 'flags.rewards'?",
      ],
      [
        'machines/approval.machine.json',
        'isOwnPayment',
        'session.usr.id',
        "'session.usr.id' leads nowhere: 'session' has no 'usr'. Did you mean 'session.user.id'?",
      ],
      [
        'machines/payment.machine.json',
        'isLapsed',
        'record.aproval.status',
        "'record.aproval.status' leads nowhere: 'record' has no 'aproval'. Did you mean 'record.approval.status'?",
      ],
      [
        'rules/product.rules.json',
        'isProduction',
        'session.enviroment',
        "'session.enviroment' leads nowhere: 'session' has no 'enviroment'. Did you mean 'session.environment'?",
      ],
    ],
    (file, rule, name, sentence) => {
      const path = `/rules/${rule}/when`
      return [file, { [path]: read(name) }, `${file} ${path}/==/0/var: ${sentence}`]
    },
  )
})

it('types the record of details by the answer of their call', () => {
  const file = 'details/payment.details.json'
  expect(findingsWith(file, { '/rules/hasMemo/when': { has: ['record.mem'] } })).toContain(
    `${file} /rules/hasMemo/when/has/0: 'record.mem' leads nowhere: 'record' has no 'mem'. Did you mean 'record.memo'?`,
  )
})

it('lets a page read what is known everywhere, and nothing else', () => {
  const file = 'pages/home.page.json'
  const rules = { isHome: { says: 'It is.', when: read('payer') } }
  expect(findingsWith(file, { '/rules': rules, '/gate': 'isHome' })).toContain(
    `${file} /rules/isHome/when/==/0/var: There is no fact 'payer'. Write one of session, configuration, flags, limits, address, given.`,
  )
})
