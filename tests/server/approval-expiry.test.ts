import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve, hold } from './approving.ts'
import { openBatches } from './batching.ts'
import { createTestStore } from './engines.ts'
import { placePayment } from './legacy-payments.ts'
import { identityNamed, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const DAY = 86_401
const HEAD = 'Beneficiary,Amount,Amount type,Purpose,Memo,Internal ID'

interface Heard {
  email: string
  type: string
}

describe('what nobody decides in time', () => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let payee: IdentityRecord

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    // The pending approvals of the demonstration expire first.
    await world.pass(DAY)
    await asSystem(store, (trx) =>
      sql`delete from notifications where event_type like '%EXPIRED'`.execute(trx),
    )
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    payee = await identityNamed(maker, 'Employee MX-2')
  })

  const write = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))

  /** The notifications that say something expired, with the mails about them. */
  const heard = async () => {
    const { rows } = await asSystem(store, (trx) =>
      sql<Heard>`select u.email, n.event_type as type from notifications n
        join users u on u.org_id = n.org_id and u.id = n.user_id
        where n.event_type like '%EXPIRED' order by u.email`.execute(trx),
    )
    return rows
  }
  const forget = () => write(sql`delete from notifications where event_type like '%EXPIRED'`)

  it('is heard by who submitted it and by who could have decided it, once (TRU-821)', async () => {
    const [late, decided] = [await hold(maker, payee), await hold(maker, payee)]
    expect((await approve(checker, decided)).status).toBe(200)
    await world.pass(DAY)
    await world.pass(60)
    const [people, types] = [
      (await heard()).map(({ email }) => email),
      (await heard()).map(({ type }) => type),
    ]
    expect(new Set(types)).toEqual(new Set(['REQUEST_EXPIRED']))
    expect(people).toEqual([...new Set(people)])
    expect(people).toContain('maker@northwind.example')
    expect(people).toContain('checker@northwind.example')
    expect(people.every((email) => email.endsWith('@northwind.example'))).toBe(true)
    const { rows } =
      await write(sql`select page, page_parameters ->> 'id' as id, facts ->> 'beneficiary' as payee
      from notifications where event_type = 'REQUEST_EXPIRED' limit 1`)
    expect(rows).toEqual([{ page: 'payment', id: late.id, payee: 'Employee MX-2' }])
    await forget()
  })

  it('is heard once of a batch, with the number of its payments (TRU-821)', async () => {
    const batches = openBatches(world, maker)
    const { batch_id: id } = await batches.quoted(`${HEAD}\nTaller Azul,10,,,,E-1\nTaller Azul,20,,,,E-2`)
    expect((await batches.accept(id)).status).toBe(200)
    await world.jobs.settle()
    await world.pass(DAY)
    const found = await heard()
    expect(found.filter(({ email }) => email.startsWith('maker@'))).toEqual([
      { email: 'maker@northwind.example', type: 'BATCH_REQUEST_EXPIRED' },
    ])
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['BATCH_REQUEST_EXPIRED']))
    const { rows } = await write(sql`select distinct facts ->> 'payments' as payments from notifications
      where event_type = 'BATCH_REQUEST_EXPIRED'`)
    expect(rows).toEqual([{ payments: '2' }])
    await forget()
  })

  it('is heard by who accepted a quote of the legacy flow that was not settled (TRU-821)', async () => {
    const id = await placePayment(store, { state: 'ACCEPTED' })
    await write(sql`update payments set contract_expires_at = app_now() where id = ${id}`)
    await world.pass(60)
    const { rows } = await write(sql`select u.id = p.initiated_by as "isTheirs" from notifications n
      join users u on u.id = n.user_id join payments p on p.id::text = n.page_parameters ->> 'id'
      where n.event_type = 'PAYMENT_EXPIRED' and p.id = ${id}`)
    expect(rows).toEqual([{ isTheirs: true }])
  })
})
