import { takeMessage } from '#server/network/order/callbacks.ts'
import { askToCancel, OrderRefused, resumeOrder } from '#server/network/order/stuck.ts'
import { asSystem } from '../system.ts'
import type { AdapterWorld } from './adapter-world.ts'
import type { FaultyPortal } from './portal.ts'

const killed = async (): Promise<never> => {
  throw new Error('killed')
}

const dies = async (work: Promise<unknown>) => {
  await work.catch((error: unknown) => {
    if (String(error) !== 'Error: killed') throw error
  })
}

/** One payment of the real portal: its job, its route, its database. */
export const createStorePortal = async (
  world: AdapterWorld,
): Promise<FaultyPortal & { paymentId: string }> => {
  const { store, take, kindsWith, send, pass } = world
  // Payments of earlier sequences have another network.
  await asSystem(store, (trx) =>
    trx.updateTable('network_payouts').set({ state: 'ENDED' }).where('state', '<>', 'ENDED').execute(),
  )
  const paymentId = await world.start()
  const sent = (id: string) => `${id}-${paymentId}`
  return {
    paymentId,
    work: (fetch, isKilled) => dies(world.work(fetch, isKilled ? killed : take)),
    deliver: async ({ id, body }, isKilled) => {
      if (!isKilled) return void (await send({ id: sent(id), body }))
      const takeAndDie: typeof take = async (...taken) => {
        await take(...taken)
        return killed()
      }
      return dies(takeMessage({ store, kinds: kindsWith(takeAndDie) }, { id: sent(id), body }))
    },
    pass,
    wishToCancel: () =>
      asSystem(store, (trx) => askToCancel(trx, paymentId, 'one')).catch((error: unknown) => {
        if (!(error instanceof OrderRefused)) throw error
      }),
    resume: () => asSystem(store, (trx) => resumeOrder(trx, paymentId, 'one')),
    read: () => world.read(paymentId),
  }
}
