import { replaceEqualDeep } from '@tanstack/react-query'
import type { RowRecord } from '../features.ts'

export interface SteadyRows {
  /** Query of the rows; another query starts over. */
  readonly question: string
  /** The newest answer. */
  readonly latest: readonly RowRecord[]
  /** Rows on the screen. */
  readonly shown: readonly RowRecord[]
  /** Number of new rows above the first one shown. */
  readonly waiting: number
}

export type KeyOf = (record: RowRecord) => string

/** Reuses the object of an unchanged row at any position. */
function reuseEqualRows(before: readonly RowRecord[], next: readonly RowRecord[], keyOf: KeyOf) {
  const existing = new Map(before.map((record) => [keyOf(record), record]))
  const stored = next.map((record) => replaceEqualDeep(existing.get(keyOf(record)), record))
  const isSame = stored.length === before.length && stored.every((record, at) => record === before[at])
  return isSame ? before : stored
}

/**
 * Merges a new answer: changed rows update in place and new rows on top wait, so that nothing moves under the
 * pointer.
 */
export function steady(
  before: SteadyRows | undefined,
  question: string,
  latest: readonly RowRecord[],
  { keyOf, holds }: { readonly keyOf: KeyOf; readonly holds: boolean },
): SteadyRows {
  if (before?.question !== question || !holds) {
    const shown = before ? reuseEqualRows(before.shown, latest, keyOf) : latest
    return { question, latest, shown, waiting: 0 }
  }
  const existing = new Set(before.shown.map(keyOf))
  const first = latest.findIndex((record) => existing.has(keyOf(record)))
  const waiting = first < 0 ? latest.length : first
  if (waiting === 0 || existing.size === 0)
    return { question, latest, shown: reuseEqualRows(before.shown, latest, keyOf), waiting: 0 }
  const newest = new Map(latest.map((record) => [keyOf(record), record]))
  const inPlace = before.shown.map((record) => newest.get(keyOf(record)) ?? record)
  return { question, latest, shown: reuseEqualRows(before.shown, inPlace, keyOf), waiting }
}

/** The rows that waited are shown. */
export function release({ question, latest, shown }: SteadyRows, keyOf: KeyOf): SteadyRows {
  return { question, latest, shown: reuseEqualRows(shown, latest, keyOf), waiting: 0 }
}
