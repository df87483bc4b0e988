import { use, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { FlowStore, NeededCall } from '#engine/flow/types.ts'
import { requestedTypes } from '#engine/requirement/requested-types.ts'
import { PrepareTypesContext } from '../../field/field-types.ts'
import { useServices } from '../../field/services.ts'
import { useAskFresh, useCalls, type CallState } from '../../query/use-calls.ts'
import { listOf, objectOf } from '#values/object.ts'
import { useDebounced } from '../../query/use-debounced.ts'

const keyOf = ({ name, body }: NeededCall) => JSON.stringify([name, body])

/** Tells whether a call may be made now: debounced ones wait until their request is stable. */
function useDebouncedCalls(inputs: readonly NeededCall[]): (one: NeededCall) => boolean {
  const resting = inputs.filter(({ rests }) => rests !== undefined)
  const longest = Math.max(0, ...resting.map(({ rests = 0 }) => rests))
  const debounced = useDebounced(resting.map(keyOf).join('\n'), longest).split('\n')
  return (one) => !resting.includes(one) || debounced.includes(keyOf(one))
}

export interface SupplyState extends CallState {
  readonly needed: NeededCall
}

export interface Supplies {
  readonly states: readonly SupplyState[]
  /** Reloads changed facts; the old ones stay until the answers arrive. */
  readonly refresh: (facts: readonly string[]) => Promise<void>
  /** Loads the present value of a fact, to compare it with an earlier one. */
  readonly askFact: (name: string) => Promise<unknown>
  /** Repeats the request for the fields of a step. */
  readonly askAgain: (step: string) => Promise<void>
}

/** Makes the calls that a flow needs and passes the answers to the store. */
export function useSupplies(store: FlowStore): Supplies {
  const inputs = useSyncExternalStore(
    (wake) => {
      const ends = [store.onAnswers(wake), store.onShape(wake)]
      return () => ends.forEach((end) => end())
    },
    () => store.neededCalls(),
  )
  const { report } = useServices()
  const prepare = use(PrepareTypesContext)
  const before = (body: NeededCall['body']) => (answer: unknown) => {
    const { requirementTypes = [] } = store.flow.library
    // A field whose type cannot be loaded becomes a text field (rule 15).
    return prepare(requestedTypes(fieldsOf(answer), body, requirementTypes))?.catch((thrown: unknown) =>
      report({ what: 'A field type could not be fetched', detail: thrown }),
    )
  }
  const isDebounced = useDebouncedCalls(inputs)
  const calls = useCalls(
    inputs.map((one) => {
      const { for: kind, call, body } = one
      return {
        call,
        values: isDebounced(one) ? body : undefined,
        ...(kind === 'requirements' && { before: before(body) }),
      }
    }),
  )
  const states = inputs.map((one, index): SupplyState => ({
    ...upToDate(calls[index] as CallState),
    needed: one,
  }))
  const existing = useRef(new Map<string, NeededCall>())
  // Before anything is painted, so no step shows without the facts that have just arrived.
  useLayoutEffect(() => {
    for (const { needed: one, data } of states) {
      existing.current.set(one.for === 'fact' ? one.name : `steps/${one.name}`, one)
      if (data !== undefined) handOver(store, one, data)
    }
  })
  useReport(store)
  const askFresh = useAskFresh()
  const askAnew = useCallback(
    async (names: readonly string[]) => {
      const requested = names.flatMap((name) => existing.current.get(name) ?? [])
      const fresh = requested.map(async (one) => handOver(store, one, await askFresh(one.call, one.body)))
      // If the reload fails, the old facts stay: the change itself was saved.
      for (const result of await Promise.allSettled(fresh)) {
        if (result.status === 'rejected')
          report({ what: 'A fact could not be asked for again', detail: result.reason })
      }
    },
    [store, askFresh, report],
  )
  const askAgain = useCallback((step: string) => askAnew([`steps/${step}`]), [askAnew])
  const askFact = useCallback(
    async (name: string) => {
      const one = existing.current.get(name)
      if (!one) throw new Error(`The fact '${name}' was never asked for.`)
      return await askFresh(one.call, one.body)
    },
    [askFresh],
  )
  return { states, refresh: askAnew, askFact, askAgain }
}

/** Treats a fact that reloads as absent: a flow takes a fact once and would keep the old list. */
function upToDate(state: CallState): CallState {
  return state.isAsking && state.status === 'ready' ? { ...state, status: 'loading', data: undefined } : state
}

function handOver(store: FlowStore, { for: kind, name, body }: NeededCall, data: unknown) {
  if (kind === 'fact') store.setFacts({ [name]: data })
  else store.setRequirements(name, fieldsOf(data), body)
}

/** Reports unusable requirements of the server to its operators (IDN-047). */
function useReport(store: FlowStore) {
  const services = useServices()
  useEffect(() => {
    const reported = new Set<string>()
    const emit = () => {
      for (const problem of store.requirementProblems()) {
        const text = JSON.stringify(problem)
        if (reported.has(text)) continue
        reported.add(text)
        services.report({ what: 'The server asks for a field that cannot be used as it is', detail: problem })
      }
    }
    emit()
    return store.onShape(emit)
  }, [store, services])
}

/** Fields of a requirements answer, whether it is the list itself or carries it. */
function fieldsOf(answer: unknown): readonly unknown[] {
  return listOf(Array.isArray(answer) ? answer : objectOf(answer)['fields'])
}
