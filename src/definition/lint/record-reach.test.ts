import { expect, it } from 'vitest'
import { saidWith } from '#tests/unit/broken.ts'

it('finds a line of details that its section hides', () => {
  const file = 'details/payment.details.json'
  const rules = {
    '/rules/isAlone': { says: 'Nobody has to approve.', when: { '!': [{ rule: 'hasApproval' }] } },
  }
  const said = saidWith(file, { ...rules, '/sections/4/items/0/showWhen': 'isAlone' })
  expect(
    said.some((line) => line.startsWith(`${file} /sections/4/items/0: The line 'Decision' can never show.`)),
  ).toBe(true)
})

it('finds a displayed state that an earlier one always covers', () => {
  const file = 'machines/payment.machine.json'
  const display = { when: 'isLapsed', state: 'LATE', label: 'Late', tone: 'neutral' }
  const said = saidWith(file, { '/displays/-': display })
  expect(said.some((line) => line.includes("The state 'Late' is never displayed."))).toBe(true)
})
