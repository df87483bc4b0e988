import type { Store } from '#server/store/store.ts'
import { forAllTenants, type Trx } from '#server/store/tenant.ts'

/** Looks at the rows of all organisations, as the seed does: no table is closed to it. */
export const asSystem = <T>(store: Pick<Store, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  forAllTenants(store, 'seed', work)
