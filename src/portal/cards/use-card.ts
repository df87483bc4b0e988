import { useCalls, type CallState } from '#runtime/query/use-calls.ts'
import { useSigned } from '../session/session-context.ts'

/** What one card asks for, again as often as a limit says; the limit is named here and stands in limits.json. */
export function useCard(
  call: string,
  values: Readonly<Record<string, unknown>>,
  every:
    | 'homeEverySeconds'
    | 'ratesEverySeconds'
    | 'detailsEverySeconds'
    | 'onboardingEverySeconds' = 'homeEverySeconds',
): CallState {
  const { definitions } = useSigned()
  const [state] = useCalls([{ call, values, everySeconds: definitions.limits[every] }])
  return state!
}
