import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { addPayee } from './changing-payees.ts'
import { approve, booksOf, hold, reject, reply, withdraw, type PendingPayment } from './approving.ts'
import { letDecide } from './controlling.ts'
import { describeAnyEngine } from './engines.ts'
import { move, placePayment, see, sentenceOf, setSettings, trailOf } from './legacy-payments.ts'
import { codeOf, identityNamed, type Caller, type IdentityRecord } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const ACCOUNT = 'CdtrAcct.Id.Othr.Id'
const VOID = [409, 'APPROVAL_VOID']

describeAnyEngine('an approval is bound to what was asked for', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let checker: Caller
  let employee: IdentityRecord

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    maker = await signIn(world.app, 'maker@northwind.example')
    checker = await signIn(world.app, 'checker@northwind.example')
    employee = await identityNamed(maker, 'Employee MX-2')
  })

  const change = (statement: ReturnType<typeof sql>) => asSystem(store, (trx) => statement.execute(trx))

  /** Changes the beneficiary as a colleague does, with the second person it needs, and hands out how to undo it. */
  const edit = async (changes: Record<string, string>): Promise<Record<string, string>> => {
    const path = `/pii_proxy/v2/identities/${employee.identityId}`
    const { body } = await maker.call('GET', path)
    const existing = body as { version: number; nickName: string; requirements: Record<string, string> }
    const requirements = { ...existing.requirements, ...changes }
    const { nickName, version } = existing
    await letDecide(checker, await maker.call('PUT', path, { body: { nickName, version, requirements } }))
    return Object.fromEntries(Object.keys(changes).map((name) => [name, existing.requirements[name] ?? '']))
  }

  const expectVoid = async (stored: PendingPayment, changed: string[], says: RegExp) => {
    const answer = await approve(checker, stored)
    expect([answer.status, codeOf(answer)]).toEqual(VOID)
    expect(sentenceOf(answer)).toMatch(says)
    expect(await see(maker, stored.id)).toMatchObject({
      payment_state: 'CANCELED',
      approval: { status: 'void', changed },
    })
    expect(await booksOf(store, stored)).toMatchObject({
      sent: 0,
      decided: ['approval.void'],
      trail: ['initiated', 'voided'],
    })
  }

  it('is void when the beneficiary was deleted meanwhile: nothing new is sent there (TRU-717)', async () => {
    const { identityId } = await addPayee(maker, 'Taller Verde')
    const stored = await hold(maker, await identityNamed(maker, 'Taller Verde'))
    expect((await maker.call('DELETE', `/pii_proxy/v2/identities/${identityId}`)).status).toBe(200)
    await expectVoid(
      stored,
      ['beneficiary'],
      /^This payment is not what was asked for: the beneficiary changed/,
    )
  })

  it('is void when another amount would move, tells who started it, and stays so (APR-009)', async () => {
    const stored = await hold(maker, employee)
    await change(sql`update quotes set source_amount = source_amount + 1 where id = ${stored.id}`)
    await expectVoid(stored, ['amount'], /^This payment is not what was asked for: the amount changed/)
    expect((await trailOf(maker, stored.id)).at(-1)).toMatchObject({ detail: { changed: ['amount'] } })
    const message = await change(sql`select event_type from notifications
      where user_id = (select initiated_by from payments where id = ${stored.id}) and page_parameters ->> 'id' = ${stored.id}`)
    expect(message.rows).toEqual([{ event_type: 'REQUEST_VOID' }])
    await change(sql`update quotes set source_amount = source_amount - 1 where id = ${stored.id}`)
    for (const late of [
      await approve(checker, stored),
      await reject(checker, stored),
      await withdraw(maker, stored),
    ]) {
      expect([late.status, codeOf(late)]).toEqual(VOID)
      expect(sentenceOf(late)).toMatch(/the amount changed/)
    }
    expect((await booksOf(store, stored)).decided).toEqual(['approval.void'])
    for (let step = 0; step < 3; step += 1) await world.pass(60)
    expect((await see(maker, stored.id)).payment_state).toBe('CANCELED')
  })

  it('is void when a colleague changed who is paid', async () => {
    const stored = await hold(maker, employee)
    await world.pass(1)
    const before = await edit({ 'Cdtr.StrdNm.LastNm': 'Somebody' })
    await expectVoid(stored, ['beneficiary'], /: the beneficiary changed/)
    await edit(before)
  })

  it('is void when a colleague changed the account it is paid to, and not once that was undone', async () => {
    const [stored, other] = [await hold(maker, employee), await hold(maker, employee)]
    await world.pass(1)
    const before = await edit({ [ACCOUNT]: '032180000118359719' })
    await expectVoid(stored, ['account'], /: the account it is paid to changed/)
    await edit(before)
    expect((await approve(checker, other)).status).toBe(200)
  })

  it('is void when the payment leads to somebody else', async () => {
    const stored = await hold(maker, employee)
    const taller = await identityNamed(maker, 'Taller Azul')
    await change(sql`update payments set beneficiary_id = ${taller.identityId} where id = ${stored.id}`)
    await expectVoid(
      stored,
      ['account', 'beneficiary'],
      /: the beneficiary and the account it is paid to changed/,
    )
  })

  it('is void when the quote, its rate or its fees are others', async () => {
    const [rate, fees] = [await hold(maker, employee), await hold(maker, employee)]
    await change(sql`update quotes set rate = rate + 0.0001 where id = ${rate.id}`)
    await expectVoid(rate, ['quote'], /: the quote changed/)
    await change(sql`update quotes set total_fee = total_fee + 1 where id = ${fees.id}`)
    await expectVoid(fees, ['fees'], /: the fees changed/)
  })

  it('is void when the originator changed', async () => {
    const bakery = await identityNamed(maker, 'Meadow Bakery', 'ORIGINATOR')
    const stored = await hold(maker, employee, { originatorIdentityId: bakery.identityId })
    await change(sql`update payments set originator_id = null where id = ${stored.id}`)
    await expectVoid(stored, ['originator'], /: the originator changed/)
  })

  it('is void by a rejection and by the calls of the payment as well, and once however many decide at once', async () => {
    const [first, second] = [await hold(maker, employee), await hold(maker, employee)]
    await change(sql`update quotes set source_amount = 1 where id in (${first.id}, ${second.id})`)
    const answer = await move(checker, first.id, 'reject', { reason: 'No.' })
    expect([answer.status, codeOf(answer)]).toEqual(VOID)
    const all = await Promise.all(Array.from({ length: 20 }, () => move(checker, second.id, 'approve')))
    for (const one of all) expect([one.status, codeOf(one)]).toEqual(VOID)
    for (const stored of [first, second])
      expect(await booksOf(store, stored)).toMatchObject({ sent: 0, decided: ['approval.void'] })
  })

  it('answers the same intent again with the same no', async () => {
    const stored = await hold(maker, employee)
    await change(sql`update quotes set source_amount = 1 where id = ${stored.id}`)
    const key = 'the-same-intent'
    const [first, again] = [
      await reply(checker, stored, { status: 'approved' }, key),
      await reply(checker, stored, { status: 'approved' }, key),
    ]
    expect([again.status, sentenceOf(again)]).toEqual([409, sentenceOf(first)])
    expect(codeOf(again)).toBe('APPROVAL_VOID')
  })

  it('binds a payment of the legacy flow as well', async () => {
    await setSettings(store, { payment_authorization: 'true' })
    const second = await signIn(world.app, 'checker@cordillera.example')
    const id = await placePayment(store, { state: 'LOCKED', labels: ['pending_approval'] })
    await change(sql`update quotes set receiver_address = 'other@rn.mx.banco-norte' where id = ${id}`)
    const answer = await move(second, id, 'approve')
    expect([answer.status, codeOf(answer)]).toEqual(VOID)
    expect(sentenceOf(answer)).toMatch(/the account it is paid to changed/)
    expect(await see(second, id)).toMatchObject({ payment_state: 'CANCELED', approval: { status: 'void' } })
    expect(codeOf(await move(second, id, 'approve'))).toBe('APPROVAL_VOID')
  })

  it('decides only what the reader was shown: an outdated view is refused, and nothing changes', async () => {
    const stored = await hold(maker, employee)
    const shown = async () => (await see(checker, stored.id)).approval?.fingerprint
    await change(sql`update quotes set source_amount = source_amount + 1 where id = ${stored.id}`)
    const outdated = await shown()
    await change(sql`update quotes set source_amount = source_amount - 1 where id = ${stored.id}`)
    const decisions = [
      await reply(checker, stored, { status: 'approved', fingerprint: outdated }),
      await reply(checker, stored, { status: 'rejected', rejection_reasons: ['No.'], fingerprint: outdated }),
      await move(checker, stored.id, 'approve', { fingerprint: outdated }),
      await move(checker, stored.id, 'reject', { reason: 'No.', fingerprint: outdated }),
    ]
    for (const answer of decisions) {
      expect([answer.status, codeOf(answer)]).toEqual([409, 'APPROVAL_OUTDATED'])
      expect(sentenceOf(answer)).toMatch(/^This payment is not as you saw it\. Nothing was decided/)
    }
    expect(await booksOf(store, stored)).toMatchObject({ status: 'pending', decided: [] })
    expect((await move(checker, stored.id, 'approve', { fingerprint: await shown() })).status).toBe(200)
  })

  it('keeps what was asked for, says the database itself', async () => {
    const stored = await hold(maker, employee)
    const forge = change(sql`update approvals set binding = '{"amount": 1}' where payment_id = ${stored.id}`)
    await expect(forge).rejects.toThrow(/never changes/)
  })
})
