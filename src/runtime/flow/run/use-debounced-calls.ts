import type { NeededCall } from '#engine/flow/types.ts'
import { useDebounced } from '../../query/use-debounced.ts'

const keyOf = ({ name, body }: NeededCall) => JSON.stringify([name, body])

/** Whether a call may be made by now: those that rest wait until nothing else is wanted of them for so long. */
export function useDebouncedCalls(inputs: readonly NeededCall[]): (one: NeededCall) => boolean {
  const resting = inputs.filter(({ rests }) => rests !== undefined)
  const longest = Math.max(0, ...resting.map(({ rests = 0 }) => rests))
  const debounced = useDebounced(resting.map(keyOf).join('\n'), longest).split('\n')
  return (one) => one.rests === undefined || debounced.includes(keyOf(one))
}
