import { expect, it, onTestFinished, vi } from 'vitest'
import { createConnection } from './connection.ts'

it('says since when nobody answers: from the last answer on, however long nothing was asked', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const connection = createConnection()
  vi.setSystemTime(1_000)
  connection.tell(false)
  vi.setSystemTime(9_000)
  connection.tell(false)
  vi.setSystemTime(60_000)
  connection.tell(true)
  connection.tell(true, 2_000)
  expect(connection.lostAt()).toBe(9_000)
  connection.tell(false)
  expect(connection.lostAt()).toBeUndefined()
})
