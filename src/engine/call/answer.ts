import { normaliseFailure, type Failure } from './failure.ts'

/** Returns the schema errors of a value as sentences; empty if it is valid. */
export type SchemaCheck = (value: unknown) => readonly string[]

export type Answer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly failure: Failure }
  /** An answer that failed validation: none of it may be shown as an amount, balance or list (law 7). */
  | { readonly ok: false; readonly failure?: undefined; readonly unverified: readonly string[] }

/** Every response becomes success or failure (API-005); a success that fails its schema check is neither. */
export function checkAnswer(status: number, raw: unknown, check: SchemaCheck): Answer {
  if (status < 200 || status >= 300) return { ok: false, failure: normaliseFailure(raw, status) }
  const unverified = check(raw)
  return unverified.length === 0 ? { ok: true, value: raw } : { ok: false, unverified }
}
