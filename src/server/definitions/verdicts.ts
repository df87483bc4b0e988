import { AsyncLocalStorage } from 'node:async_hooks'
import { createSecondEvaluator, describeDifference, type Difference } from '#engine/rule/json-logic.ts'

export type ReportDifference = (difference: Difference) => void

interface Watch {
  readonly report: ReportDifference
  hasDifference: boolean
}

const watches = new AsyncLocalStorage<Watch>()

const reportToNobody: ReportDifference = (difference) => console.error(describeDifference(difference))

/** Evaluates every rule of the server and of the check a second time; a difference makes the verdict unknown. */
export const secondEvaluator = createSecondEvaluator((difference) => {
  const watch = watches.getStore()
  if (watch) watch.hasDifference = true
  const report = watch?.report ?? reportToNobody
  report(difference)
})

/** Reports each difference that arises during the work. Without a reporter of its own it uses the one that watches already. */
export const watchVerdicts = <T>(
  work: () => T,
  report: ReportDifference = watches.getStore()?.report ?? reportToNobody,
): T => watches.run({ report, hasDifference: false }, work)

/** Whether two evaluators differed in the work that is watched, so that nothing may come of it. */
export const hasDifference = (): boolean => watches.getStore()?.hasDifference === true
