import { expect, it } from 'vitest'
import { checkChanged, filesWith, flow, realChecked } from '#tests/unit/broken-definitions.ts'
import { validDefinitions } from './valid-library.ts'

it('disables only what is broken, and says why (rule 16)', () => {
  const whole = realChecked.library
  const outcome = checkChanged(filesWith(flow, { '/submit/call': 'payments.nothing' }))
  const { library, broken } = validDefinitions(outcome.library, outcome.findings)
  expect(Object.keys(broken)).toEqual(['flows/single-payment'])
  expect(broken['flows/single-payment']?.[0]).toContain("There is no call 'payments.nothing'.")
  expect(library.flows).not.toHaveProperty('single-payment')
  expect({ ...library, flows: whole.flows }).toEqual(whole)
})

it('says so of a file that cannot be read', () => {
  const whole = realChecked.library
  const outcome = checkChanged(filesWith('machines/payment.machine.json', '{'))
  const { library, broken } = validDefinitions(outcome.library, outcome.findings)
  expect(Object.keys(broken)).toEqual(['machines/payment'])
  const others = Object.keys(whole.machines).filter((id) => id !== 'payment')
  expect(others).toContain('legacy-payment')
  expect(Object.keys(library.machines)).toEqual(others)
})

it('disables nothing for a purpose that was copied, though the check refuses it', () => {
  const { library, findings } = realChecked
  const copied = { file: flow, path: '/purpose', sentence: 'S.', level: 'error' as const }
  expect(validDefinitions(library, [...findings, copied])).toEqual({ library, broken: {} })
})

it('disables nothing for a warning', () => {
  const { library, findings } = realChecked
  const valid = validDefinitions(library, [
    ...findings,
    { file: flow, path: '', sentence: 'S.', level: 'warning' },
  ])
  expect(valid).toEqual({ library, broken: {} })
})
