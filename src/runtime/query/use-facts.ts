import { useState } from 'react'
import type { Page } from '#definition/generated/page.ts'
import type { Facts } from '#engine/rule/types.ts'
import { valuesOf } from '../details/use-record.ts'
import { useCalls } from './use-calls.ts'

export interface FactsQuery {
  /** Answers by name; pending and failed ones are absent. */
  readonly answers: Facts
  readonly isAsking: boolean
}

interface FactsState {
  readonly data: readonly unknown[]
  readonly answers: Facts
}

/** Loads the facts of a definition; a call waits until its values exist. */
export function useFacts(requested: Page['facts'], existing: Facts): FactsQuery {
  const entries = Object.entries(requested ?? {})
  const states = useCalls(
    entries.map(([, fact]) => ({ call: fact.call, values: valuesOf(fact, existing), onReturn: true })),
  )
  const data = states.map((state) => state.data)
  const [factsState, setStatus] = useState<FactsState>({ data: [], answers: {} })
  let now = factsState
  // Equal answers are the same facts object, so that nothing is evaluated again.
  if (data.length !== factsState.data.length || data.some((one, at) => one !== factsState.data[at])) {
    const found = entries.flatMap(([name], at) => (isRecognized(data[at]) ? [[name, data[at]] as const] : []))
    now = { data, answers: Object.fromEntries(found) }
    setStatus(now)
  }
  return { answers: now.answers, isAsking: states.some(({ status }) => status === 'loading') }
}

function isRecognized(value: unknown): boolean {
  return value !== undefined && value !== null
}
