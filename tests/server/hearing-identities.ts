import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Store } from '#server/store/store.ts'
import type { Hear } from './hearing.ts'
import type { Caller } from './paying.ts'
import { asSystem } from './system.ts'

/** One identity from its first call to its last, and one with an account of its own. */
export const hearIdentities = async (
  hear: Hear,
  store: Store,
  maker: Caller,
  requirements: Record<string, string>,
) => {
  await asSystem(store, (trx) =>
    sql`insert into organisation_flags (org_id, flag, active) select id, 'v3Identity', true from organisations`.execute(
      trx,
    ),
  )
  const address = { streetAddress: ['b'], city: 'c', postalCode: '10001', country: 'US' }
  const body = {
    identityType: 'business',
    paymentRole: 'BENEFICIARY',
    nickName: 'With account',
    business: { businessName: 'A', address },
  }
  const made = await hear('identities.createV3', '/pii_proxy/v3/identities', { body, key: randomUUID() })
  const { identityId: id } = made as { identityId: string }
  const usAch = {
    bankName: 'B',
    bankRoutingNumber: '021000021',
    accountNumber: '1234567890',
    accountType: 'SAVINGS',
  }
  await hear('identities.addInstrument', `/pii_proxy/v3/identities/${id}/financial-instruments`, {
    body: { currency: 'USD', label: 'Main', financialInstrumentType: 'US_ACH', usAch },
    key: randomUUID(),
  })
  await hear('identities.read', `/pii_proxy/v2/identities/${id}`)
  await hear('identities.byAccount', '/pii_proxy/v2/identities/by-account', {
    body: { account: '1234567890' },
  })
  const other = await maker.call('POST', '/pii_proxy/v2/identities', {
    body: { identityType: 'ORIGINATOR', useCaseType: 'B2B2B', nickName: 'Change', requirements },
    key: randomUUID(),
  })
  const path = `/pii_proxy/v2/identities/${(other.body as { identityId: string }).identityId}`
  await hear('identities.update', path, { body: { nickName: 'Changed', requirements, version: 1 } })
  await hear('identities.delete', path)
}
