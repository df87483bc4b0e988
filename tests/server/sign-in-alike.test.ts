import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { listSystemTrail } from '#server/audit/verification.ts'
import { createStore } from '#server/store/store.ts'
import { createTestStore } from './engines.ts'
import { addExamplePeople, MAKER } from './example-people.ts'
import { listeningPool } from './listening-pool.ts'
import { createTestServer, exampleWorld } from './server.ts'
import { createBrowser } from './sign-in.ts'
import { asSystem } from './system.ts'

const NOBODY = 'nobody@example.test'

it('asks the database the same for a known and an unknown address until the answer, and remembers the try (AUTH-026)', async () => {
  const store = await createTestStore('empty')
  await addExamplePeople(store)
  const requested: string[] = []
  const pool = listeningPool(store.pool, (text) => void requested.push(text))
  const heard = createStore(store.engine, pool)
  const browser = createBrowser(await createTestServer(heard, { ...exampleWorld(), handlers: {} }))
  const { place } = await browser.follow('/auth/login')
  const tryAs = async (email: string) => {
    const begun = requested.length
    const answer = await browser.visit(place, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, password: 'wrong' }).toString(),
    })
    return { status: answer.statusCode, asked: requested.slice(begun) }
  }
  const remembered = async () => {
    const tries = sql<{ n: number }>`select count(*)::int as n from sign_ins join users u on u.id = user_id
      where u.email = ${MAKER} and outcome = 'WRONG_PASSWORD'`
    return (await asSystem(store, (trx) => tries.execute(trx))).rows[0]?.n
  }

  const unknown = await tryAs(NOBODY)
  // The first attempt writes its audit entry before the test records the next one.
  await expect.poll(async () => (await listSystemTrail(store, 1)).length).toBe(1)
  const before = await remembered()
  const existing = await tryAs(MAKER)
  expect(existing).toEqual(unknown)
  await expect.poll(remembered).toBe((before ?? 0) + 1)
})
