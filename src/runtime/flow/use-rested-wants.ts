import type { Wanted } from '#engine/flow/types.ts'
import { useRested } from '../query/use-rested.ts'

const keyOf = ({ name, body }: Wanted) => JSON.stringify([name, body])

/** Whether a call may be made by now: those that rest wait until nothing else is wanted of them for so long. */
export function useRestedWants(wanted: readonly Wanted[]): (one: Wanted) => boolean {
  const resting = wanted.filter(({ rests }) => rests !== undefined)
  const longest = Math.max(0, ...resting.map(({ rests = 0 }) => rests))
  const rested = useRested(resting.map(keyOf).join('\n'), longest).split('\n')
  return (one) => one.rests === undefined || rested.includes(keyOf(one))
}
