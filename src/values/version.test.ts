import { expect, it } from 'vitest'
import { compareVersions } from './version.ts'

it('compares versions number by number, not as text (PRM-044, PRM-045)', () => {
  expect(compareVersions('5.10.0', '5.7.0')).toBeGreaterThan(0)
  expect(compareVersions('5.6.99', '5.7.0')).toBeLessThan(0)
  expect(compareVersions('6.1.0', '6.1.0')).toBe(0)
  expect(compareVersions('10.0.0', '9.9.9')).toBeGreaterThan(0)
})

it('takes numbers of one to six digits in each place, and compares the last as well', () => {
  expect(compareVersions('123456.123456.123456', '123456.123456.123455')).toBe(1)
  expect(compareVersions('0.0.1', '0.0.2')).toBe(-1)
  for (const wrong of ['1234567.0.0', '0.1234567.0', '0.0.1234567', '.0.0', '0..0', '0.0.'])
    expect(compareVersions(wrong, '0.0.0'), wrong).toBeUndefined()
  expect(compareVersions('0.0.0', 'x')).toBeUndefined()
})

it('knows nothing of what is no version', () => {
  for (const wrong of ['', '6.1', '6.1.x', 'v6.1.0', '6.1.0-rc1'])
    expect(compareVersions(wrong, '6.1.0')).toBeUndefined()
})
