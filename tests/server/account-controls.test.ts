import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBanks } from './banking.ts'
import { decideChange, letDecide, type ChangeRecord } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { codeOf } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { ethereum, openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

const LEDGER = '/config/accounts'

describe('an account that money is taken from or goes to', () => {
  let store: Store
  let world: World

  beforeAll(async () => {
    store = await createTestStore('seeded')
    // The requester reads Spanish and the approver English: the check compares the change as it was stored.
    await asSystem(store, (trx) =>
      sql`update users set language = 'es-MX' where email like 'admin@%' or email like 'maker@%'`.execute(
        trx,
      ),
    )
    world = await openWorld(store)
  })

  it('may go lower or hold more only once an administrator decides, and less at once (TRU-157)', async () => {
    const maker = await signIn(world.app, 'maker@cordillera.example')
    const decider = await signIn(world.app, 'admin@cordillera.example')
    const expected = { owner: 'rn.org.cordillera-remesas-sa', roundingMode: 'HALF_DOWN' }
    const add = (name: string, bounds: object) => {
      const body = { ...expected, currency: 'USD', scale: '2', minimum: '0', maximum: '900', name, ...bounds }
      return maker.call('POST', LEDGER, { body, key: randomUUID() })
    }
    const change = (version: number, bounds: object) => {
      const body = { ...expected, name: 'bounded', minimum: '0', maximum: '800', version, ...bounds }
      return maker.call('PUT', LEDGER, { body })
    }
    const read = async (name: string) => (await maker.call('GET', `${LEDGER}/${name}`)).body

    expect((await add('bounded', {})).status).toBe(200)
    const credit = await add('credit', { minimum: '-0.01' })
    expect([credit.status, credit.body]).toMatchObject([
      202,
      { says: 'Agregar la cuenta credit, que puede quedar por debajo de cero' },
    ])
    expect((await maker.call('GET', `${LEDGER}/credit`)).status).toBe(404)
    expect((await change(1, {})).body).toMatchObject({ version: 2 })
    for (const wider of [{ minimum: '-0.01' }, { maximum: '800.01' }, { minimum: '-5', maximum: '700' }]) {
      const answer = await change(2, wider)
      expect([answer.status, answer.body]).toMatchObject([
        202,
        { was: 'Al menos 0 USD, como máximo 800 USD.', says: 'Ampliar los límites de la cuenta bounded' },
      ])
      expect(await read('bounded')).toMatchObject({ minimum: '0', maximum: '800', version: 2 })
      const own = await decideChange(maker, (answer.body as ChangeRecord).id, 'approve')
      expect(codeOf(own)).toBe('INSUFFICIENT_PERMISSIONS')
    }
    await letDecide(decider, await change(2, { minimum: '-7', maximum: '900' }))
    expect(await read('bounded')).toMatchObject({ minimum: '-7', version: 3 })
    await letDecide(decider, credit)
    expect(await read('credit')).toMatchObject({ minimum: '-0.01' })
  })

  it('is no new bank account or wallet before a second person decided it, where payments are approved (TRU-158, TRU-159)', async () => {
    const banks = await openBanks(world, store)
    const wallets = await openWallets(world, store)
    await banks.empty()
    const { bankId } = await banks.added()
    const { org_id } = await placeOf(store, 'admin@harbor.example')
    const on = { settings: [{ setting_name: 'payment_authorization', setting_value: 'true' }] }
    const switched = await banks.harbor.call('POST', `/organizations/${org_id}/settings`, { body: on })
    expect(switched.status).toBe(200)
    const decider = await signIn(world.app, 'checker@harbor.example')
    const inUse = async () =>
      (await banks.list()).content.flatMap(({ bankName, bankStatus }) =>
        bankStatus === 'Activated' ? [bankName] : [],
      )
    const number = '987654321'
    const other = { bankName: 'Second Bank', accountNumber: number, accountNumberConfirmation: number }

    const replaced = await banks.change({ bankId, replacement: await banks.bodyWith(other) })
    expect([replaced.status, replaced.body]).toMatchObject([
      202,
      {
        was: 'Banco: First Bank. Titular: Harbor Tea Traders. Cuenta: 123456789.',
        becomes: 'Banco: Second Bank. Titular: Harbor Tea Traders. Cuenta: 987654321.',
      },
    ])
    expect(await inUse()).toEqual(['First Bank'])
    const own = await decideChange(banks.harbor, (replaced.body as ChangeRecord).id, 'approve')
    expect(codeOf(own)).toBe('CONTROL_CHANGE_OWN')
    await letDecide(decider, replaced)
    expect(await inUse()).toEqual(['Second Bank'])

    const [now] = (await banks.list()).content.filter(({ bankStatus }) => bankStatus === 'Activated')
    expect((await banks.remove(now!)).status).toBe(200)
    const added = await banks.add()
    expect([added.status, await inUse()]).toEqual([202, []])
    await letDecide(decider, added)
    expect(await inUse()).toEqual(['First Bank'])

    const mine = { walletNickname: 'Mine', digitalAssetWalletAddress: ethereum() }
    const wallet = await wallets.add(mine)
    expect([wallet.status, wallet.body]).toMatchObject([
      202,
      {
        says: 'Agregar la billetera Mine en Ethereum',
        becomes: expect.stringContaining(mine.digitalAssetWalletAddress),
      },
    ])
    const listed = async () => (await wallets.list()).map(({ walletNickname }) => walletNickname)
    expect(await listed()).not.toContain('Mine')
    await letDecide(decider, wallet)
    expect(await listed()).toContain('Mine')
  })
})
