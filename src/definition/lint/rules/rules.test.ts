import { expect, it } from 'vitest'
import { expectFindings, flow, findingsWith } from '#tests/unit/broken-definitions.ts'

const says = 'It is so.'
const fact = { var: 'memo' }

it('finds what is wrong with a rule', () => {
  expectFindings(
    [
      [
        { '/steps/0/showWhen': 'isThirdPartyAlowed' },
        "/steps/0/showWhen: There is no rule 'isThirdPartyAlowed'. Did you mean 'isThirdPartyAllowed'?",
      ],
      [
        { '/rules/needsOriginator/when': { and: [{ rule: 'isForSomeonElse' }] } },
        "/rules/needsOriginator/when/and/0/rule: There is no rule 'isForSomeonElse'. Did you mean 'isForSomeoneElse'?",
      ],
      [
        { '/rules/isIdle': { says, when: { has: ['memo'] } } },
        "/rules/isIdle: Nothing uses the rule 'isIdle'. Name it where it shall count, or take it out.",
      ],
      [
        { '/rules/isProduction': { says, when: { has: ['memo'] } } },
        "/rules/isProduction: The rule 'isProduction' hides the shared rule of that name. Give it another name.",
      ],
      [
        { '/rules/hasFiles/when': { '==': ['a', 'a'] } },
        '/rules/hasFiles: The rule reads nothing, so its answer is always the same. Let it read a fact, or take it out.',
      ],
      [
        { '/rules/hasFiles/when': { and: [{ or: [{ '!': [{ '==': [fact, 'A'] }] }] }] } },
        '/rules/hasFiles: The rule is 4 operators deep; two at most. Name the inner part as a rule of its own.',
      ],
      [
        { '/rules/hasFiles/when': { '>': [{ length: [fact] }, 140] } },
        '/rules/hasFiles/when/>/1: A number here has an owner: name it in limits.json and read it as limits.<name>.',
      ],
      [
        { '/rules/hasFiles/when': { 'money>': [fact, '10000'] } },
        '/rules/hasFiles/when/money>/1: A number here has an owner: name it in limits.json and read it as limits.<name>.',
      ],
    ],
    (patch, line) => [flow, patch, `${flow} ${line}`],
  )
})

it('names a circle of rules, and one of fields, rule by rule and field by field (rule 14)', () => {
  const rules = findingsWith(flow, {
    '/rules/isBankPayout/when': { '!': [{ rule: 'isCryptoPayout' }] },
    '/rules/isCryptoPayout/when': { '!': [{ rule: 'isBankPayout' }] },
  })
  expect(rules.join('\n')).toMatch(/isBankPayout → isCryptoPayout|isCryptoPayout → isBankPayout/)
  const fields = findingsWith(flow, {
    '/rules/hasMemo': { says, when: { has: ['memo'] } },
    '/rules/hasReference': { says, when: { has: ['internalId'] } },
    '/steps/5/fields/4/showWhen': 'hasReference',
    '/steps/5/fields/5/showWhen': 'hasMemo',
  })
  expect(fields.join('\n')).toMatch(/field 'memo' → field 'internalId'/)
})
