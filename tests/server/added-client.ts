import { networkData } from '#server/network/data.ts'
import { addOrganisation } from '#server/organisations/manage.ts'
import type { Store } from '#server/store/store.ts'
import { asSystem } from './system.ts'

/** An organisation as the operator adds one, with one administrator of this address. */
export const addClient = async (store: Store, email: string): Promise<{ orgId: string; userId: string }> => {
  const row = await asSystem(store, async (trx) => {
    await addOrganisation(
      trx,
      {
        name: 'Client Ltd',
        country: 'NL',
        currency: 'EUR',
        administrators: [{ firstName: 'Administrator', lastName: 'One', email }],
      },
      networkData().corridors,
      { by: 'operator', linkHours: 72 },
    )
    return trx.selectFrom('users').select(['id', 'org_id']).executeTakeFirstOrThrow()
  })
  return { orgId: row.org_id, userId: row.id }
}
