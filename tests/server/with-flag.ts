import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

/** Does something while a flag of every organisation is on or off. */
export const withFlag = async <T>(
  store: Store,
  flag: string,
  active: boolean,
  work: () => Promise<T>,
): Promise<T> => {
  const before = await asSystem(store, (trx) => trx.selectFrom('organisation_flags').selectAll().execute())
  const set = (rows: typeof before) =>
    asSystem(store, async (trx) => {
      await trx.deleteFrom('organisation_flags').execute()
      await trx.insertInto('organisation_flags').values(rows).execute()
    })
  const orgs = [...new Set(before.map(({ org_id }) => org_id))]
  await set([
    ...before.filter((row) => row.flag !== flag),
    ...orgs.map((org_id) => ({ org_id, flag, active })),
  ])
  try {
    return await work()
  } finally {
    await set(before)
  }
}
