import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { codeOf, identityNamed, pay, quoteOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { waitForChange } from './waiting-change.ts'
import { openWorld } from './world.ts'

interface ToFix {
  payment_id: string
  group: string
  internalId: string
  beneficiaryVersion: number
  isCorrected: boolean
}

interface ToFixList {
  content: ToFix[]
  counts: Record<string, number>
}

describeAnyEngine('what failed or came back', (makeStore) => {
  let store: Store
  let lumen: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    const world = await openWorld(store)
    lumen = await signIn(world.app, 'maker@lumen.example')
  })

  const rows = async <T>(query: string): Promise<T[]> =>
    asSystem(store, async (trx) => (await sql.raw<T>(query).execute(trx)).rows)

  const toFix = async (group?: string) => {
    const query = { env_name: 'uat', size: '100', ...(group === undefined ? {} : { group }) }
    return (await lumen.call('GET', '/payments_to_fix', { query })).body as ToFixList
  }

  let amount = 300

  /** A payment that ended as it is said, in the place of the network. */
  const ended = async (cause: string, internalId: string, state = 'FAILED') => {
    const taller = await identityNamed(lumen, 'Taller Azul')
    amount += 1
    const { quoteId } = await quoteOf(lumen, taller, { quoteAmount: `${amount}.00` })
    const { body } = await pay(lumen, taller, { internalId }, randomUUID(), quoteId)
    const id = (body as { payment_id: string }).payment_id
    await rows(`delete from network_payouts where id = '${id}'`)
    await rows(`update payments set state = '${state}', cause = '${cause}' where id = '${id}'`)
    return id
  }

  const rowOf = async (id: string) => (await toFix()).content.find((row) => row.payment_id === id)

  const resend = (id: string, beneficiaryVersion: number) =>
    lumen.call('POST', `/payments/${id}/resend`, {
      query: { env_name: 'uat' },
      body: { beneficiaryVersion },
      key: randomUUID(),
    })

  const many = async (items: readonly object[]) => {
    const query = { env_name: 'uat' }
    const { body } = await lumen.call('POST', '/bulk', { query, body: { items }, key: randomUUID() })
    return (body as { outcomes: unknown }).outcomes
  }

  it('is listed as work by whose it is to mend, with how many of each, as the home page counts them (TRU-200)', async () => {
    const before = (await toFix()).counts
    const id = await ended('account-unknown', 'FIX-1')
    await ended('partner-outage', 'FIX-2')
    await ended('sent-back', 'FIX-3', 'RETURNED')
    const { counts } = await toFix()
    for (const group of ['account', 'technical', 'returned']) expect(counts[group]).toBe(before[group]! + 1)
    expect(counts.all).toBe(before.all! + 3)
    const account = await toFix('account')
    expect(account.content.every(({ group }) => group === 'account')).toBe(true)
    expect(account.content[0]).toMatchObject({ payment_id: id, why: 'The account was not found' })
    const { body } = await lumen.call('GET', '/home_page/waiting', { query: { env_name: 'uat' } })
    expect((body as { items: object[] }).items).toContainEqual(
      expect.objectContaining({ id: 'to-fix', count: counts.all, path: '/payments?kind=to-fix' }),
    )
  })

  it('is sent again once, under a reference of its own that the trail leads back from (TRU-201)', async () => {
    const id = await ended('partner-outage', 'FIX-4')
    const { beneficiaryVersion } = (await rowOf(id))!
    const [first, second] = await Promise.all([
      resend(id, beneficiaryVersion),
      resend(id, beneficiaryVersion),
    ])
    const codes = [first, second].map(({ status }) => status).toSorted((one, other) => one - other)
    expect(codes).toEqual([200, 409])
    const sent = [first, second].find(({ status }) => status === 200)!.body as Record<string, unknown>
    expect(sent).toMatchObject({ internalId: 'FIX-4-R2', payment_state: 'INITIATED' })
    expect([first, second].map((one) => codeOf(one))).toContain('NOT_TO_FIX')
    expect(await rowOf(id)).toBeUndefined()
    const trail = await rows<{ details: unknown }>(
      `select details from audit_trail where object_id = '${String(sent['payment_id'])}' and action = 'payment.resend'`,
    )
    expect(trail).toEqual([{ details: expect.objectContaining({ retryOf: id }) as unknown }])
  })

  it('leaves the list once it was sent again by the wizard, and is not sent again by the list then (TRU-383)', async () => {
    const id = await ended('account-unknown', 'FIX-R')
    const { beneficiaryVersion } = (await rowOf(id))!
    const taller = await identityNamed(lumen, 'Taller Azul')
    const again = async (internalId: string, retryOf: string) => {
      amount += 1
      const { quoteId } = await quoteOf(lumen, taller, { quoteAmount: `${amount}.00` })
      return pay(lumen, taller, { internalId, retryOf }, randomUUID(), quoteId)
    }
    const nobodys = await again('FIX-R1', randomUUID())
    expect(nobodys.status).toBe(200)
    expect(await rowOf(id)).toBeDefined()
    expect((await again('FIX-R2', id)).status).toBe(200)
    expect(await rowOf(id)).toBeUndefined()
    expect(codeOf(await resend(id, beneficiaryVersion))).toBe('NOT_TO_FIX')
    expect((await again('FIX-R3', id)).status, 'a payment like any other').toBe(200)
  })

  it('stays in the list after a payment to somebody else that names it (TRU-777)', async () => {
    const id = await ended('account-unknown', 'FIX-O')
    const other = await identityNamed(lumen, 'Employee MX-1')
    const { quoteId } = await quoteOf(lumen, other)
    const paid = await pay(lumen, other, { internalId: 'FIX-O-R', retryOf: id }, randomUUID(), quoteId)
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    expect(await rowOf(id)).toBeDefined()
  })

  it('is not sent to a beneficiary that changed after it was looked at, or whose change waits (TRU-201, TRU-202)', async () => {
    const id = await ended('account-unknown', 'FIX-5')
    const { beneficiaryVersion } = (await rowOf(id))!
    expect(await rowOf(id)).toMatchObject({ isCorrected: false, isChangeWaiting: false })
    const { identityId } = await identityNamed(lumen, 'Taller Azul')
    const { body } = await lumen.call('GET', `/pii_proxy/v2/identities/${identityId}`, {})
    const { version, nickName, requirements } = body as Record<string, unknown>
    const changed = { version, nickName, requirements, internalId: 'FIXED' }
    await lumen.call('PUT', `/pii_proxy/v2/identities/${identityId}`, { body: changed })
    expect(await rowOf(id)).toMatchObject({ isCorrected: true, beneficiaryVersion: beneficiaryVersion + 1 })
    expect(codeOf(await resend(id, beneficiaryVersion))).toBe('RESEND_CHANGED')
    const takeBack = await waitForChange(store, identityId, 'maker@lumen.example')
    expect(await rowOf(id)).toMatchObject({ isChangeWaiting: true })
    expect(codeOf(await resend(id, beneficiaryVersion + 1))).toBe('RESEND_WAITS')
    await takeBack()
  })

  it('is nowhere sent to the old account without a word while the change of its beneficiary waits (TRU-595)', async () => {
    const id = await ended('account-unknown', 'FIX-8')
    const taller = await identityNamed(lumen, 'Taller Azul')
    const takeBack = await waitForChange(store, taller.identityId, 'maker@lumen.example')
    const waitingChanges = [{ says: expect.stringMatching(/payments go to the account …\w{4}\.$/) as string }]
    expect((await lumen.call('GET', `/payments/${id}`)).body).toMatchObject({
      beneficiary: { waitingChanges },
    })
    const payee = await lumen.call('GET', `/pii_proxy/v2/identities/${taller.identityId}`)
    expect(payee.body).toMatchObject({ waitingChanges })
    amount += 1
    const { quoteId } = await quoteOf(lumen, taller, { quoteAmount: `${amount}.00` })
    const retried = await pay(lumen, taller, { internalId: 'FIX-8-R', retryOf: id }, randomUUID(), quoteId)
    expect(codeOf(retried)).toBe('RESEND_WAITS')
    expect((await pay(lumen, taller, { internalId: 'FIX-9' }, randomUUID(), quoteId)).status).toBe(200)
    await takeBack()
    expect((await lumen.call('GET', `/payments/${id}`)).body).not.toHaveProperty('beneficiary.waitingChanges')
  })

  it('is not sent where the price moved beyond the tolerance, and is put away where nobody sends it (TRU-200, TRU-201)', async () => {
    const id = await ended('partner-outage', 'FIX-6')
    await rows(
      `update quotes set destination_amount = destination_amount * 2, rate = rate * 2 where id = '${id}'`,
    )
    const { beneficiaryVersion } = (await rowOf(id))!
    const refused = await resend(id, beneficiaryVersion)
    expect([refused.status, codeOf(refused)]).toEqual([409, 'RESEND_MOVED'])
    const items = [{ call: 'payments.putAway', id }]
    expect(await many(items)).toEqual([{ ...items[0], done: true }])
    expect(await rowOf(id)).toBeUndefined()
    expect(codeOf(await resend(id, beneficiaryVersion))).toBe('NOT_TO_FIX')
  })

  it('is sent again many at once, each alone (TRU-201)', async () => {
    const ids = [await ended('partner-outage', 'FIX-7'), await ended('partner-outage', 'FIX-8')]
    const { content } = await toFix()
    const items = ids.map((id) => ({
      call: 'payments.resend',
      id,
      body: { beneficiaryVersion: content.find((row) => row.payment_id === id)!.beneficiaryVersion },
    }))
    expect(await many(items)).toEqual(ids.map((id) => ({ call: 'payments.resend', id, done: true })))
  })
})
