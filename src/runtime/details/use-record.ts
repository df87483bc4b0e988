import type { Details } from '#definition/generated/details.ts'
import { useCalls, type CallState } from '../query/use-calls.ts'
import { readAt } from './read-at.ts'

/** The record a details definition names, asked for again as often as it says. */
export function useRecord({ record, everySeconds }: Details, params: unknown): CallState {
  const values: Record<string, unknown> = {}
  let isKnown = record !== undefined
  for (const [name, source] of Object.entries(record?.with ?? {})) {
    const value = typeof source === 'string' ? readAt(params, source) : source.is
    if (value === undefined) isKnown = false
    values[name] = value
  }
  const [state] = useCalls([{ call: record?.call ?? '', values: isKnown ? values : undefined, everySeconds }])
  return state as CallState
}
