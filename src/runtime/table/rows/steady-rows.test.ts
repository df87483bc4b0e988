import { expect, it } from 'vitest'
import { parcel, parcels, type Parcel } from '#tests/fixtures/runtime/table.ts'
import type { RowRecord } from '../features.ts'
import { release, steady } from './steady-rows.ts'

const keyOf = (record: RowRecord) => String(record['id'])
const rows = (...all: Parcel[]) => all as unknown as readonly RowRecord[]
const stored = { keyOf, holds: true }

it('keeps every row the same object when a poll brought nothing new (PAY-015)', () => {
  const first = steady(undefined, 'q', rows(...parcels(3)), stored)
  const again = steady(first, 'q', rows(...parcels(3)), stored)
  expect(again.shown).toBe(first.shown)
})

it('changes a row in its place and lets the others be the objects they were', () => {
  const first = steady(undefined, 'q', rows(...parcels(3)), stored)
  const late = rows(parcel(1), parcel(2, { state: 'late' }), parcel(3))
  const { shown, waiting } = steady(first, 'q', late, stored)
  expect(shown.map((row) => row['state'])).toEqual(['new', 'late', 'new'])
  expect(shown[0]).toBe(first.shown[0])
  expect(shown[2]).toBe(first.shown[2])
  expect(waiting).toBe(0)
})

it('lets rows that came on top wait, and shows them when asked', () => {
  const first = steady(undefined, 'q', rows(...parcels(3, 10)), stored)
  const next = rows(parcel(8), parcel(9), parcel(10), parcel(11, { state: 'late' }))
  const waiting = steady(first, 'q', next, stored)
  expect(waiting.waiting).toBe(2)
  expect(waiting.shown.map(keyOf)).toEqual(['p-10', 'p-11', 'p-12'])
  expect(waiting.shown[1]?.['state']).toBe('late')
  const shown = release(waiting, keyOf)
  expect(shown.shown.map(keyOf)).toEqual(['p-8', 'p-9', 'p-10', 'p-11'])
  expect(shown.waiting).toBe(0)
})

it('takes another question, another order and a first row as they come', () => {
  const first = steady(undefined, 'q', rows(...parcels(2, 10)), stored)
  expect(steady(first, 'other', rows(...parcels(2)), stored).waiting).toBe(0)
  expect(steady(first, 'q', rows(...parcels(4, 8)), { keyOf, holds: false }).shown).toHaveLength(4)
  const empty = steady(undefined, 'q', [], stored)
  expect(steady(empty, 'q', rows(parcel(1)), stored).shown).toHaveLength(1)
})
