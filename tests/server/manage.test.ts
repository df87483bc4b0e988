import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { networkData } from '#server/network/data.ts'
import {
  addOrganisation,
  inviteAgain,
  ManageRefused,
  type Invited,
  type OrganisationRequest,
} from '#server/organisations/manage.ts'
import { addAdministrator, disablePerson } from '#server/identity-providers/manage-people.ts'
import { listPeople } from '#server/organisations/people-list.ts'
import type { Store } from '#server/store/store.ts'
import { checkPeople } from '../../src/tools/start/production.ts'
import { describeAnyEngine } from './engines.ts'
import { createTestServer, shippedWorld, realWorld } from './server.ts'
import { createBrowser, walkIn, type Browser, type Reached } from './sign-in.ts'
import { asSystem } from './system.ts'

const FIRST = 'first@client.test'
const SECOND = 'second@client.test'
const CLIENT: OrganisationRequest = {
  name: 'First Client Ltd',
  country: 'NL',
  currency: 'EUR',
  administrators: [
    { firstName: 'Administrator', lastName: 'One', email: FIRST },
    { firstName: 'Administrator', lastName: 'Two', email: SECOND },
  ],
}
const PASSWORD = 'seven green ladders sing'
const terms = { by: 'operator', linkHours: 72, issuer: undefined }
const tokenFrom = (one: Invited | undefined): string => {
  if (!one || !('token' in one)) throw new Error('No link was made.')
  return one.token
}

const save = (browser: Browser, token: string, password = PASSWORD, again = password) =>
  browser.visit(`/password/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password, again }).toString(),
  })

describeAnyEngine('the first client of a production', (makeStore) => {
  let store: Store
  let app: Reached
  let invited: Invited[]

  const tokenOf = (email: string) => tokenFrom(invited.find((one) => one.email === email))
  const open = (token: string) => createBrowser(app).visit(`/password/${token}`)
  const enters = async (email: string, password: string) => {
    const browser = createBrowser(app)
    await walkIn(browser, email, password)
    return browser.cookies.has('portolan')
  }
  const why = (done: Promise<unknown>) =>
    done.then(
      () => 'It was done.',
      (thrown: unknown) => (thrown instanceof ManageRefused ? thrown.message : String(thrown)),
    )
  const add = (change: Partial<OrganisationRequest> = {}) =>
    asSystem(store, (trx) => addOrganisation(trx, { ...CLIENT, ...change }, networkData().corridors, terms))

  beforeAll(async () => {
    store = await makeStore('empty')
    app = await createTestServer(store, { ...shippedWorld(), ...realWorld(store) })
  })

  it('is named where there is none, and is there after the command (TRU-218)', async () => {
    await expect(checkPeople(store)).rejects.toThrow(/npm run manage -- add-staff/)
    invited = await add()
    expect(invited.map(({ email }) => email)).toEqual([FIRST, SECOND])
    await expect(checkPeople(store)).resolves.toBeUndefined()
  })

  it.each([
    [{ name: ' ' }, /^The name of an organisation has 1 to 140 characters\.$/],
    [{ name: 'first client LTD' }, /^There is an organisation 'first client LTD' already\.$/],
    [{ name: 'Other', country: 'Holland' }, /^There is no country 'Holland'/],
    [{ name: 'Other', country: 'ZQ' }, /^There is no country 'ZQ'/],
    [{ name: 'Other', country: 'UK' }, /^There is no country 'UK'\. Did you mean GB\?$/],
    [{ name: 'Other', country: 'gb' }, /^There is no country 'gb'\. Did you mean GB\?$/],
    [{ name: 'Other', country: 'ZZ' }, /^There is no country 'ZZ'/],
    [{ name: 'Other', country: 'EU' }, /^There is no country 'EU'/],
    [{ name: 'Other', country: 'XK' }, /^There is no country 'XK'/],
    [{ name: 'Other', currency: 'EURO' }, /^There is no currency 'EURO'/],
    [{ name: 'Other', administrators: [] }, /^Name an administrator/],
    [{ name: 'Other' }, /^Somebody with the address first@client\.test is there already\.$/],
  ])(
    'with %o is refused in a sentence, and nothing of it stays (TRU-218, TRU-662)',
    async (change, sentence) => {
      expect(await why(add(change))).toMatch(sentence)
      const names = (await asSystem(store, (trx) => listPeople(trx, terms))).map((line) => line.split(':')[0])
      expect(new Set(names)).toEqual(new Set(['First Client Ltd']))
    },
  )

  it.each([
    ['too short', 'short words', 'short words', 'at least 15 characters'],
    ['guessable', 'First-Client-Ltd-2026', 'First-Client-Ltd-2026', 'one of the first that others would try'],
    ['mistyped', PASSWORD, `${PASSWORD}!`, 'not the same'],
  ])(
    'is told at the form that a password is %s, and nothing is saved (TRU-217)',
    async (_, one, two, says) => {
      const answer = await save(createBrowser(app), tokenOf(FIRST), one, two)
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining(says)])
      expect(await enters(FIRST, one)).toBe(false)
    },
  )

  it('chooses a password by a link that works once, however often it was looked at, and signs in (TRU-216, TRU-218)', async () => {
    for (let looks = 0; looks < 3; looks += 1) {
      const page = await open(tokenOf(FIRST))
      expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ])
      expect(page.body).toContain('First Client Ltd')
    }
    const twice = await Promise.all(
      [createBrowser(app), createBrowser(app)].map((browser) => save(browser, tokenOf(FIRST))),
    )
    expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([303, 410])
    expect((await open(tokenOf(FIRST))).statusCode).toBe(410)
    expect(await enters(FIRST, PASSWORD)).toBe(true)
    expect(await enters(SECOND, PASSWORD)).toBe(false)
  })

  it('has one link a person, which ends, ends with its person, and is stored as a hash (TRU-216, TRU-219)', async () => {
    const again = (email: string) => asSystem(store, (trx) => inviteAgain(trx, email, terms))
    const token = tokenFrom(await again(SECOND))
    expect((await open(tokenOf(SECOND))).statusCode).toBe(410)
    const { rows } = await asSystem(store, (trx) =>
      sql<{ kept: string }>`select l::text as kept from password_links l`.execute(trx),
    )
    expect(rows.length).toBe(1)
    expect(rows[0]!.kept).not.toContain(token)
    await asSystem(store, (trx) => sql`update password_links set expires_at = now()`.execute(trx))
    expect((await save(createBrowser(app), token)).statusCode).toBe(410)
    const later = tokenFrom(await again(SECOND))
    await asSystem(store, (trx) => disablePerson(trx, SECOND, terms, shippedWorld().definitions))
    expect((await open(later)).statusCode).toBe(410)
    expect(await why(again(SECOND))).toMatch(/is stopped/)
    expect(await why(again('nobody@client.test'))).toMatch(/^There is nobody with the address/)
  })

  it('who gets a new password is signed out where they were signed in (TRU-216)', async () => {
    const browser = createBrowser(app)
    await walkIn(browser, FIRST, PASSWORD)
    const isSignedIn = async () =>
      (await browser.visit('/auth/session')).json<{ signedIn: boolean }>().signedIn
    expect(await isSignedIn()).toBe(true)
    const token = tokenFrom(await asSystem(store, (trx) => inviteAgain(trx, FIRST.toUpperCase(), terms)))
    await save(createBrowser(app), token, 'nine quiet bridges hum')
    expect(await isSignedIn()).toBe(false)
    expect([await enters(FIRST, PASSWORD), await enters(FIRST, 'nine quiet bridges hum')]).toEqual([
      false,
      true,
    ])
  })

  it('keeps its last administrator until another was added, of which everybody hears (TRU-827)', async () => {
    const { definitions } = shippedWorld()
    const stop = (email: string) => asSystem(store, (trx) => disablePerson(trx, email, terms, definitions))
    const addOne = (email: string, name = CLIENT.name) =>
      asSystem(store, (trx) =>
        addAdministrator(
          trx,
          name,
          [{ firstName: 'Administrator', lastName: 'Three', email }],
          terms,
          definitions,
        ),
      )
    expect(await why(stop(FIRST))).toMatch(/^first@client.test is the last administrator of First Client Ltd/)
    expect(await why(addOne('third@client.test', 'Nobody Ltd'))).toMatch(/^There is no client 'Nobody Ltd'/)
    const [third] = await addOne('third@client.test')
    expect(await why(addOne('fourth@client.test'))).toMatch(/has 2 administrators/)
    await save(createBrowser(app), tokenFrom(third))
    expect(await enters('third@client.test', PASSWORD)).toBe(true)
    const notices = await asSystem(store, (trx) =>
      trx
        .selectFrom('notifications')
        .select('facts')
        .where('event_type', '=', 'ADMINISTRATOR_ADDED')
        .execute(),
    )
    expect(notices[0]?.facts).toEqual({ who: 'Administrator Three' })
    const { id } = await asSystem(store, (trx) =>
      trx.selectFrom('users').select('id').where('email', '=', 'third@client.test').executeTakeFirstOrThrow(),
    )
    await asSystem(store, (trx) => sql`update users set status = 'DELETED' where id = ${id}`.execute(trx))
  })

  it('is listed with its people, and everything is in its trail with who did it (TRU-219)', async () => {
    expect(await asSystem(store, (trx) => listPeople(trx, terms))).toEqual([
      `First Client Ltd: ${FIRST}, active`,
      `First Client Ltd: ${SECOND}, disabled, no password yet`,
    ])
    const trail = await asSystem(store, (trx) =>
      trx.selectFrom('audit_trail').select(['action', 'details']).orderBy('seq').execute(),
    )
    const counted = (action: string) => trail.filter((row) => row.action === action).length
    expect(
      ['organisation.create', 'user.password.link', 'user.password.set', 'user.disable'].map(counted),
    ).toEqual([1, 6, 3, 1])
    expect(trail.find(({ action }) => action === 'organisation.create')?.details).toMatchObject({
      by: 'operator',
    })
  })
})
