import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Machine } from '#definition/generated/machine.ts'
import type { Table } from '#definition/generated/table.ts'
import { jobStateOf, progressOf, type BatchStatus } from './progress.ts'

const counts = { file_length: 8, processed: 2, quotes: 6, payments: 5, held: 1, completed: 3 }
const nothing = { file_length: 0, processed: 0, quotes: 0, payments: 0, held: 0, completed: 0 }
const percents: Readonly<Record<BatchStatus, number>> = {
  CREATING_BATCH_QUOTE: 25,
  BATCH_QUOTE_CREATED: 75,
  BATCH_QUOTE_EXPIRED: 75,
  BATCH_QUOTE_PENDING: 66,
  BATCH_QUOTE_ACCEPTED: 66,
  QUOTES_ACCEPTED: 60,
  FAILED: 60,
  INCOMPLETE: 60,
  COMPLETED: 60,
  ERROR: 60,
}
const statuses = Object.keys(percents) as BatchStatus[]

it.each(statuses)(
  'counts rows while quoting, quotes once quoted, what is accepted, then what is completed: %s (BAT-027, BAT-028, BAT-029, BAT-030)',
  (status) => {
    expect(progressOf(status, counts)).toBe(percents[status])
  },
)

it.each(statuses)('is 0 of nothing and never more than 100: %s', (status) => {
  expect(progressOf(status, nothing)).toBe(0)
  const more = { file_length: 1, processed: 9, quotes: 1, payments: 9, held: 0, completed: 99 }
  expect(progressOf(status, more)).toBe(100)
})

it('says the job behind a batch in the words of the extended set (BAT-033, BAT-034)', () => {
  const messages = statuses.map((status) => jobStateOf(status, { processed: 1 }))
  expect(new Set([jobStateOf('CREATING_BATCH_QUOTE', { processed: 0 }), ...messages])).toEqual(
    new Set([
      'queued',
      'started',
      'quoted',
      'completed',
      'partially completed',
      'failed',
      'failed retryable',
    ]),
  )
})

it('is looked at no more in the five states it ends in (BAT-031)', () => {
  const file = new URL('../../../definitions/machines/batch.machine.json', import.meta.url)
  const { states } = JSON.parse(readFileSync(file, 'utf8')) as Machine
  expect(Object.keys(states).toSorted()).toEqual(statuses.toSorted())
  const ends = Object.entries(states).filter(([, state]) => state.final)
  expect(new Set(ends.map(([name]) => name))).toEqual(
    new Set(['BATCH_QUOTE_EXPIRED', 'FAILED', 'INCOMPLETE', 'COMPLETED', 'ERROR']),
  )
})

it('is looked at again every 10 seconds in the list (BAT-032)', () => {
  const file = new URL('../../../definitions/tables/batches.table.json', import.meta.url)
  expect((JSON.parse(readFileSync(file, 'utf8')) as Table).rows.everySeconds).toBe(10)
})
