import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBanks } from './banking.ts'
import { decideChange, letDecide, type ChangeRecord } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { ethereum, openWallets } from './walleting.ts'
import { openWorld } from './world.ts'

const CHECKER = 'checker@harbor.example'
const MAKER = 'maker@harbor.example'

describe('where money goes in every environment', () => {
  let store: Store
  let decider: Caller
  let other: Caller
  let banks: Awaited<ReturnType<typeof openBanks>>
  let wallets: Awaited<ReturnType<typeof openWallets>>

  const write = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const person = (email: string) => sql`(select id from users where email = ${email})`
  const work = async (email: string, environments: readonly string[]) => {
    await write(sql`delete from user_environments where user_id = ${person(email)}`)
    for (const environment of environments)
      await write(sql`insert into user_environments (org_id, user_id, environment)
        select org_id, id, ${environment} from users where email = ${email}`)
  }

  beforeAll(async () => {
    store = await createTestStore('seeded')
    const { org_id } = await placeOf(store, 'admin@harbor.example')
    await write(sql`insert into user_roles (org_id, user_id, role) select org_id, id, 'cloud.payments.authorization.write'
      from users where email in (${MAKER}, ${CHECKER}) on conflict do nothing`)
    const world = await openWorld(store)
    banks = await openBanks(world, store)
    wallets = await openWallets(world, store)
    await banks.empty()
    await wallets.empty()
    const on = { settings: [{ setting_name: 'payment_authorization', setting_value: 'true' }] }
    await banks.harbor.call('POST', `/organizations/${org_id}/settings`, { body: on })
    await work(CHECKER, ['uat'])
    await work(MAKER, ['uat', 'prod'])
    ;[decider, other] = [await signIn(world.app, CHECKER), await signIn(world.app, MAKER)]
  })

  it.each(['bank account', 'wallet'])(
    'is no %s that nobody agreed to who works in production, where somebody does (TRU-824)',
    async (which) => {
      const add = () =>
        which === 'wallet' ? wallets.add({ digitalAssetWalletAddress: ethereum() }) : banks.add()
      const waiting = await add()
      expect(waiting.status).toBe(202)
      const { id } = waiting.body as ChangeRecord
      expect(codeOf(await decideChange(decider, id, 'approve'))).toBe('CONTROL_CHANGE_ELSEWHERE')
      await letDecide(other, waiting)
    },
  )

  it('is rejected by anybody who decides, and agreed to by them where nobody else works in production (TRU-824)', async () => {
    const add = () => wallets.add({ digitalAssetWalletAddress: ethereum() })
    const { id } = (await add()).body as ChangeRecord
    expect((await decideChange(decider, id, 'reject', { reason: 'Not ours.' })).status).toBe(200)
    await write(sql`delete from user_environments where environment = 'prod'
      and org_id = (select org_id from users where email = ${MAKER})`)
    await work('admin@harbor.example', ['uat', 'prod'])
    await letDecide(decider, await add())
  })
})
