import { use } from 'react'
import type { Details } from '#definition/generated/details.ts'
import { useCalls, type CallState } from '../query/use-calls.ts'
import { DetailsContext } from './details-context.ts'
import { readAt } from './read-at.ts'

type Fact = NonNullable<Details['record']>

/** Returns the request of a fact, or undefined while one of its values is missing. */
export function valuesOf(fact: Fact, params: unknown): Readonly<Record<string, unknown>> | undefined {
  const given = Object.entries(fact.with ?? {}).map(
    ([name, source]) => [name, typeof source === 'string' ? readAt(params, source) : source.is] as const,
  )
  return given.every(([, value]) => value !== undefined) ? Object.fromEntries(given) : undefined
}

/** Returns the state of a fact's call, repeated at the given interval. */
export function useFact(
  fact: Fact | undefined,
  params: unknown,
  everySeconds?: number,
  isOver?: (answer: unknown) => boolean,
): CallState {
  const values = fact && valuesOf(fact, params)
  const every = everySeconds === undefined ? {} : { everySeconds }
  const [state] = useCalls([{ call: fact?.call ?? '', values, ...every, ...(isOver && { isOver }) }])
  return state as CallState
}

/** Loads the record of a details definition, repeated at its interval until the state is final. */
export function useRecord({ record, everySeconds, machine, state }: Details, params: unknown): CallState {
  const { machines } = use(DetailsContext)
  const states = machines.get(machine ?? '')?.definition.states
  const isOver = (answer: unknown) => states?.[String(readAt(answer, state ?? ''))]?.final === true
  return useFact(record, params, everySeconds, isOver)
}
