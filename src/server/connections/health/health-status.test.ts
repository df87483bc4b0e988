import { expect, it } from 'vitest'
import { healthOfAnswer, healthOfPulse } from './health-status.ts'

const now = new Date('2026-11-22T10:00:00Z')

it('is degraded when it answers slowly, and down when nothing was heard for too long or ever', () => {
  expect([healthOfAnswer(1000, 1000), healthOfAnswer(1001, 1000)]).toEqual(['UP', 'DEGRADED'])
  expect(healthOfPulse(new Date('2026-11-22T09:59:00Z'), now, 60)).toBe('UP')
  expect(healthOfPulse(new Date('2026-11-22T09:58:59Z'), now, 60)).toBe('DOWN')
  expect(healthOfPulse(undefined, now, 60)).toBe('DOWN')
})
