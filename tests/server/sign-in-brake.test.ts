import { beforeEach, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { createBrake, type Brake } from '#server/login/sign-in/brake.ts'
import { moveClock } from '#server/store/clock.ts'
import { describeAnyEngine } from './engines.ts'
import { shippedWorld } from './server.ts'
import { createBrowser, walkIn, type Browser } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

/** Of the world of tests, in seconds: longer than the slowest machine takes for them. */
const FIRST_WAIT = 3600
const EMAIL = 'maker@northwind.example'

describeAnyEngine('who guesses a password', (makeStore) => {
  let store: Store
  let world: World

  beforeEach(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
  })

  const tryOnce = async (browser: Browser, password?: string, email = EMAIL) => {
    const { answer, place } = await walkIn(browser, email, password)
    return place.startsWith('/login/callback') ? 'in' : answer.statusCode
  }
  const tries = async (many: number, email = EMAIL) => {
    const answers = []
    for (let count = 0; count < many; count += 1)
      answers.push(await tryOnce(createBrowser(world.app), `wrong ${count}`, email))
    return answers
  }

  it('waits after five wrong ones, whoever it is and with the right one too, and longer each time; the person is told (TRU-064)', async () => {
    const forty = [...Array<number>(5).fill(401), ...Array<number>(35).fill(429)]
    expect(await tries(40)).toEqual(forty)
    // Fewer, for an address may begin so many sign-ins a minute.
    expect(await tries(8, 'nobody@northwind.example')).toEqual(forty.slice(0, 8))
    const { answer } = await walkIn(createBrowser(world.app), EMAIL)
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
    expect(answer.body).toMatch(/too many wrong passwords\. Wait .?\d+ seconds/)
    const readMessages = () =>
      asSystem(store, (trx) =>
        trx
          .selectFrom('notifications')
          .innerJoin('users', 'users.id', 'notifications.user_id')
          .select('environment')
          .where('event_type', '=', 'SIGN_IN_TRIES')
          .where('email', '=', EMAIL)
          .execute(),
      )
    await expect.poll(async () => (await readMessages()).length).toBeGreaterThan(0)

    await world.pass(FIRST_WAIT)
    expect(await tries(2)).toEqual([401, 429])
    await world.pass(FIRST_WAIT)
    expect(await tries(1)).toEqual([429])
    await world.pass(FIRST_WAIT)
    expect(await tryOnce(createBrowser(world.app))).toBe('in')
    expect(await tries(1)).toEqual([401])
  })

  it('stops none of several at once more than it lets through, and keeps nobody out of a browser they have used (TRU-064)', async () => {
    const existing = createBrowser(world.app)
    expect(await tryOnce(existing)).toBe('in')
    await existing.visit('/auth/logout', { method: 'POST' })
    const crowd = await Promise.all(
      Array.from({ length: 20 }, () => tryOnce(createBrowser(world.app), 'wrong')),
    )
    expect(crowd.filter((status) => status !== 429)).toEqual([401, 401, 401, 401, 401])
    expect(await tryOnce(createBrowser(world.app))).toBe(429)
    expect(await tryOnce(existing)).toBe('in')
    // Knowing a browser of one person opens no way past the brake of another, and has one of its own.
    await existing.visit('/auth/logout', { method: 'POST' })
    for (let count = 0; count < 5; count += 1) expect(await tryOnce(existing, 'wrong')).toBe(401)
    expect(await tryOnce(existing)).toBe(429)
  })

  it('makes all wait who come from an address that guesses, but in a browser they have used (TRU-064)', async () => {
    const existing = createBrowser(world.app)
    expect(await tryOnce(existing)).toBe('in')
    await existing.visit('/auth/logout', { method: 'POST' })
    const brake = createBrake(shippedWorld().definitions)
    const count = (address: string, many: number) =>
      asSystem(store, async (trx) => {
        for (let counted = 0; counted < many; counted += 1) await brake.countAddress(trx, address)
      })
    await count('127.0.0.1', 49)
    await count('127.0.0.2', 50)
    expect(await tryOnce(createBrowser(world.app), 'wrong', 'checker@northwind.example')).toBe(401)
    expect(await tryOnce(createBrowser(world.app), undefined, 'admin@northwind.example')).toBe(429)
    expect(await tryOnce(existing)).toBe('in')
  })
})

describeAnyEngine('the brake', (makeStore) => {
  const limit = (is: number) => ({ is, unit: 'seconds' as const, says: 'For tests.' })
  const brake: Brake = createBrake({
    limits: {
      signInTries: limit(2),
      signInTriesOfAddress: limit(3),
      signInFirstWait: limit(100),
      signInLongestWait: limit(300),
      signInForgotten: limit(10_000),
    },
  })
  let store: Store

  beforeEach(async () => {
    store = await makeStore('empty')
  })

  const take = () => asSystem(store, (trx) => brake.take(trx, 'somebody'))

  it('waits twice as long after each try, up to the longest wait (TRU-064)', async () => {
    expect([await take(), await take()]).toEqual([{ tries: 1 }, { tries: 2 }])
    let tries = 2
    for (const wait of [100, 200, 300, 300]) {
      await moveClock(store, wait - 60)
      expect(await take()).toEqual({ waitSeconds: expect.any(Number) })
      await moveClock(store, 60)
      expect(await take()).toEqual({ tries: (tries += 1) })
    }
  })

  it('forgets wrong passwords after so long without any, and at once when somebody is let in (TRU-064)', async () => {
    await take()
    await moveClock(store, 10_001)
    expect([await take(), await take()]).toEqual([{ tries: 1 }, { tries: 2 }])
    expect(await take()).toEqual({ waitSeconds: expect.any(Number) })
    await asSystem(store, (trx) => brake.release(trx, 'somebody'))
    expect(await take()).toEqual({ tries: 1 })
  })
})
