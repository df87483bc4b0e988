import { AsyncLocalStorage } from 'node:async_hooks'
import { createSecondEvaluator, describeDifference, type Difference } from '#engine/rule/json-logic.ts'

export type ReportDifference = (difference: Difference) => void

interface Watch {
  readonly report: ReportDifference
  hasDifference: boolean
}

const watches = new AsyncLocalStorage<Watch>()

const reportToNobody: ReportDifference = (difference) => console.error(describeDifference(difference))

/**
 * Evaluates every rule of the server and of the check a second time; a different result makes the verdict
 * unknown.
 */
export const secondEvaluator = createSecondEvaluator((difference) => {
  const watch = watches.getStore()
  if (watch) watch.hasDifference = true
  const report = watch?.report ?? reportToNobody
  report(difference)
})

/** Reports each difference during the work, by default to the watch that is already running. */
export const watchVerdicts = <T>(
  work: () => T,
  report: ReportDifference = watches.getStore()?.report ?? reportToNobody,
): T => watches.run({ report, hasDifference: false }, work)

/** Returns true if two evaluators disagreed during the watched work, whose result must then be discarded. */
export const hasDifference = (): boolean => watches.getStore()?.hasDifference === true
