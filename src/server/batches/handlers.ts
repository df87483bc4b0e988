import type { Handlers } from '../app/call.ts'
import { askedPage } from '../app/list-page.ts'
import { refused, Refused } from '../app/refused.ts'
import type { PaymentGround } from '../payments/checks.ts'
import { acceptBatch } from './accept.ts'
import { listBatches } from './list.ts'
import { processFile } from './process.ts'
import { readBatch } from './read.ts'

export const batchHandlers = (ground: PaymentGround): Handlers => ({
  'batches.list': async ({ trx, query, now }) => ({
    body: await listBatches(trx, askedPage(ground.definitions, query), now),
  }),
  'batches.read': async (request) => {
    const batch = await readBatch(request, request.params.id ?? '')
    return batch ? { body: batch } : refused('not-found')
  },
  'batches.process': async (request) => {
    const processed = await processFile(request, ground)
    if (processed instanceof Refused) return processed
    if ('problems' in processed) return { body: { status: 'ERROR', ...processed }, audit: null }
    const body = await readBatch(request, processed.batchId)
    const details = { fileName: body?.fileName, payments: body?.payments }
    return {
      body,
      audit: { action: 'batch.quote', objectType: 'batch', objectId: processed.batchId, details },
    }
  },
  'batches.accept': async (request) => {
    const accepted = await acceptBatch(request, ground)
    if (accepted instanceof Refused) return accepted
    const { batchId, started } = accepted
    const payments = started.map(({ paymentId, isHeld }) => ({
      action: isHeld ? 'payment.hold' : 'payment.create',
      objectType: 'payment',
      objectId: paymentId,
      details: { batch: batchId },
    }))
    return {
      body: await readBatch(request, batchId),
      audit: [{ action: 'batch.accept', objectType: 'batch', objectId: batchId }, ...payments],
    }
  },
})
