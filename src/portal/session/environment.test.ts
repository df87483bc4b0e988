import { expect, it } from 'vitest'
import { resolveEnvironment } from './environment.ts'

it('accepts prod, uat and staging in the address, and dev by default (LIM-051, API-003)', () => {
  const assigned = ['dev', 'uat', 'staging', 'prod', 'test']
  for (const named of ['prod', 'uat', 'staging'])
    expect(resolveEnvironment({ named, chosen: null, assigned })).toBe(named)
  for (const named of ['dev', 'test', 'moon', null])
    expect(resolveEnvironment({ named, chosen: null, assigned })).toBe('dev')
})

it('never leaves what is assigned', () => {
  expect(resolveEnvironment({ named: 'prod', chosen: 'staging', assigned: ['uat'] })).toBe('uat')
  expect(resolveEnvironment({ named: null, chosen: 'prod', assigned: ['uat', 'prod'] })).toBe('prod')
})

it('lands nobody in production who never chose it, unless they work nowhere else (TRU-222)', () => {
  expect(resolveEnvironment({ named: null, chosen: null, assigned: ['prod', 'uat'] })).toBe('uat')
  expect(resolveEnvironment({ named: null, chosen: null, assigned: ['prod'] })).toBe('prod')
})
