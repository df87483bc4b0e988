import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeEachEngine } from './engines.ts'
import { business } from './holders.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { withFlag } from './with-flag.ts'
import { openWorld } from './world.ts'

const V3 = '/pii_proxy/v3/identities'

describeEachEngine('an identity that no payment names', (makeStore) => {
  let store: Store
  let maker: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    const { app } = await openWorld(store)
    maker = await signIn(app, 'maker@lumen.example')
  })

  const post = (path: string, body: object) => maker.call('POST', path, { body, key: randomUUID() })
  const account = (accountNumber: string) => ({
    currency: 'USD',
    label: 'Main',
    financialInstrumentType: 'US_ACH',
    usAch: { bankName: 'First Bank', bankRoutingNumber: '021000021', accountNumber, accountType: 'CHECKING' },
  })

  it('is erased with its earlier versions and its accounts when it is deleted (TRU-814)', async () => {
    const made = await withFlag(store, 'v3Identity', true, async () => {
      const body = {
        identityType: 'business',
        paymentRole: 'BENEFICIARY',
        nickName: 'Elm',
        internalId: 'E-9',
        business,
      }
      const answer = await post(V3, body)
      const id = (answer.body as { identityId: string }).identityId
      for (const number of ['987654321', '987654322'])
        expect((await post(`${V3}/${id}/financial-instruments`, account(number))).status).toBe(200)
      return id
    })
    const stored = () =>
      asSystem(store, async (trx) => {
        const { rows } = await sql<{ versions: number; accounts: number; whole: string }>`select
          (select count(*)::int from identity_versions where identity_id = ${made}) as versions,
          (select count(*)::int from financial_instruments where identity_id = ${made}) as accounts,
          (select concat(requirements, extras, nick_name, internal_id) from identities where id = ${made}) as whole`.execute(
          trx,
        )
        return rows[0]!
      })
    expect(await stored()).toMatchObject({ versions: 1, accounts: 2 })
    expect((await maker.call('DELETE', `/pii_proxy/v2/identities/${made}`)).status).toBe(200)
    expect(await stored()).toEqual({ versions: 0, accounts: 0, whole: '{}[]' })
  })
})
