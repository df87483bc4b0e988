import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { approve, hold } from './approving.ts'
import {
  ACCOUNT,
  addPayee as add,
  changePayee as change,
  NEW,
  OLD,
  PATH,
  readPayee as read,
  SHARED,
  type PayeeRecord as Known,
} from './changing-payees.ts'
import { changesSeenBy, decideChange, letDecide, type ChangeRecord } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import { identityNamed, pay, type Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const HOUR = 3600

const paidTo = async (person: Caller, nickName: string) => {
  const { body } = await pay(person, await identityNamed(person, nickName))
  return (body as { beneficiary: Known }).beneficiary
}

describeAnyEngine('a payee that changes, where nobody approves payments', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@lumen.example')
  })

  const listed = async (id: string) => {
    const { body } = await maker.call('GET', PATH, { query: { size: '100' } })
    return (body as { identities: Known[] }).identities.find(({ identityId }) => identityId === id)
  }

  it('is marked as new for the cooling-off time, in the list and on what is paid, and then no more (TRU-055)', async () => {
    const { identityId, payeeChange } = await add(maker, 'Newcomer')
    const mark = { kind: 'ADDED', by: expect.stringMatching(/\w+ \w+/), now: OLD }
    expect(payeeChange).toMatchObject(mark)
    expect((await listed(identityId))?.payeeChange).toMatchObject({ ...mark, now: `…${OLD.slice(-4)}` })
    expect((await paidTo(maker, 'Newcomer')).payeeChange).toMatchObject(mark)
    await world.pass(24 * HOUR)
    expect((await listed(identityId))?.payeeChange).toBeUndefined()
    expect((await paidTo(maker, 'Newcomer')).payeeChange).toBeUndefined()
  })

  it('takes effect at once, and what is paid in the same minute shows who changed it, when, and old against new (TRU-055)', async () => {
    const { identityId } = await add(maker, 'Moved')
    await world.pass(25 * HOUR)
    expect((await change(maker, identityId, { [ACCOUNT]: NEW })).status).toBe(200)
    const paid = await paidTo(maker, 'Moved')
    expect(paid).toMatchObject({ clabe: NEW, payeeChange: { kind: 'CHANGED', was: OLD, now: NEW } })
    expect(paid.payeeChange?.by).toMatch(/\w+ \w+/)
    expect(Number.isNaN(Date.parse(paid.payeeChange!.at))).toBe(false)
  })

  it('is masked in the list, before and after, and whole where it is asked for alone (TRU-113)', async () => {
    const { identityId } = await add(maker, 'Masked')
    await world.pass(25 * HOUR)
    await change(maker, identityId, { [ACCOUNT]: NEW })
    const [was, now] = [OLD, NEW].map((account) => `…${account.slice(-4)}`)
    const piiData = { CdtrAcct: { Id: { Othr: { Id: now } } } }
    expect(await listed(identityId)).toMatchObject({ clabe: now, payeeChange: { was, now }, piiData })
    expect(await read(maker, identityId)).toMatchObject({ clabe: NEW, payeeChange: { was: OLD, now: NEW } })
  })

  it('leaves one entry in the trail for who looked at its whole account, and a new one an hour later (TRU-114)', async () => {
    const { identityId } = await add(maker, 'Looked at')
    const looks = async () => {
      const { rows } = await asSystem(store, (trx) =>
        sql<{
          action: string
        }>`select action from audit_trail where object_type = 'identity' and object_id = ${identityId}
          and action <> 'identity.create'`.execute(trx),
      )
      return rows.map(({ action }) => action)
    }
    await listed(identityId)
    expect(await looks()).toEqual([])
    for (let at = 0; at < 2; at += 1) await read(maker, identityId)
    expect(await looks()).toEqual(['account.read'])
    await world.pass(HOUR + 1)
    await read(maker, identityId)
    expect(await looks()).toEqual(['account.read', 'account.read'])
  })

  it('is compared with what it was when the time began, whatever small change came after (TRU-055)', async () => {
    const { identityId } = await add(maker, 'Hidden')
    await world.pass(25 * HOUR)
    await change(maker, identityId, { [ACCOUNT]: NEW })
    await world.pass(HOUR)
    expect((await change(maker, identityId, { 'Cdtr.PstlAdr.TwnNm': 'Toluca' })).status).toBe(200)
    expect((await paidTo(maker, 'Hidden')).payeeChange).toMatchObject({ was: OLD, now: NEW })
    await change(maker, identityId, { [ACCOUNT]: OLD })
    expect((await paidTo(maker, 'Hidden')).payeeChange).toBeUndefined()
  })

  it('is marked when it took the name of another (TRU-055)', async () => {
    const { identityId } = await add(maker, 'Mule', { [ACCOUNT]: NEW })
    await world.pass(25 * HOUR)
    await change(maker, identityId, { 'Cdtr.Nm': 'Papel y Tinta Nueva SA' }, 'Trusted')
    expect((await read(maker, identityId)).payeeChange).toMatchObject({
      kind: 'CHANGED',
      was: 'Papel y Tinta SA, ‘Mule’',
      now: 'Papel y Tinta Nueva SA, ‘Trusted’',
    })
  })

  it('is marked as changed when it was deleted and added again with another account (TRU-055)', async () => {
    const { identityId } = await add(maker, 'Again')
    await paidTo(maker, 'Again')
    await world.pass(25 * HOUR)
    await maker.call('DELETE', `${PATH}/${identityId}`)
    const again = await add(maker, 'Again', { [ACCOUNT]: NEW })
    expect(again.payeeChange).toMatchObject({ kind: 'CHANGED', was: OLD, now: NEW })
  })

  it('is marked as changed when it was added again under another name with the account of one that was deleted (TRU-055)', async () => {
    const { identityId } = await add(maker, 'Old name', { 'Cdtr.Nm': 'Vieja SA', [ACCOUNT]: SHARED })
    await paidTo(maker, 'Old name')
    await world.pass(25 * HOUR)
    await maker.call('DELETE', `${PATH}/${identityId}`)
    const again = await add(maker, 'New name', { 'Cdtr.Nm': 'Nueva SA', [ACCOUNT]: SHARED })
    expect(again.payeeChange).toMatchObject({
      kind: 'CHANGED',
      was: 'Vieja SA, ‘Old name’',
      now: 'Nueva SA, ‘New name’',
    })
  })

  it('tells all who may decide, and nobody else, with the account masked (TRU-057)', async () => {
    const { identityId } = await add(maker, 'Told')
    await change(maker, identityId, { [ACCOUNT]: NEW })
    await change(maker, identityId, { 'Cdtr.PstlAdr.TwnNm': 'Toluca' })
    const { rows } = await asSystem(store, (trx) =>
      sql<{ event_type: string; facts: object; roles: string[] }>`
        select n.event_type, n.facts, array(select role from user_roles where user_id = n.user_id) as roles
        from notifications n where n.page_parameters ->> 'id' = ${identityId} order by n.event_type, n.user_id`.execute(
        trx,
      ),
    )
    expect(new Set(rows.map(({ event_type }) => event_type))).toEqual(
      new Set(['PAYEE_ADDED', 'PAYEE_CHANGED']),
    )
    expect(rows.length % 2).toBe(0)
    for (const { event_type, facts, roles } of rows) {
      const message = event_type === 'PAYEE_ADDED' ? { account: '…2456' } : { was: '…2456', now: '…4529' }
      expect(facts).toMatchObject({ payee: 'Papel y Tinta SA', ...message })
      expect(roles.join()).toMatch(/Organization Administrator|cloud\.payments\.authorization\.write/)
    }
  })
})

describeAnyEngine('a payee that changes, where a second person approves payments', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let payee: Known

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    payee = await add(maker, 'Held still')
    await world.pass(25 * HOUR)
  })

  it('waits for another person who may decide payments, and is paid as before until then (TRU-056, TRU-113)', async () => {
    const requested = await change(maker, payee.identityId, { [ACCOUNT]: NEW })
    expect([requested.status, (requested.body as ChangeRecord).message]).toEqual([
      202,
      'Nothing is changed yet: the change waits for a second person.',
    ])
    expect(requested.body).toMatchObject({
      control: 'Accounts of payees',
      says: 'Change where Papel y Tinta SA is paid',
      was: expect.stringContaining(OLD),
      becomes: expect.stringContaining(NEW),
      decides: 'payees.decide',
    })
    const list = (await changesSeenBy(maker)).find(({ id }) => id === (requested.body as ChangeRecord).id)
    expect(list).toMatchObject({ was: expect.stringContaining(`…${OLD.slice(-4)}`) })
    expect(JSON.stringify(list)).not.toMatch(new RegExp(`${OLD}|${NEW}`))
    const stored = await hold(maker, 'Held still')
    expect((await maker.call('GET', `/payments/${stored.id}`)).body).toMatchObject({
      beneficiary: { clabe: OLD },
    })
    expect(await approve(checker, stored)).toMatchObject({ status: 200 })
    const { id } = requested.body as ChangeRecord
    expect((await decideChange(maker, id, 'approve')).status).toBe(403)
    expect((await read(maker, payee.identityId)).clabe).toBe(OLD)
    await letDecide(checker, requested)
    const after = await read(maker, payee.identityId)
    expect(after).toMatchObject({ clabe: NEW, payeeChange: { kind: 'CHANGED', was: OLD, now: NEW } })
    const later = await hold(maker, 'Held still')
    expect((await maker.call('GET', `/payments/${later.id}`)).body).toMatchObject({
      beneficiary: { clabe: NEW, payeeChange: { was: OLD, now: NEW } },
    })
  })

  it('is made on the version that its If-Match names, and only on that one (TRU-707)', async () => {
    const { identityId } = await add(maker, 'Conditional')
    await world.pass(25 * HOUR)
    const send = async (account: string, version: number) => {
      const { nickName, requirements } = await read(maker, identityId)
      const body = { nickName, requirements: { ...requirements, [ACCOUNT]: account } }
      return maker.call('PUT', `${PATH}/${identityId}`, { body, headers: { 'if-match': `"${version}"` } })
    }
    const [first, second] = [await send(NEW, 1), await send(SHARED, 1)]
    await letDecide(checker, first)
    expect(await read(maker, identityId)).toMatchObject({ clabe: NEW, version: 2 })
    const late = await decideChange(checker, (second.body as ChangeRecord).id, 'approve')
    expect(late.body).toMatchObject({ state: 'failed' })
    expect(await read(maker, identityId)).toMatchObject({ clabe: NEW, version: 2 })
  })

  it('waits for its names as well, and for nothing that leads no money elsewhere (TRU-056)', async () => {
    for (const [changes, nickName] of [
      [{ 'Cdtr.Nm': 'Papel Ajeno SA' }, undefined],
      [{}, 'Employee MX-2'],
    ] as const) {
      const requested = await change(maker, payee.identityId, changes, nickName)
      expect(requested.status).toBe(202)
      const { id } = requested.body as ChangeRecord
      expect((await decideChange(checker, id, 'reject', { reason: 'Not known.' })).status).toBe(200)
    }
    expect((await change(maker, payee.identityId, { 'Cdtr.PstlAdr.TwnNm': 'Toluca' })).status).toBe(200)
    expect(await add(maker, 'First time')).toMatchObject({ payeeChange: { kind: 'ADDED' } })
  })

  it('is decided by nobody else, and whoever decides payments decides no control; everybody else reads accounts masked (TRU-056, TRU-171)', async () => {
    const viewer = await signIn(world.app, 'viewer@northwind.example')
    const admin = await signIn(world.app, 'admin@northwind.example')
    const payeeChange = await change(maker, payee.identityId, { [ACCOUNT]: OLD })
    const body = { settings: [{ setting_name: 'payment_authorization', setting_value: 'false' }] }
    const { org_id: orgId } = await placeOf(store, 'admin@northwind.example')
    const control = await admin.call('POST', `/organizations/${orgId}/settings`, { body })
    expect([payeeChange.status, control.status]).toEqual([202, 202])
    for (const [person, requested] of [
      [viewer, payeeChange],
      [checker, control],
    ] as const) {
      const { id } = requested.body as ChangeRecord
      for (const verb of ['approve', 'reject'] as const)
        expect(
          (await decideChange(person, id, verb, verb === 'reject' ? { reason: 'No.' } : {})).status,
        ).toBe(403)
      expect((await changesSeenBy(viewer)).find((one) => one.id === id)).toMatchObject({ state: 'waiting' })
    }
    const { id } = payeeChange.body as ChangeRecord
    const readMessages = async (person: Caller) =>
      JSON.stringify((await person.call('GET', `/control_changes/${id}`)).body)
    const others = await signIn(world.app, 'users@northwind.example')
    expect(await readMessages(others)).toContain(`…${NEW.slice(-4)}`)
    expect(await readMessages(others)).not.toMatch(new RegExp(`${OLD}|${NEW}`))
    for (const person of [maker, checker, viewer]) expect(await readMessages(person)).toContain(NEW)
    await decideChange(maker, id, 'cancel')
    await decideChange(admin, (control.body as ChangeRecord).id, 'cancel')
  })

  it('goes on waiting when approvals are switched off meanwhile, and so does every other one of this payee (TRU-118)', async () => {
    const switchApprovals = (isOn: boolean) =>
      asSystem(store, (trx) =>
        sql`update organisation_settings set setting_value = ${String(isOn)} where setting_name = 'payment_authorization'
          and org_id = (select org_id from users where email = 'admin@northwind.example')`.execute(trx),
      )
    const other = await add(maker, 'Not waiting')
    const before = (await read(maker, payee.identityId)).clabe
    const account = before === NEW ? OLD : NEW
    const requested = await change(maker, payee.identityId, { [ACCOUNT]: account })
    expect(requested.status).toBe(202)
    await switchApprovals(false)
    expect((await change(maker, other.identityId, { [ACCOUNT]: NEW })).status).toBe(200)
    const again = await change(maker, payee.identityId, { [ACCOUNT]: SHARED })
    expect(again.status).toBe(202)
    expect((await read(maker, payee.identityId)).clabe).toBe(before)
    await decideChange(maker, (again.body as ChangeRecord).id, 'cancel')
    await letDecide(checker, requested)
    expect((await read(maker, payee.identityId)).clabe).toBe(account)
    await switchApprovals(true)
  })
})
