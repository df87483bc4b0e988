import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createJobs, type Jobs } from '#server/jobs/jobs.ts'
import { moveClock } from '#server/store/clock.ts'
import type { Store } from '#server/store/store.ts'
import { inTenant } from '#server/store/tenant.ts'
import { describeEachEngine } from './engines.ts'
import { addExamplePeople } from './example-people.ts'

describeEachEngine('jobs', (makeStore) => {
  let store: Store
  let jobs: Jobs
  let orgId: string
  const done: string[] = []
  let failures = 1

  beforeAll(async () => {
    store = await makeStore('empty')
    orgId = await addExamplePeople(store)
    jobs = createJobs(store, { error: () => undefined })
    jobs.define<{ name: string }>({ name: 'note', work: async ({ name }) => void done.push(name) })
    jobs.define({
      name: 'stumble',
      work: async () => {
        failures -= 1
        if (failures >= 0) throw new Error('not yet')
        done.push('stumbled')
      },
    })
    jobs.define({ name: 'sweep', everySeconds: 3600, work: async () => void done.push('swept') })
    await jobs.start()
  })
  afterAll(() => jobs.stop())

  const tenant = () => ({ orgId, userId: orgId, environment: 'uat' as const })
  const put = (name: string, at?: Date) =>
    inTenant(store, tenant(), (trx) => jobs.enqueue(trx, 'note', { name }, { at }))

  it('runs a job when the transaction that put it in commits', async () => {
    await put('committed')
    await jobs.settle()
    expect(done).toContain('committed')
  })

  it('knows nothing of a job whose transaction was rolled back', async () => {
    const broken = inTenant(store, tenant(), async (trx) => {
      await jobs.enqueue(trx, 'note', { name: 'rolled back' })
      throw new Error('no')
    })
    await expect(broken).rejects.toThrow('no')
    await jobs.settle()
    expect(done).not.toContain('rolled back')
  })

  it('goes back to the role of the request afterwards', async () => {
    const role = await inTenant(store, tenant(), async (trx) => {
      await jobs.enqueue(trx, 'note', { name: 'role' })
      return (await sql<{ role: string }>`select current_user as role`.execute(trx)).rows[0]?.role
    })
    expect(role).toBe('portolan_app')
    const peek = inTenant(store, tenant(), (trx) => sql`select * from pgboss.job`.execute(trx))
    await expect(peek).rejects.toThrow(/permission denied/)
  })

  it('tries again what failed', async () => {
    await inTenant(store, tenant(), (trx) => jobs.enqueue(trx, 'stumble', {}))
    await jobs.settle()
    await moveClock(store, 60)
    await jobs.settle()
    expect(done).toContain('stumbled')
  })

  it('waits for its moment in business time, which the time machine moves', async () => {
    const { rows } = await sql<{ at: Date }>`select app_now() + interval '1 day' as at`.execute(store.db)
    await put('tomorrow', rows[0]?.at)
    await jobs.settle()
    expect(done).not.toContain('tomorrow')
    await moveClock(store, 86_500)
    await jobs.settle()
    expect(done).toContain('tomorrow')
  })

  it('sweeps when asked to settle, and again once as long has passed as lies between two sweeps', async () => {
    const times = () => done.filter((name) => name === 'swept').length
    const before = times()
    await jobs.settle()
    const after: number[] = []
    for (const passed of [60, 3500, 40, 3600]) {
      await jobs.settle(passed)
      after.push(times() - before)
    }
    expect(after).toEqual([1, 1, 2, 3])
  })

  it('changes at the next start what a queue that is there is to do otherwise, and leaves the others', async () => {
    const again = createJobs(store, { error: () => undefined })
    again.define({ name: 'note', retryLimit: 3, work: () => Promise.resolve() })
    again.define({ name: 'sweep', work: () => Promise.resolve() })
    await again.start()
    await again.stop()
    const { rows } = await sql`select name, retry_limit as tries from pgboss.queue
      where name in ('note', 'sweep') order by name`.execute(store.db)
    expect(rows).toEqual([
      { name: 'note', tries: 3 },
      { name: 'sweep', tries: 10 },
    ])
  })
})
