import { expect, it } from 'vitest'
import { resolveEnvironment, type EnvironmentChoice } from './environment.ts'

const resolve = (choice: Partial<EnvironmentChoice>) =>
  resolveEnvironment({ named: null, here: null, preferred: null, last: null, assigned: [], ...choice })

it('accepts prod, uat and staging in the address, and dev by default (LIM-051, API-003)', () => {
  const assigned = ['dev', 'uat', 'staging', 'prod', 'test']
  for (const named of ['prod', 'uat', 'staging']) expect(resolve({ named, assigned })).toBe(named)
  for (const named of ['dev', 'test', 'moon', null]) expect(resolve({ named, assigned })).toBe('dev')
})

it('never leaves what is assigned', () => {
  expect(resolve({ named: 'prod', last: 'staging', preferred: 'dev', assigned: ['uat'] })).toBe('uat')
  expect(resolve({ last: 'prod', assigned: ['uat', 'prod'] })).toBe('prod')
})

it('lands nobody in production who never chose it, unless they work nowhere else (TRU-222)', () => {
  expect(resolve({ assigned: ['prod', 'uat'] })).toBe('uat')
  expect(resolve({ assigned: ['prod'] })).toBe('prod')
})

it('begins a new tab where the person wants to begin, and leaves a tab where it is (TRU-429)', () => {
  const assigned = ['dev', 'uat', 'prod']
  expect(resolve({ preferred: 'uat', last: 'prod', assigned })).toBe('uat')
  expect(resolve({ here: 'prod', preferred: 'uat', assigned })).toBe('prod')
  expect(resolve({ named: 'staging', preferred: 'uat', assigned: [...assigned, 'staging'] })).toBe('staging')
})
