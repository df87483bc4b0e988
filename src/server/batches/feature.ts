import type { CallRequest, Handlers } from '../app/call.ts'
import { present } from '../app/values/present-values.ts'
import { createChecks } from '../app/calls/checks.ts'
import { createAuthorizer } from '../app/permission.ts'
import { refused, Refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { acceptBatch } from './acceptance.ts'
import { quoteAgain } from './jobs/retry.ts'
import { checkBatchesQuery } from './batches-query.ts'
import { createFromRows } from './batch-from-rows.ts'
import { defineBatchJobs } from './jobs/jobs.ts'
import type { SendDependencies } from './jobs/send-rows.ts'
import { linkTo } from './link.ts'
import { listBatches } from './list.ts'
import { processFile } from './jobs/process.ts'
import { findResults, readBatch } from './batch-results.ts'
import { listRows } from './rows/rows.ts'
import { templateFor, type TemplateDependencies } from './rows/template.ts'
import type { Feature } from '../feature.ts'

export interface BatchDependencies extends TemplateDependencies, SendDependencies {
  store: Pick<Store, 'db'>
  jobs: Pick<Jobs, 'define' | 'enqueue'>
}

const batchHandlers = (dependencies: BatchDependencies): Handlers => {
  const { definitions } = dependencies
  const handOver = defineBatchJobs(dependencies.jobs, dependencies.store, dependencies)

  /** Returns the batch as it is now, with the details for the audit trail. */
  const tell = async <Code extends string>(
    { trx }: Pick<CallRequest, 'trx'>,
    done: string | Refused<Code>,
    more: object = {},
  ) => {
    if (done instanceof Refused) return done
    const body = await readBatch(trx, definitions, dependencies.network, done)
    if (!body) return refused('not-found')
    return { body, record: { details: { fileName: body.fileName, payments: body.fileLength, ...more } } }
  }

  return {
    'batches.list': async ({ trx, query }) => {
      return checkBatchesQuery(query) ?? { body: await listBatches(trx, query) }
    },
    'batches.read': async ({ trx, params }) => {
      const batch = await readBatch(trx, definitions, dependencies.network, params.id ?? '')
      return batch ? { body: batch } : refused('not-found')
    },
    'batches.rows': async ({ trx, params, query }) => {
      const body = await listRows(trx, dependencies, params.id ?? '', query)
      return body instanceof Refused ? body : { body }
    },
    'batches.process': async (request) => {
      const processed = await processFile(request, dependencies, handOver)
      if (processed instanceof Refused) return processed
      const left = present({ leftOut: processed.leftOut && [...processed.leftOut] })
      if (processed.problems === undefined) {
        const made = await tell<never>(request, processed.batchId)
        return made instanceof Refused ? made : { ...made, body: { ...made.body, ...left } }
      }
      const { fileName, problems } = processed
      return { body: { status: 'ERROR', fileName, problems, ...left }, unchanged: true }
    },
    'batches.create': async (request) => tell(request, await createFromRows(request, dependencies, handOver)),
    'batches.quote': async (request) => tell(request, await quoteAgain(request, dependencies, handOver)),
    'batches.accept': async (request) => {
      const accepted = await acceptBatch(request, definitions, handOver)
      if (accepted instanceof Refused) return accepted
      return tell(request, accepted.id, accepted.details)
    },
    'batches.template': async (request) => {
      const made = await templateFor(request, dependencies)
      if (made instanceof Refused) return made
      return servedFile({ ...made, type: 'text/csv' })
    },
    'batches.results': async ({ trx, params: { fileId } }) => {
      const found = await findResults(trx, dependencies, fileId)
      return found ? servedFile({ ...found.file, content: found.content }) : refused('not-found')
    },
    'batches.file': async (request) => {
      const link = await linkTo(request, definitions, request.params.fileId ?? '')
      return link instanceof Refused ? link : { body: link }
    },
  }
}

/** Batches: many payments in one file. */
export const feature: Feature = ({ network, definitions, data, store, jobs, readFacts }) =>
  batchHandlers({
    network,
    definitions,
    partners: data.partners,
    store,
    jobs,
    authorize: createAuthorizer(definitions, readFacts),
    check: createChecks(definitions.rules, readFacts),
  })
