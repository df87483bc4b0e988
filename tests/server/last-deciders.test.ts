import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { changePayee, NEW, ACCOUNT, addPayee } from './changing-payees.ts'
import { decideChange, letDecide, type ChangeRecord } from './controlling.ts'
import { createTestStore } from './engines.ts'
import type { Caller } from './paying.ts'
import { managing, placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const CHECKER = 'checker@northwind.example'
const ROLE = 'cloud.payments.authorization.write'

describe('the last other person who decides where payees are paid', () => {
  let store: Store
  let world: World
  let admin: Caller
  let checkerId: string
  let orgId: string
  let at: ReturnType<typeof managing>

  const write = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))
  const second = (status: 'ACTIVE' | 'DISABLED') =>
    write(sql`update users set status = ${status} where email = 'admin2@northwind.example'`)

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    ;({ id: checkerId, org_id: orgId } = await placeOf(store, CHECKER))
    admin = await signIn(world.app, 'admin@northwind.example')
    at = managing(store, admin, orgId)
    await write(
      sql`delete from user_roles where org_id = ${orgId} and role = ${ROLE} and user_id <> ${checkerId}`,
    )
    await second('DISABLED')
  })

  const statusOf = async () => (await at.read(checkerId)).status

  it('keeps the right until its time is over, however it would be taken (TRU-819)', async () => {
    const user = await at.read(checkerId)
    const roles = user.scopes.filter((role) => role !== ROLE)
    const names = { first_name: 'Operator', last_name: 'Two (checker)' }
    for (const take of [
      () => at.move(user, 'disable'),
      () => at.remove(user),
      () => at.change(user, { ...names, roles }),
      () => at.change(user, { ...names, environments: user.environments.filter((one) => one !== 'uat') }),
    ]) {
      const { status, body } = await take()
      expect([status, body]).toMatchObject([202, { takesEffectAt: expect.any(String) }])
      expect(await statusOf()).toBe('ACTIVE')
      await decideChange(admin, (body as ChangeRecord).id, 'cancel')
    }
    const payee = await addPayee(admin, 'Taller Gris')
    const change = await changePayee(admin, payee.identityId, { [ACCOUNT]: NEW })
    expect(change.status).toBe(202)
    expect(change.body).not.toHaveProperty('takesEffectAt')
    await decideChange(admin, (change.body as ChangeRecord).id, 'cancel')
  })

  it('is shut out at once where somebody else decides, and by two persons where nobody else does (TRU-819)', async () => {
    await second('ACTIVE')
    const other = await signIn(world.app, 'admin2@northwind.example')
    const user = await at.read(checkerId)
    expect((await at.move(user, 'disable')).status).toBe(200)
    await at.move(user, 'enable').then((answer) => letDecide(other, answer))
    const { id } = await placeOf(store, 'admin2@northwind.example')
    await write(sql`delete from user_environments where user_id = ${id} and environment = 'uat'`)
    const waiting = await at.move(user, 'disable')
    expect(waiting.body).not.toHaveProperty('takesEffectAt')
    expect(await statusOf()).toBe('ACTIVE')
    await letDecide(other, waiting)
    expect(await statusOf()).toBe('DISABLED')
  })
})
