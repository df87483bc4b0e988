import { expect, it } from 'vitest'
import { filesWith, flow, context, real } from '#tests/unit/broken-definitions.ts'
import { checkDefinitions } from '#server/definitions/definitions-check.ts'
import { validDefinitions } from './valid-library.ts'

it('disables only what is broken, and says why (rule 16)', () => {
  const whole = checkDefinitions(real, context).library
  const outcome = checkDefinitions(filesWith(flow, { '/submit/call': 'payments.nothing' }), context)
  const { library, broken } = validDefinitions(outcome.library, outcome.findings)
  expect(Object.keys(broken)).toEqual(['flows/single-payment'])
  expect(broken['flows/single-payment']?.[0]).toContain("There is no call 'payments.nothing'.")
  expect(library.flows).not.toHaveProperty('single-payment')
  expect({ ...library, flows: whole.flows }).toEqual(whole)
})

it('says so of a file that cannot be read', () => {
  const whole = checkDefinitions(real, context).library
  const outcome = checkDefinitions(filesWith('machines/payment.machine.json', '{'), context)
  const { library, broken } = validDefinitions(outcome.library, outcome.findings)
  expect(Object.keys(broken)).toEqual(['machines/payment'])
  const others = Object.keys(whole.machines).filter((id) => id !== 'payment')
  expect(others).toContain('legacy-payment')
  expect(Object.keys(library.machines)).toEqual(others)
})

it('disables nothing for a purpose that was copied, though the check refuses it', () => {
  const { library, findings } = checkDefinitions(real, context)
  const copied = { file: flow, path: '/purpose', sentence: 'S.', level: 'error' as const }
  expect(validDefinitions(library, [...findings, copied])).toEqual({ library, broken: {} })
})

it('disables nothing for a warning', () => {
  const { library, findings } = checkDefinitions(real, context)
  const valid = validDefinitions(library, [
    ...findings,
    { file: flow, path: '', sentence: 'S.', level: 'warning' },
  ])
  expect(valid).toEqual({ library, broken: {} })
})
