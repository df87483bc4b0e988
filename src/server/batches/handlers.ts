import type { CallRequest, Handlers } from '../app/call.ts'
import { askedPage } from '../app/list-page.ts'
import { refused, Refused } from '../app/refused.ts'
import { servedFile } from '../files/served.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Store } from '../store/store.ts'
import { acceptBatch } from './accept.ts'
import { quoteAgain } from './again.ts'
import { checkAsked, type BatchesAsked } from './asked.ts'
import { createFromRows } from './create.ts'
import { defineBatchJobs } from './jobs.ts'
import { linkTo } from './link.ts'
import { listBatches } from './list.ts'
import { processFile } from './process.ts'
import { readBatch } from './read.ts'
import { listRows } from './rows.ts'
import { templateFor, type TemplateGround } from './template.ts'

export interface BatchGround extends TemplateGround {
  store: Pick<Store, 'db'>
  jobs: Pick<Jobs, 'define' | 'enqueue'>
}

export const batchHandlers = (ground: BatchGround): Handlers => {
  const { definitions } = ground
  const handOver = defineBatchJobs(ground.jobs, ground.store, ground)

  /** The batch as it is now, with what was done to it in the trail. */
  const tell = async <Code extends string>(
    { trx }: Pick<CallRequest, 'trx'>,
    done: string | Refused<Code>,
    action: string,
    more: object = {},
  ) => {
    if (done instanceof Refused) return done
    const body = await readBatch(trx, definitions, ground.network, done)
    if (!body) return refused('not-found')
    const details = { fileName: body.fileName, payments: body.fileLength, ...more }
    return { body, audit: { action, objectType: 'batch', objectId: done, details } }
  }

  return {
    'batches.list': async ({ trx, query }) => {
      const asked = askedPage<Partial<BatchesAsked>>(definitions, query)
      return checkAsked(asked) ?? { body: await listBatches(trx, asked) }
    },
    'batches.read': async ({ trx, params }) => {
      const batch = await readBatch(trx, definitions, ground.network, params.id ?? '')
      return batch ? { body: batch } : refused('not-found')
    },
    'batches.rows': async ({ trx, params, query }) => {
      const body = await listRows(trx, ground, params.id ?? '', askedPage(definitions, query))
      return body instanceof Refused ? body : { body }
    },
    'batches.process': async (request) => {
      const processed = await processFile(request, ground, handOver)
      if (processed instanceof Refused) return processed
      if (processed.problems === undefined) return tell(request, processed.batchId, 'batch.quote')
      const { fileName, problems } = processed
      return { body: { status: 'ERROR', fileName, problems }, audit: null }
    },
    'batches.create': async (request) =>
      tell(request, await createFromRows(request, ground, handOver), 'batch.quote'),
    'batches.quote': async (request) =>
      tell(request, await quoteAgain(request, ground, handOver), 'batch.quote'),
    'batches.accept': async (request) => {
      const accepted = await acceptBatch(request, definitions, handOver)
      if (accepted instanceof Refused) return accepted
      return tell(request, accepted.id, 'batch.accept', accepted.details)
    },
    'batches.template': async (request) => {
      const made = await templateFor(request, ground)
      if (made instanceof Refused) return made
      return { ...servedFile({ ...made, type: 'text/csv' }), audit: null }
    },
    'batches.file': async (request) => {
      const link = await linkTo(request, definitions, request.params.fileId ?? '')
      return link instanceof Refused ? link : { body: link }
    },
  }
}
