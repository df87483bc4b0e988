import { expect, it } from 'vitest'
import { placeOf, findingsWith } from '#tests/unit/broken-definitions.ts'

it('finds a line of details that its section hides', () => {
  const file = 'details/payment.details.json'
  const line = `${placeOf(file, 'sections', 'beneficiary')}/items/0`
  const messages = findingsWith(file, {
    '/rules/isAlone': { says: 'Nobody receives it.', when: { '!': [{ rule: 'hasBeneficiary' }] } },
    [`${line}/showWhen`]: 'isAlone',
  })
  expect(messages.some((one) => one.startsWith(`${file} ${line}: The line 'Nickname' can never show.`))).toBe(
    true,
  )
})

it('finds a displayed state that an earlier one always covers', () => {
  const file = 'machines/payment.machine.json'
  const display = { when: 'isLapsed', state: 'LATE', label: 'Late', tone: 'neutral' }
  const messages = findingsWith(file, { '/displays/-': display })
  expect(messages.some((line) => line.includes("The state 'Late' is never displayed."))).toBe(true)
})
