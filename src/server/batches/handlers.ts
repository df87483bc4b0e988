import type { Handlers } from '../app/call.ts'
import { listBatches } from './list.ts'

export const batchHandlers = (): Handlers => ({
  'batches.list': async ({ trx, query }) => ({ body: await listBatches(trx, query) }),
})
