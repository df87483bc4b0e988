import type { Answer, CallId, ValuesOf } from '#definition/wire.ts'
import { useNamedCalls, type CallState } from '#runtime/query/use-calls.ts'
import { useSigned } from '../../session/session-context.ts'

/** Loads the data of a card, and again after the interval of a limit in limits.json. */
export function useCard<Id extends CallId>(
  call: Id,
  values: ValuesOf<Id>,
  every:
    | 'homeEverySeconds'
    | 'ratesEverySeconds'
    | 'detailsEverySeconds'
    | 'onboardingEverySeconds' = 'homeEverySeconds',
): CallState<Answer<Id>> {
  const { definitions } = useSigned()
  const [state] = useNamedCalls([{ call, values, everySeconds: definitions.limits[every] }])
  return state!
}
