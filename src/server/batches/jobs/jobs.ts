import { limitOf } from '../../definitions/limit.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { withAnswers } from '../../network/http/outside-transaction.ts'
import type { Store } from '../../store/store.ts'
import { forAllTenants, inTenant, type Trx } from '../../store/tenant.ts'
import { giveUp } from './give-up.ts'
import { forgetLinks } from '../link.ts'
import { quotePiece } from './quote-rows.ts'
import { sendPiece, type SendDependencies } from './send-rows.ts'
import type { BatchHandover } from '../batch.ts'

const QUOTE = 'batches.quote'
const SEND = 'batches.send'
const MINUTE = 60

/** Queues a batch for its next job, inside the transaction that changes it. */
export type HandOver = Record<'quote' | 'send', (trx: Trx, batch: BatchHandover) => Promise<void>>

type Piece = (trx: Trx, dependencies: SendDependencies, batch: BatchHandover) => Promise<boolean>

/**
 * Defines the jobs of batches: each works in short transactions, and another worker continues after a crash.
 */
export const defineBatchJobs = (
  jobs: Pick<Jobs, 'define' | 'enqueue'>,
  store: Pick<Store, 'db'>,
  dependencies: SendDependencies,
): HandOver => {
  const define = (name: string, piece: Piece) =>
    jobs.define<BatchHandover>({
      name,
      work: async (batch) => {
        const { orgId, environment, userId } = batch
        const next = (trx: Trx) => piece(trx, dependencies, batch)
        while (await withAnswers(() => inTenant(store, { orgId, environment, userId }, next)));
      },
    })
  define(QUOTE, quotePiece)
  define(SEND, sendPiece)
  jobs.define({
    name: 'batches.give-up',
    everySeconds: MINUTE,
    work: () =>
      forAllTenants(store, 'batches.due', async (trx) => {
        await giveUp(trx, limitOf(dependencies.definitions, 'batchSeconds'))
        await forgetLinks(trx)
      }),
  })
  return {
    quote: (trx, batch) => jobs.enqueue(trx, QUOTE, batch),
    send: (trx, batch) => jobs.enqueue(trx, SEND, batch),
  }
}
