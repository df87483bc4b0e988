import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold } from './approving.ts'
import { decideChange, type ChangeRecord } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { managing, placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const CHECKER = 'checker@northwind.example'

describe.runIf(inject('postgresUrl'))('a decision while its decider is shut out', () => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let at: ReturnType<typeof managing>
  let checkerId: string
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, CHECKER)
    ;({ id: checkerId, org_id: orgId } = await placeOf(store, CHECKER))
    at = managing(store, await signIn(world.app, 'admin@northwind.example'), orgId)
  })

  const waitsForLock = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db)
    return rows[0]!.count
  }

  it('comes too late once they are disabled, also where it was under way by then (TRU-823)', async () => {
    const stored = await hold(maker, 'Employee MX-2')
    const [decision, disabled] = await asSystem(store, async (trx) => {
      await sql`select 1 from payments where id = ${stored.id} for update`.execute(trx)
      const deciding = approve(checker, stored)
      await expect.poll(waitsForLock, { timeout: 10_000 }).toBe(1)
      return [deciding, await at.move({ id: checkerId }, 'disable')] as const
    })
    expect(disabled.status).toBe(200)
    expect(codeOf(await decision)).toBe('USER_BLOCKED')
    expect(await booksOf(store, stored)).toMatchObject({ sent: 0, status: 'pending' })
  })

  it('of a change of a control comes too late as well (TRU-823)', async () => {
    const admin = await signIn(world.app, 'admin@northwind.example')
    const second = await signIn(world.app, 'admin2@northwind.example')
    const path = `/organizations/${orgId}`
    const body = { name: 'Elbe Trading GmbH', customerId: 'CUS-NORTH' }
    const { id } = (await admin.call('PATCH', path, { body })).body as ChangeRecord
    const decision = await asSystem(store, async (trx) => {
      await sql`select 1 from control_changes where id = ${id} for update`.execute(trx)
      const deciding = decideChange(second, id, 'approve')
      await expect.poll(waitsForLock, { timeout: 10_000 }).toBe(1)
      await asSystem(store, (other) =>
        sql`update users set status = 'DISABLED' where email = 'admin2@northwind.example'`.execute(other),
      )
      return [deciding] as const
    })
    expect(codeOf(await decision[0])).toBe('USER_BLOCKED')
    expect((await admin.call('GET', path)).body).toMatchObject({ name: 'Northwind Payroll Ltd' })
  })
})
