import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createMessenger, type Post } from '#server/network/adapter/messenger.ts'
import { accountPromises } from '#tools/conform/account-checklist.ts'
import { openReceiver } from '#tools/conform/receiver.ts'
import { closeAtEnd } from './closing.ts'
import { freePort } from './free-port.ts'
import { SECRET } from './network-faults/adapter-world.ts'

const HOLDER = { organisationId: randomUUID(), environment: 'uat' }
const PLACE = { ...HOLDER, amount: '5.00', currency: 'EUR', bookedAt: '2026-01-02T09:00:00Z' }
const REVERSAL = { ...PLACE, reversalId: 'BACK-1', creditId: 'IN-1' }

/** Sends until it is taken, as an adapter does. */
const until = async (post: Post, id: string, data: object): Promise<void> => {
  while (!(await post(id, data, 'account.reversal'))) await new Promise(setImmediate)
}

it.each<[message: string, outcome: 'passed' | 'broken' | 'untried', say: (post: Post) => Promise<void>]>([
  ['nothing', 'untried', () => Promise.resolve()],
  ['it until it is taken', 'passed', (post) => until(post, 'm-1', REVERSAL)],
  [
    'it with an amount below nothing',
    'broken',
    (post) => until(post, 'm-1', { ...REVERSAL, amount: '-5.00' }),
  ],
  [
    'two amounts under one reference',
    'broken',
    async (post) => {
      await until(post, 'm-1', REVERSAL)
      await until(post, 'm-2', { ...REVERSAL, amount: '6.00' })
    },
  ],
])(
  'tests a network that says %s of money that the bank took back: %s (TRU-826)',
  async (_, outcome, sayIt) => {
    const port = await freePort()
    const receiver = await openReceiver(port, SECRET)
    closeAtEnd(async () => receiver.close())
    const now = () => new Date()
    await sayIt(
      createMessenger({ secret: SECRET, callbacks: `http://localhost:${port}/network/callbacks`, now }),
    )
    const [, test] = accountPromises.find(([promise]) => promise.includes('takes back is told'))!
    const untried = () => Promise.reject(new Error('Nothing is asked of the adapter.'))
    const found = await test({
      receiver,
      call: untried,
      payoutOf: () => expect.fail('No payout is ordered.'),
    })
    expect(found === undefined ? 'passed' : typeof found === 'string' ? 'broken' : 'untried').toBe(outcome)
  },
)
