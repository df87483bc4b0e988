import { createHash } from 'node:crypto'
import type { Jobs } from '../jobs/jobs.ts'
import { appNow } from '../store/clock.ts'
import type { Store } from '../store/store.ts'
import { asSystem, type Trx } from '../store/tenant.ts'
import { drawUpTo } from './chance.ts'
import type { NetworkData, ScenarioStep } from './data.ts'
import { networkCatalogue } from './catalogue.ts'
import type { Handover, NetworkGateway, TakeReport } from './types.ts'

const STEP = 'network.step'

interface StepJob extends Handover {
  scenario: string
  step: number
}

const hashOf = (paymentId: string): string =>
  createHash('sha256').update(paymentId).digest('hex').toUpperCase()

/** A network inside this process: it moves payments by scenario, on business time, through jobs that survive a restart. */
export const createSimulatedNetwork = (
  data: NetworkData,
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  report: TakeReport,
): NetworkGateway => {
  const { scenarios, otherwise } = data.scenarios
  const stepsOf = (name: string): ScenarioStep[] => (scenarios[name] ?? scenarios[otherwise])?.steps ?? []

  const plan = async (trx: Trx, job: StepJob): Promise<void> => {
    const step = stepsOf(job.scenario)[job.step]
    if (!step) return
    const wait = step.after + drawUpTo(step.jitter ?? 0, job.paymentId, step.state)
    const at = new Date((await appNow(trx)).getTime() + wait * 1000)
    await jobs.enqueue(trx, STEP, { ...job }, { at })
  }

  jobs.define<StepJob>({
    name: STEP,
    work: (job) =>
      asSystem(store, async (trx) => {
        const step = stepsOf(job.scenario)[job.step]
        if (!step) return
        const { orgId, environment, paymentId } = job
        const hash = step.state === 'COMPLETED' ? hashOf(paymentId) : undefined
        const taken = await report(trx, {
          orgId,
          environment,
          paymentId,
          state: step.state,
          cause: step.cause,
          transactionHash: hash,
        })
        if (taken) await plan(trx, { ...job, step: job.step + 1 })
      }),
  })

  return {
    ...networkCatalogue(data),
    quote: () => Promise.resolve({ kind: 'own' }),
    send: (trx, payment, scenario) => plan(trx, { ...payment, scenario: scenario ?? otherwise, step: 0 }),
  }
}
