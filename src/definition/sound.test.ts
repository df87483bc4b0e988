import { expect, it } from 'vitest'
import { filesWith, flow, ground, real } from '#tests/unit/broken.ts'
import { judgeDefinitions } from '#server/definitions/judge.ts'
import { soundLibrary } from './sound.ts'

it('disables only what is broken, and says why (rule 16)', () => {
  const whole = judgeDefinitions(real, ground).library
  const judged = judgeDefinitions(filesWith(flow, { '/submit/call': 'payments.nothing' }), ground)
  const { library, broken } = soundLibrary(judged.library, judged.findings)
  expect(Object.keys(broken)).toEqual(['flows/single-payment'])
  expect(broken['flows/single-payment']?.[0]).toContain("There is no call 'payments.nothing'.")
  expect(library.flows).not.toHaveProperty('single-payment')
  expect({ ...library, flows: whole.flows }).toEqual(whole)
})

it('says so of a file that cannot be read', () => {
  const whole = judgeDefinitions(real, ground).library
  const judged = judgeDefinitions(filesWith('machines/payment.machine.json', '{'), ground)
  const { library, broken } = soundLibrary(judged.library, judged.findings)
  expect(Object.keys(broken)).toEqual(['machines/payment'])
  const others = Object.keys(whole.machines).filter((id) => id !== 'payment')
  expect(others).toContain('legacy-payment')
  expect(Object.keys(library.machines)).toEqual(others)
})

it('disables nothing for a purpose that was copied, though the check refuses it', () => {
  const { library, findings } = judgeDefinitions(real, ground)
  const copied = { file: flow, path: '/purpose', sentence: 'S.', level: 'error' as const }
  expect(soundLibrary(library, [...findings, copied])).toEqual({ library, broken: {} })
})

it('disables nothing for a warning', () => {
  const { library, findings } = judgeDefinitions(real, ground)
  const sound = soundLibrary(library, [
    ...findings,
    { file: flow, path: '', sentence: 'S.', level: 'warning' },
  ])
  expect(sound).toEqual({ library, broken: {} })
})
