import { expect, it } from 'vitest'
import { DatabaseBusy } from '../store/engines/database-errors.ts'
import { createErrorListener } from './job-log.ts'

it('reports a busy database once a minute, and any other error each time', () => {
  const lines: string[] = []
  let now = 0
  const listen = createErrorListener({ error: (message) => void lines.push(message) }, () => now)
  for (const [at, error] of [
    [0, new DatabaseBusy()],
    [59_999, new DatabaseBusy()],
    [59_999, new Error('No such queue')],
    [60_000, new DatabaseBusy()],
    [60_001, { message: 'No such queue', queue: 'mails.send' }],
  ] as const) {
    now = at
    listen('job mails.send', error)
  }
  const busy = 'database busy, background work waits'
  const failed = 'job mails.send failed and tries again: No such queue'
  expect(lines).toEqual([busy, failed, busy, failed])
})
