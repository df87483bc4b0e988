import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve, booksOf, hold } from './approving.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { managing, placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld } from './world.ts'

type Answer = Awaited<ReturnType<Caller['call']>>

describeAnyEngine('a change whose row the audit trail does not take', (makeStore) => {
  let store: Store
  let admin: Caller
  let maker: Caller
  let checker: Caller
  let orgId: string

  beforeAll(async () => {
    store = await makeStore('seeded')
    const { app } = await openWorld(store)
    admin = await signIn(app, 'admin@northwind.example')
    maker = await signIn(app, 'maker@northwind.example')
    checker = await signIn(app, 'checker@northwind.example')
    orgId = (await placeOf(store, 'admin@northwind.example')).org_id
    await sql`create function refuse_audit() returns trigger language plpgsql as
      $$ begin raise exception 'no room in the trail'; end $$`.execute(store.db)
  })

  const rowsOf = async (objectId: string) => {
    const rows = await asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select('seq').where('object_id', '=', objectId).execute(),
    )
    return rows.length
  }

  /** Asks while the trail takes nothing: the change is undone, the person is told, and asking again does it once. */
  const expectUndone = async (objectId: string, ask: () => Promise<Answer>, look: () => Promise<unknown>) => {
    const [before, rows] = [await look(), await rowsOf(objectId)]
    await sql`create trigger refuse_audit before insert on audit_trail for each row execute function refuse_audit()`.execute(
      store.db,
    )
    const answer = await ask().finally(() => sql`drop trigger refuse_audit on audit_trail`.execute(store.db))
    expect([answer.status, codeOf(answer)]).toEqual([500, 'NOT_RECORDED'])
    expect(answer.body).toMatchObject({ detail: expect.stringMatching(/nothing was changed.*Try again/) })
    expect(JSON.stringify(answer.body)).not.toContain('no room')
    expect(await look()).toEqual(before)
    expect(await rowsOf(objectId)).toBe(rows)
    expect((await ask()).status).toBe(200)
    expect(await look()).not.toEqual(before)
    expect(await rowsOf(objectId)).toBe(rows + 1)
  }

  it('is no decision about a payment: it still waits, and nothing goes to the network', async () => {
    const stored = await hold(maker, 'Taller Azul')
    const books = async () => ({ ...(await booksOf(store, stored)), decided: [] })
    expect(await books()).toMatchObject({ sent: 0, status: 'pending' })
    await expectUndone(stored.id, () => approve(checker, stored), books)
  })

  it('is no setting', async () => {
    const path = `/organizations/${orgId}/settings`
    const read = async () => (await admin.call('GET', path)).body
    const { endToEndId } = (await read()) as { endToEndId: string }
    const settings = [
      { setting_name: 'auto_generate_end_to_end_id', setting_value: String(endToEndId !== 'true') },
    ]
    await expectUndone(orgId, () => admin.call('POST', path, { body: { settings } }), read)
  })

  it('is no right given or taken', async () => {
    const people = managing(store, admin, orgId)
    const user = await people.active()
    const roles = [...user.scopes, 'network.company-profiles.read']
    await expectUndone(
      user.id,
      () => people.change(user, { roles }),
      () => people.read(user.id),
    )
  })
})
