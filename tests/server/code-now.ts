import { sql } from 'kysely'
import { codeOfStep, stepOf } from '#server/second-factor/one-time-code.ts'
import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

/** The one-time code of this moment in a world, or of so many steps from it. */
export const codeNow = async (store: Store, secret: string, off = 0): Promise<string> => {
  const { rows } = await asSystem(store, (trx) =>
    sql<{ now: string }>`select extract(epoch from app_now()) as now`.execute(trx),
  )
  return codeOfStep(secret, stepOf(Number(rows[0]!.now)) + off)
}
