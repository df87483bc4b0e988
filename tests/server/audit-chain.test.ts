import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { verifyTrails } from '#server/audit/verification.ts'
import { writeAudit } from '#server/store/audit.ts'
import { asJson } from '#server/store/json.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant, type Trx } from '#server/store/tenant.ts'
import { describeEachEngine } from './engines.ts'
import { asSystem } from './system.ts'

describeEachEngine('the hash chain of the audit trail', (makeStore, engine) => {
  let store: Store
  const orgs: Record<string, string> = {}

  const found = async (name: string) => {
    const made = await asSystem(store, (trx) =>
      trx
        .insertInto('organisations')
        .values({ name, products: [], customer_id: null, administrators: asJson([]) })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    orgs[name] = made.id
    return made.id
  }
  const tenant = (orgId: string) => ({ orgId, userId: orgId, environment: 'uat' as const })
  const act = (
    orgId: string,
    objectId: string,
    then: (trx: Trx) => Promise<unknown> = () => Promise.resolve(),
  ) =>
    inTenant(store, tenant(orgId), async (trx) => {
      await writeAudit(trx, tenant(orgId), { action: 'thing.change', objectType: 'thing', objectId })
      await then(trx)
    })
  const trailOf = async (orgId: string) => (await verifyTrails(store)).find((trail) => trail.orgId === orgId)
  /** Runs a statement as the owner of the database, with the triggers and row-level security switched off. */
  const tamper = (statement: ReturnType<typeof sql>) =>
    store.db.transaction().execute(async (trx) => {
      for (const table of ['audit_trail', 'audit_heads']) {
        await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx)
        await sql`alter table ${sql.table(table)} no force row level security`.execute(trx)
      }
      await statement.execute(trx)
      for (const table of ['audit_trail', 'audit_heads']) {
        await sql`alter table ${sql.table(table)} force row level security`.execute(trx)
        await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx)
      }
    })
  const trail = async (name: string) => {
    const orgId = await found(name)
    for (const one of ['a', 'b', 'c', 'd']) await act(orgId, one)
    return orgId
  }

  beforeAll(async () => {
    store = await makeStore('empty')
  })

  it('names the first row that was edited, with what it said', async () => {
    const orgId = await trail('Edited')
    expect(await trailOf(orgId)).toMatchObject({ rows: 4, broken: undefined })
    await tamper(
      sql`update audit_trail set user_id = gen_random_uuid() where org_id = ${orgId} and seq in (2, 3)`,
    )
    expect((await trailOf(orgId))?.broken).toMatchObject({ seq: '2', action: 'thing.change' })
  })

  it('names the row that was taken out, also where it was the newest, and everything else goes on', async () => {
    const middle = await trail('Middle')
    await tamper(sql`delete from audit_trail where org_id = ${middle} and seq = 2`)
    expect((await trailOf(middle))?.broken?.seq).toBe('3')
    const newest = await trail('Newest')
    await tamper(sql`delete from audit_trail where org_id = ${newest} and seq >= 3`)
    expect((await trailOf(newest))?.broken).toEqual({ seq: '3' })
    await act(newest, 'after')
    expect((await trailOf(newest))?.broken?.seq).toBe('5')
  })

  it('finds a row that was edited and hashed anew by the one behind it', async () => {
    const orgId = await trail('Rehashed')
    await tamper(sql`update audit_trail set action = 'thing.other' where org_id = ${orgId} and seq = 2`)
    await tamper(
      sql`update audit_trail entry set hash = audit_hash(entry) where org_id = ${orgId} and seq = 2`,
    )
    expect((await trailOf(orgId))?.broken?.seq).toBe('3')
  })

  it('leaves no row and no gap behind a change that is rolled back', async () => {
    const orgId = await trail('Rolled back')
    const undone = act(orgId, 'undone', () => Promise.reject(new Error('The change failed.')))
    await expect(undone).rejects.toThrow('The change failed.')
    expect(await trailOf(orgId)).toMatchObject({ rows: 4, broken: undefined })
    await act(orgId, 'next')
    expect(await trailOf(orgId)).toMatchObject({ rows: 5, broken: undefined })
  })

  it('is neither changed nor deleted by the roles of the application, nor is its head moved back', async () => {
    const orgId = await trail('Guarded')
    const attempts = [
      sql`update audit_trail set action = 'other'`,
      sql`delete from audit_trail`,
      sql`truncate audit_trail`,
      sql`alter table audit_trail disable trigger user`,
      sql`delete from audit_heads`,
    ]
    for (const attempt of attempts) {
      await expect(inTenant(store, tenant(orgId), (trx) => attempt.execute(trx))).rejects.toThrow(
        /permission denied|must be owner|for which no rows of a tenant can be told/,
      )
      await expect(asSystem(store, (trx) => attempt.execute(trx))).rejects.toThrow(
        /permission denied|must be owner/,
      )
    }
    const back = sql`update audit_heads set seq = seq - 1`
    await expect(inTenant(store, tenant(orgId), (trx) => back.execute(trx))).rejects.toThrow(/only moves on/)
    expect((await trailOf(orgId))?.broken).toBeUndefined()
  })

  it('stays whole while many organisations write at once, some of them in vain', async () => {
    const ids = [await found('One'), await found('Two')]
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, turn) =>
        act(ids[turn % 2]!, `many-${turn}`, async (trx) => {
          if (turn % 5 === 0) throw new Error('in vain')
          await sql`select 1`.execute(trx)
        }),
      ),
    )
    for (const id of ids) expect(await trailOf(id)).toMatchObject({ rows: 24, broken: undefined })
  })

  // The last statement of a change takes the lock, so changes in one organisation barely wait for each other.
  it.runIf(engine === 'postgres')('costs little beside the change itself', async () => {
    const [shared, plain] = [await found('Shared'), await found('Plain')]
    const work = (orgId: string, isWritten: boolean) =>
      inTenant(store, tenant(orgId), async (trx) => {
        for (let step = 0; step < 8; step += 1)
          await sql`insert into organisation_settings (org_id, setting_name, setting_value)
            values (${orgId}, ${`s${Math.random()}`}, 'x')`.execute(trx)
        if (!isWritten) return
        await writeAudit(trx, tenant(orgId), { action: 'thing.change', objectType: 'thing' })
      })
    const measure = async (orgId: string, isWritten: boolean) => {
      const begin = performance.now()
      await Promise.all(Array.from({ length: 30 }, () => work(orgId, isWritten)))
      return performance.now() - begin
    }
    await measure(plain, false)
    await measure(shared, true)
    const rounds = [1, 2, 3]
    const ratios: number[] = []
    for (const _ of rounds) {
      const without = await measure(plain, false)
      ratios.push((await measure(shared, true)) / without)
    }
    expect(Math.min(...ratios)).toBeLessThan(2)
  })
})
