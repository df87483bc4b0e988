import { useState } from 'react'
import type { Page } from '#definition/generated/page.ts'
import type { Facts } from '#engine/rule/types.ts'
import { valuesOf } from '../details/use-record.ts'
import { useCalls } from './use-calls.ts'

export interface AskedFacts {
  /** What has been answered, by name; what failed or is on its way is not known. */
  readonly answers: Facts
  readonly isAsking: boolean
}

interface Standing {
  readonly data: readonly unknown[]
  readonly answers: Facts
}

/** What a definition asks the server for beside everything else; a call waits until it can be asked. */
export function useFacts(asked: Page['facts'], known: Facts): AskedFacts {
  const entries = Object.entries(asked ?? {})
  const states = useCalls(
    entries.map(([, fact]) => ({ call: fact.call, values: valuesOf(fact, known), onReturn: true })),
  )
  const data = states.map((state) => state.data)
  const [standing, setStanding] = useState<Standing>({ data: [], answers: {} })
  let now = standing
  // The same answers are the same facts, so that nothing is judged again for them.
  if (data.length !== standing.data.length || data.some((one, at) => one !== standing.data[at])) {
    const found = entries.flatMap(([name], at) => (isKnown(data[at]) ? [[name, data[at]] as const] : []))
    now = { data, answers: Object.fromEntries(found) }
    setStanding(now)
  }
  return { answers: now.answers, isAsking: states.some(({ status }) => status === 'loading') }
}

function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null
}
