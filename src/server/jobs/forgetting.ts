import type { AllTenants } from '../store/first-lock/all-tenants.ts'
import type { Store } from '../store/store.ts'
import { asUpkeep, type Trx } from '../store/tenant.ts'
import type { Jobs } from './jobs.ts'

const HOUR = 3600

export interface Forgetting {
  name: AllTenants
  forget: (trx: Trx) => Promise<unknown>
}

/** Defines the hourly deletion of data nobody uses any more. */
export const defineForgetting = (
  jobs: Pick<Jobs, 'define'>,
  store: Pick<Store, 'db'>,
  { name, forget }: Forgetting,
): void =>
  jobs.define({
    name,
    everySeconds: HOUR,
    work: async () => {
      await asUpkeep(store, name, forget)
    },
  })
