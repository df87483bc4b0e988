import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { letDecide, type ChangeRecord } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { ADMINISTRATOR, managing, placeOf, READ, WRITE, type Line, type Rights } from './peopling.ts'
import { shippedDefinitions } from './shipped.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const { library } = shippedDefinitions()
const DECIDE = 'cloud.payments.authorization.write'

let store: Store
let world: World
let admin: Caller
let base: string
let at: ReturnType<typeof managing>

beforeAll(async () => {
  store = await createTestStore('seeded')
  world = await openWorld(store)
  admin = await signIn(world.app, 'admin@northwind.example')
  const { org_id } = await placeOf(store, 'admin@northwind.example')
  base = `/organizations/${org_id}`
  at = managing(store, admin, org_id, await signIn(world.app, 'admin2@northwind.example'))
})

const rightsOf = async (email: string, query: Record<string, string> = {}): Promise<Rights> => {
  const { id } = await placeOf(store, email)
  return (await admin.call('GET', `${base}/users/${id}/rights`, { query: { size: '100', ...query } }))
    .body as Rights
}

const difference = async (body: object) =>
  (await admin.call('POST', `${base}/rights/difference`, { body })).body as Record<
    'gained' | 'lost' | 'conflicts' | 'warnings',
    Line[]
  > & { summary: string }

const grants = async (person: Caller, userId?: string) =>
  (await person.call('GET', `${base}/roles`, { query: userId ? { userId } : {} })).body as {
    roles: { name: string; label: string; area: string; group: string; access: string }[]
    closedRoles: string[]
    rest?: string
    templates: { name: string; roles: string[] }[]
    environments: { code: string; label: string }[]
    closedEnvironments: string[]
  }

it('says of every permission whether somebody has it in an environment, why, and what it opens, and of nobody who may not sign in (TRU-636)', async () => {
  const { content, environment } = await rightsOf('maker@northwind.example')
  expect(environment).toBe('UAT')
  expect(content.map(({ id }) => id).toSorted()).toEqual(Object.keys(library.permissions).toSorted())
  const right = (id: string) => content.find((one) => one.id === id)
  expect(right('payments.write')).toMatchObject({ verdict: 'yes', why: 'Through Payments direct, edit.' })
  expect(right('payments.write')?.pages).toContain('Send a payment')
  expect(right('payments.authorize')).toMatchObject({ verdict: 'no', why: 'Needs Payment authorization.' })
  const { content: away } = await rightsOf('maker@northwind.example', { environment: 'prod' })
  expect(new Set(away.map(({ verdict, why }) => `${verdict} ${why}`))).toEqual(
    new Set(['no The environment is not assigned.']),
  )
  expect((await rightsOf('disabled@northwind.example')).content).toEqual([])
  const { content: gone } = await rightsOf('disabled@northwind.example', { verdict: 'no' })
  expect(new Set(gone.map(({ why }) => why))).toEqual(new Set(['Disabled: may not sign in.']))
})

it('names the rule that keeps a permission closed, and narrows what is shown', async () => {
  const lumen = await signIn(world.app, 'admin@lumen.example')
  const checker = await placeOf(store, 'checker@lumen.example')
  const query = { search: 'someone else started', environment: 'uat' }
  const path = `/organizations/${checker.org_id}/users/${checker.id}/rights`
  const { content } = (await lumen.call('GET', path, { query })).body as Rights
  expect(content).toMatchObject([
    {
      id: 'payments.authorize',
      verdict: 'no',
      why: 'The role is there, but this is not so: A second person must approve payments of this organisation.',
    },
  ])
  const allowed = await rightsOf('maker@northwind.example', { verdict: 'yes' })
  expect(allowed.content.every(({ verdict }) => verdict === 'yes')).toBe(true)
  expect(allowed.page.totalElements).toBeLessThan(Object.keys(library.permissions).length)
})

it('reads areas out of the roles: read only without a matching write role, else read and edit (PRM-028, PRM-029, PRM-030)', async () => {
  const areas = async (roles: string[]) => {
    const { email } = await at.active({ roles })
    return Object.fromEntries((await rightsOf(email)).areas.map(({ label, value }) => [label, value]))
  }
  expect(await areas([READ, 'cloud.accounts.write', 'cloud.accounts.read'])).toEqual({
    Payments: 'Read only',
    Accounts: 'Read and edit',
  })
  expect(await areas([DECIDE, 'direct.identities.write'])).toEqual({
    Payments: 'Read only',
    'Payment authorization': 'Read and edit',
    Identities: 'Read and edit',
  })
})

it('shows areas only where there is such a thing, downloads to read and mock exchanges to edit (PRM-029, PRM-030, PRM-032, PRM-033, PRM-034, PRM-035, PRM-036)', async () => {
  const { org_id } = await placeOf(store, 'admin@northwind.example')
  const areasIn = async (environment: string) =>
    (await rightsOf('admin@northwind.example', { environment })).areas
  const labels = async (environment: string) => (await areasIn(environment)).map(({ label }) => label)
  const onlySome = ['Mock exchanges', 'Reporting credentials', 'Server downloads']
  expect((await labels('uat')).filter((label) => onlySome.includes(label))).toEqual([])
  await asSystem(store, (trx) =>
    sql`update organisations set products = products || array['xrapid', 'xcurrent'] where id = ${org_id}`.execute(
      trx,
    ),
  )
  const some = (await areasIn('uat')).filter(({ label }) => onlySome.includes(label))
  expect(Object.fromEntries(some.map(({ label, value }) => [label, value]))).toEqual({
    'Mock exchanges': 'Read and edit',
    'Reporting credentials': 'Read and edit',
    'Server downloads': 'Read only',
  })
  await asSystem(store, (trx) =>
    sql`insert into user_environments (org_id, user_id, environment)
      select org_id, id, e from users, unnest(array['test', 'staging']) e where email = 'admin@northwind.example'`.execute(
      trx,
    ),
  )
  const shown = async () =>
    Promise.all(
      ['prod', 'uat', 'test', 'staging'].map(async (one) => (await labels(one)).includes('Payments')),
    )
  expect(await shown()).toEqual([true, true, true, false])
  await asSystem(store, (trx) =>
    sql`insert into organisation_settings (org_id, setting_name, setting_value)
      values (${org_id}, 'payments_direct_version', '2.0')`.execute(trx),
  )
  expect(await shown()).toEqual([true, true, false, false])
  await asSystem(store, async (trx) => {
    await sql`delete from organisation_settings where setting_name = 'payments_direct_version'`.execute(trx)
    await sql`update organisations set products = array['payments_direct'] where id = ${org_id}`.execute(trx)
  })
})

it('tells what a change comes to before it is made: gained, lost, and what belongs in two hands', async () => {
  const { id } = await at.active({ roles: [READ, WRITE], environments: ['uat'] })
  const before = await difference({ userId: id, roles: [READ, WRITE], environments: ['uat'] })
  expect(before).toEqual({
    summary: 'Nothing is gained or lost.',
    gained: [],
    lost: [],
    conflicts: [],
    warnings: [],
  })
  const more = await difference({ userId: id, roles: [READ, WRITE, DECIDE], environments: ['uat', 'prod'] })
  expect(more.gained).toContainEqual({
    label: 'Decide a payment that someone else started.',
    value: 'UAT, Production',
  })
  expect(more.gained).toContainEqual({ label: 'Start payments.', value: 'Production' })
  expect(more.conflicts.map(({ label }) => label)).toEqual(['Initiates and authorizes payments'])
  const less = await difference({ userId: id, roles: [READ], environments: ['uat'] })
  expect(less.lost).toContainEqual({ label: 'Start payments.', value: 'UAT' })
  expect(less.gained).toEqual([])
  const fresh = await difference({ roles: ['payments.production.write'], environments: ['prod'] })
  expect(fresh.gained.length).toBeGreaterThan(0)
  expect(fresh.warnings).toEqual([{ label: 'Payments in production', value: 'Real funds will move.' }])
})

it('offers every role one may give by group and area, and counts the others (TRU-599, PRM-007, PRM-011, PRM-012, PRM-015, PRM-031)', async () => {
  const all = await grants(admin)
  expect([...new Set(all.roles.map(({ group }) => group))].toSorted()).toEqual([
    'Business Growth',
    'Maintenance & Support',
    'Organisation',
    'PM & Integration',
    'Payment Operations',
  ])
  const names = all.roles.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Documentation', 'Org Admin', 'Payments', 'Product Admin']))
  expect([all.closedRoles, all.closedEnvironments, all.rest]).toEqual([[], [], undefined])
  const groupOf = (name: string) => all.roles.find((role) => role.name === name)?.group
  expect([
    groupOf('Documentation'),
    groupOf('network.schemas.read'),
    groupOf('direct.payments.write'),
    groupOf('Org Admin'),
  ]).toEqual(['Business Growth', 'PM & Integration', 'Payment Operations', 'Maintenance & Support'])
  const areas = new Set(all.roles.map(({ area }) => area))
  const expected =
    'Company profiles, RPO schema, Exchanges, API credentials, Accounts, Cloud IP allowlist, ' +
    'Connection projects, Identities, All, Collections, Collections transfers, Stablecoin operator, Payment authorization'
  for (const area of expected.split(', ')) expect(areas).toContain(area)
  const pairs = names.filter((name) => name.endsWith('.read')).map((name) => name.replace(/read$/, 'write'))
  expect(pairs.filter((name) => !names.includes(name))).toEqual(['rewards.write'])
  const helper = await signIn(world.app, 'users@northwind.example')
  const some = await grants(helper)
  expect(some.rest).toMatch(new RegExp(`^${some.closedRoles.length} more roles are not yours to give`))
  expect(some.roles.map(({ name }) => name).toSorted()).toEqual([
    'User Administrator',
    'network.company-profiles.read',
    'network.company-profiles.write',
  ])
  expect(some.closedEnvironments).toEqual(['dev', 'test', 'stest', 'staging'])
  const { id } = await placeOf(store, 'viewer@northwind.example')
  expect((await grants(helper, id)).roles.map(({ name }) => name)).toContain(READ)
})

it('offers only the roles one by one to whoever may give no work with all its roles (TRU-088)', async () => {
  const helper = await signIn(world.app, 'users@northwind.example')
  expect((await grants(helper)).templates.map(({ name }) => name)).toEqual(['custom'])
})

it('offers six environments by code and label (USR-003, USR-004)', async () => {
  expect((await grants(admin)).environments).toEqual([
    { code: 'dev', label: 'Development' },
    { code: 'test', label: 'Test' },
    { code: 'stest', label: 'Staging test' },
    { code: 'staging', label: 'Staging' },
    { code: 'uat', label: 'UAT' },
    { code: 'prod', label: 'Production' },
  ])
})

it('shows a role nobody knows by its name, and it grants nothing (PRM-053)', async () => {
  const { id, org_id } = await placeOf(store, 'viewer@northwind.example')
  await asSystem(store, (trx) =>
    trx.insertInto('user_roles').values({ org_id, user_id: id, role: 'old.role' }).execute(),
  )
  const { body } = await admin.call('GET', `${base}/users`, { query: { search: 'viewer@northwind' } })
  expect((body as { content: { roles: string }[] }).content[0]?.roles).toContain('old.role')
  expect(
    (await rightsOf('viewer@northwind.example')).content.some(({ why }) => why.includes('old.role')),
  ).toBe(false)
})

it('lets a right go at the next request: role taken, environment taken, disabled, deleted, session ended', async () => {
  const steps: [string, (user: Awaited<ReturnType<typeof at.active>>) => Promise<unknown>, unknown][] = [
    [
      'role',
      (user) => at.change(user, { roles: ['network.company-profiles.read'] }),
      'INSUFFICIENT_PERMISSIONS',
    ],
    ['environment', (user) => at.change(user, { environments: ['prod'] }), 'ENVIRONMENT_NOT_ASSIGNED'],
    ['disabled', (user) => at.move(user, 'disable'), 'USER_BLOCKED'],
    ['deleted', (user) => at.remove(user), 'USER_BLOCKED'],
    [
      'ended',
      ({ id }) =>
        asSystem(store, (trx) =>
          sql`update sessions set ended_at = now() where user_id = ${id}`.execute(trx),
        ),
      'SESSION_ENDED',
    ],
  ]
  for (const [what, take, code] of steps) {
    const user = await at.active({ roles: [READ, WRITE], environments: ['prod', 'uat'] })
    const person = await signIn(world.app, user.email)
    const ask = () => person.call('GET', '/xcurrent_proxy/v4/payments', { query: { env_name: 'uat' } })
    expect([what, (await ask()).status]).toEqual([what, 200])
    await take(user)
    expect([what, codeOf(await ask())]).toEqual([what, code])
  }
})

it('takes an organisation that names no server version for 5.5.0 (PRM-043)', async () => {
  const { rows } = await asSystem(store, (trx) =>
    sql<{
      server_version: string
    }>`insert into organisations (name) values ('Unversioned') returning server_version`.execute(trx),
  )
  expect(rows).toEqual([{ server_version: '5.5.0' }])
})

it('counts as administrator only who holds the role of that name (PRM-004, USR-008, USR-010)', async () => {
  const types = async (role: string) => {
    const { body } = await admin.call('GET', `${base}/users`, { query: { role, size: '100' } })
    return new Set((body as { content: { userType: string }[] }).content.map(({ userType }) => userType))
  }
  expect(await types(ADMINISTRATOR)).toEqual(new Set(['Admin User']))
  expect(await types('User Administrator')).toEqual(new Set(['Regular User']))
  const { body } = await admin.call('GET', base, { query: { full: 'true' } })
  expect(body).toMatchObject({
    customerId: expect.stringMatching(/^CUS-/),
    administrators: [{ email: 'admin@northwind.example' }, { email: 'admin2@northwind.example' }],
  })
})

it('says on a person’s page and in the list who asked to let them in, until that is decided (TRU-944)', async () => {
  const { id, email } = await at.invited({ roles: [WRITE] })
  const row = async () => (await admin.call('GET', `${base}/users`, { query: { search: email } })).body
  const answered = await at.move({ id }, 'approve')
  const change = { changeId: (answered.body as ChangeRecord).id, says: expect.stringContaining('asked to') }
  expect(await rightsOf(email)).toMatchObject({ waitingChanges: [change] })
  expect(await row()).toMatchObject({ content: [{ waitingChanges: [change] }] })
  await letDecide(await signIn(world.app, 'admin2@northwind.example'), answered)
  expect([await rightsOf(email), await row()].map((one) => JSON.stringify(one))).toEqual(
    Array(2).fill(expect.not.stringContaining('waitingChanges')),
  )
})
