import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { isSameNetwork, mailNewPlace } from '#server/login/sign-in/sign-in-place.ts'
import { recordSignIn } from '#server/login/sign-in/sign-ins.ts'
import type { Store } from '#server/store/store.ts'
import { addClient } from './added-client.ts'
import { createTestStore } from './engines.ts'
import { mailToOne, NIGHT } from './mail-to-one.ts'
import { asSystem } from './system.ts'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36'
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1'

let store: Store
let own: { orgId: string; userId: string }

beforeAll(async () => {
  store = await createTestStore('empty')
  own = await addClient(store, 'one@client.test')
  await asSystem(store, (trx) => sql`delete from outbox`.execute(trx))
})

/** Signs in once and returns the mails that this sign-in causes. */
const comeIn = (ip: string, userAgent: string, signInDays = 90) =>
  asSystem(store, async (trx) => {
    await mailNewPlace(trx, own, { ip, userAgent }, signInDays)
    await recordSignIn(trx, own, 'SIGNED_IN', { ip, userAgent })
    await trx
      .updateTable('users')
      .set({ last_sign_in_at: sql<Date>`now()` })
      .execute()
    const rows = await trx.deleteFrom('outbox').returning(['event_type', 'facts']).execute()
    return rows.map(({ event_type: type, facts }) => `${type} ${String(facts.address)}`)
  })

it('mails a sign-in from a browser or a network that is new in as many days as the limit says, and not the first of all (TRU-349, TRU-927)', async () => {
  expect(await comeIn('198.51.100.7', CHROME)).toEqual([])
  expect(await comeIn('198.51.100.200', CHROME.replace('131', '140'))).toEqual([])
  expect(await comeIn('198.51.101.7', CHROME)).toEqual(['SIGN_IN_PLACE 198.51.101.7'])
  expect(await comeIn('198.51.101.8', PHONE)).toEqual(['SIGN_IN_PLACE 198.51.101.8'])
  expect(await comeIn('198.51.101.9', PHONE)).toEqual([])
  await asSystem(store, (trx) => sql`update sign_ins set at = at - interval '91 days'`.execute(trx))
  expect(await comeIn('198.51.101.8', PHONE, 92)).toEqual([])
  await asSystem(store, (trx) => sql`update sign_ins set at = at - interval '91 days'`.execute(trx))
  expect(await comeIn('198.51.101.9', PHONE)).toEqual(['SIGN_IN_PLACE 198.51.101.9'])
})

const one = mailToOne()

it('mails it of a sign-in on the page, in quiet hours as well (TRU-349)', async () => {
  await one.choose(NIGHT)
  await one.setClock('2026-06-10T21:00:00Z')
  await one.signIn()
  await one.send()
  expect(one.subjects()).toEqual([])
  await asSystem(one.store(), (trx) => sql`update sign_ins set ip = '198.51.100.7'`.execute(trx))
  await one.signIn()
  await one.send()
  expect(one.subjects()).toEqual(['A sign-in from a new place'])
})

it('knows a network by its first 24 bits, or 48 with IPv6, however an address is written (TRU-349)', () => {
  expect(isSameNetwork('2001:db8:1::1', '2001:0db8:0001:ffff::2')).toBe(true)
  expect(isSameNetwork('2001:db8:1::1', '2001:db8:2::1')).toBe(false)
  expect(isSameNetwork('::ffff:198.51.100.7', '198.51.100.9')).toBe(true)
  expect(isSameNetwork('::ffff:198.51.100.7', '198.51.101.9')).toBe(false)
  expect(isSameNetwork('unknown', '198.51.101.9')).toBe(false)
})
