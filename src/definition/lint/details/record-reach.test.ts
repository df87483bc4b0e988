import { expect, it } from 'vitest'
import { placeOf, saidWith } from '#tests/unit/broken.ts'

it('finds a line of details that its section hides', () => {
  const file = 'details/payment.details.json'
  const line = `${placeOf(file, 'sections', 'beneficiary')}/items/0`
  const said = saidWith(file, {
    '/rules/isAlone': { says: 'Nobody receives it.', when: { '!': [{ rule: 'hasBeneficiary' }] } },
    [`${line}/showWhen`]: 'isAlone',
  })
  expect(said.some((one) => one.startsWith(`${file} ${line}: The line 'Nickname' can never show.`))).toBe(
    true,
  )
})

it('finds a displayed state that an earlier one always covers', () => {
  const file = 'machines/payment.machine.json'
  const display = { when: 'isLapsed', state: 'LATE', label: 'Late', tone: 'neutral' }
  const said = saidWith(file, { '/displays/-': display })
  expect(said.some((line) => line.includes("The state 'Late' is never displayed."))).toBe(true)
})
