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

  it('is in no answer that a repeated request is given again, and is not made anew by one (TRU-805)', async () => {
    await withFlag(store, 'v3Identity', true, async () => {
      const key = randomUUID()
      const body = {
        identityType: 'business',
        paymentRole: 'BENEFICIARY',
        nickName: 'Ash',
        internalId: 'A-9',
        business,
      }
      const create = () => maker.call('POST', V3, { body, key })
      const made = await create()
      expect(await create()).toMatchObject({ status: 200, body: made.body })
      const { identityId: id } = made.body as { identityId: string }
      expect((await post(`${V3}/${id}/financial-instruments`, account('987654323'))).status).toBe(200)
      await asSystem(store, (trx) =>
        sql`insert into api_requests (org_id, environment, request_id, credential_id, credential_name, client_id, call, method, path, status, duration, ip, sealed)
          select org_id, 'uat', gen_random_uuid(), gen_random_uuid(), 'P', 'p', 'identities.createV3', 'POST', '/x', 200, 1, '::1', 'sealed'
          from identities where id = ${id}`.execute(trx),
      )
      expect((await maker.call('DELETE', `/pii_proxy/v2/identities/${id}`)).status).toBe(200)
      const again = await create()
      expect([again.status, JSON.stringify(again.body)]).toEqual([404, expect.not.stringContaining('Ash')])
      const { rows } = await asSystem(store, (trx) =>
        sql`select 1 from idempotency_keys where answer_body::text like ${`%${id}%`}
          union all select 1 from api_requests where client_id = 'p' and sealed is not null
          union all select 1 from identities where nick_name = 'Ash'`.execute(trx),
      )
      expect(rows).toEqual([])
    })
  })
})
