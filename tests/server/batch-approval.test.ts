import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import type { Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openBatches, type Batch, type Batches } from './batching.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HEAD = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'

describeAnyEngine('batches that wait for a second person', (makeStore) => {
  let store: Store
  let world: World
  let careful: Caller
  let batches: Batches

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    careful = await signIn(world.app, 'maker@northwind.example')
    batches = openBatches(world, careful)
  })

  it('holds each payment for a second person where the organisation wants one, and stays pending (API-109, BAT-021, BAT-029)', async () => {
    const { batch_id: id } = await batches.quoted(`${HEAD}\nTaller Azul,10,,,,B-1\nTaller Azul,20,,,,B-2`)
    expect((await batches.accept(id)).status).toBe(200)
    await world.jobs.settle()
    const { rows } = await asSystem(store, (trx) =>
      sql<{
        state: string
        status: string
        id: string
        approval: string
      }>`select p.id, p.state, a.status, a.id as approval
        from payments p join approvals a on a.payment_id = p.id where p.batch_id = ${id}`.execute(trx),
    )
    expect(rows).toMatchObject([1, 2].map(() => ({ state: 'PENDING_APPROVAL', status: 'pending' })))
    expect((await batches.read(id)).body).toMatchObject({
      status: 'BATCH_QUOTE_PENDING',
      progress: 0,
    })
    const checker = await signIn(world.app, 'checker@northwind.example')
    await approve(checker, { id: rows[0]!.id, approvalId: rows[0]!.approval })
    expect((await batches.read(id)).body).toMatchObject({
      status: 'BATCH_QUOTE_PENDING',
      progress: 50,
    })
    await approve(checker, { id: rows[1]!.id, approvalId: rows[1]!.approval })
    expect((await batches.read(id)).body).toMatchObject({ status: 'QUOTES_ACCEPTED', accepted: 2 })
  })

  it('expires a pending batch of which nobody approved a payment in time, and quotes its rows again (API-109, BAT-021, BAT-024, BAT-040)', async () => {
    const file = `${HEAD}\nTaller Azul,10,,,,E-1\nTaller Azul,20,,,,E-2`
    const { batch_id: id } = await batches.quoted(file)
    expect((await batches.accept(id)).status).toBe(200)
    await world.jobs.settle()
    expect((await batches.again(id)).status).toBe(409)
    await world.pass(86_401)
    expect((await batches.read(id)).body).toMatchObject({ status: 'BATCH_QUOTE_EXPIRED' })
    const { status, body } = await batches.again(id)
    await world.jobs.settle()
    expect(status).toBe(200)
    const fresh = (await batches.read((body as Batch).batch_id)).body
    expect([fresh.status, fresh.rows.length]).toEqual(['BATCH_QUOTE_CREATED', 2])
  })
})
