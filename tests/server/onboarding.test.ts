import { beforeAll, expect, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { openBanks } from './banking.ts'
import { describeAnyEngine } from './engines.ts'
import { HARBOR, STATE, activity, applicant, contact, signInHarbor } from './onboarding.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

const OUTREACH = '/salesforce_proxy/onboarding/outreach'
const CONTACTS = '/salesforce_proxy/onboarding/contacts'

describeAnyEngine('onboarding', (makeStore) => {
  let store: Store
  let world: World
  let maker: Caller
  let admin: Caller
  let viewer: Caller
  let stranger: Caller

  beforeAll(async () => {
    store = await makeStore('seeded')
    world = await openWorld(store)
    ;({ maker, admin, viewer, stranger } = await signInHarbor(world.app))
  })

  const as = (person: Caller) => applicant(world.app, person)
  const outreach = (person: Caller, name?: string) => as(person).outreach(name)
  const state = async (person = maker) => (await outreach(person)).state
  const task = (slug: string) => as(maker).task(slug)
  const subtask = (slug: string, name: string) => as(maker).subtask(slug, name)
  const save = (name: string, answers: object, more: object = {}, person = maker) =>
    as(person).save(name, answers, more)
  const submit = (slug: string, person = maker) => as(person).submit(slug)
  const addContact = (type: string, more: object = {}) => as(maker).addContact(type, more)

  it('tells where an organisation stands: state, tasks in order, subtasks (ONB-001, ONB-003, ONB-004, ONB-005, API-124)', async () => {
    const begun = await state()
    expect(begun).toMatchObject({ onboarded: false, status: 'incomplete', tenantName: HARBOR })
    expect(begun.tasks.map(({ slug, status, label }) => [slug, status, label])).toEqual([
      ['centralised-business', 'INCOMPLETE', undefined],
      ['your-finance', 'LOCKED', 'locked'],
      ['your-business', 'LOCKED', 'locked'],
      ['ach-setup', 'LOCKED', 'locked'],
    ])
    expect(await task('centralised-business')).toMatchObject({
      currentProgress: 0,
      maxProgress: 2,
      review: 0,
      progress: 'Not Started',
    })
  })

  it('is read with one permission and changed with another (ONB-053, PRM-024)', async () => {
    expect((await viewer.call('GET', OUTREACH)).status).toBe(200)
    expect((await save('activity', {}, {}, viewer)).status).toBe(403)
    const checker = await signIn(world.app, 'checker@harbor.example')
    expect((await checker.call('GET', OUTREACH)).status).toBe(403)
  })

  it('gives a subtask to a colleague who may work on it, for whom it waits until it is taken back (TRU-891)', async () => {
    const place = '/salesforce_proxy/onboarding/subtasks/activity'
    interface Choice {
      title: string
      colleague?: object
      people: { id: string; name: string }[]
      version?: number
    }
    const choice = async (person = admin) =>
      (await person.call('GET', `${place}/colleagues`)).body as unknown as Choice
    const assign = (body: object, person = admin) =>
      person.call('PUT', `${place}/colleague`, { body: { tenantName: HARBOR, ...body } })
    const waiting = async (person: Caller) =>
      (
        (await person.call('GET', '/home_page/waiting')).body as { items: { id: string; count: number }[] }
      ).items
        .filter(({ id }) => id === 'given-subtasks')
        .map(({ count }) => count)
    const { people, ...first } = await choice()
    expect(first).toEqual({ subtask: 'activity', title: 'Planned activity' })
    expect(people.map(({ name }) => name)).toEqual([
      'Administrator One (admin)',
      'Administrator Two (admin)',
      'Operator One (maker)',
    ])
    const userId = people.find(({ name }) => name.includes('maker'))!.id
    expect((await assign({ userId }, viewer)).status).toBe(403)
    expect(codeOf(await assign({ userId: crypto.randomUUID() }))).toBe('COLLEAGUE_UNFIT')
    expect(await waiting(maker)).toEqual([])
    expect((await assign({ userId })).status).toBe(200)
    expect([await waiting(maker), await waiting(admin)]).toEqual([[1], []])
    expect(await subtask('centralised-business', 'activity')).toMatchObject({
      colleague: { name: 'Operator One (maker)', isSelf: true, givenBy: expect.stringMatching(/admin/i) },
    })
    const given = await choice()
    expect(given.people.map(({ id }) => id)).toEqual([
      'nobody',
      ...people.map(({ id }) => id).filter((id) => id !== userId),
    ])
    expect(codeOf(await assign({ userId }))).toBe('SUBTASK_GIVEN_MEANWHILE')
    expect((await assign({ version: given.version! })).status).toBe(200)
    expect(await waiting(maker)).toEqual([])
    expect(await subtask('centralised-business', 'activity')).not.toHaveProperty('colleague')
    expect(codeOf(await assign({ userId, version: given.version! }))).toBe('SUBTASK_GIVEN_MEANWHILE')
  })

  it('saves each page and goes on with another person, elsewhere (API-125, ONB-026)', async () => {
    const { plannedUses, businessDescription } = activity
    const first = await save('activity', { plannedUses, businessDescription }, { step: 'purpose' })
    expect(first.status).toBe(200)
    expect(await subtask('centralised-business', 'activity')).toMatchObject({
      progress: 'In Progress',
      button: 'Continue',
    })
    expect(await outreach(admin, 'activity')).toMatchObject({
      answers: { plannedUses, businessDescription },
      steps: ['purpose'],
      version: 1,
      savedBy: 'Operator One (maker)',
    })
  })

  it('says so when somebody else saved the same page meanwhile, loses nothing of either, and lets who comes second save over it', async () => {
    const mine = await save('activity', { monthlyVolume: 'above-10m' }, { step: 'volume', version: 1 })
    expect(mine.status).toBe(200)
    const late = await save(
      'activity',
      { monthlyVolume: 'below-100k' },
      { step: 'volume', version: 1 },
      admin,
    )
    expect([late.status, codeOf(late)]).toEqual([409, 'ONBOARDING_CHANGED'])
    const again = await save('activity', { monthlyVolume: 'below-100k' }, { step: 'volume' }, admin)
    expect(again.status).toBe(409)
    const stored = await outreach(admin, 'activity')
    expect(stored.answers).toMatchObject({ monthlyVolume: 'above-10m', plannedUses: ['payroll'] })
    const { version } = stored
    const over = await save('activity', { monthlyVolume: 'below-100k' }, { step: 'volume', version }, admin)
    expect(over.body).toMatchObject({
      answers: { monthlyVolume: 'below-100k', plannedUses: ['payroll'] },
      version: Number(version) + 1,
      savedBy: expect.stringMatching(/admin/i),
    })
  })

  it('judges a finished subtask by the very flow of the screen (ERR-088)', async () => {
    const version = (await outreach(maker, 'activity')).version
    const half = await save('activity', { monthlyPayments: 'many' }, { version, done: true })
    expect([half.status, codeOf(half)]).toEqual([422, 'MISSING_REQUIRED_FIELDS'])
    expect((half.body as { fields: { path: string }[] }).fields.map(({ path }) => path)).toEqual([
      'monthlyPayments',
    ])
    const strange = await save('activity', { hobby: 'tea' }, { version })
    expect([strange.status, codeOf(strange)]).toEqual([400, 'INVALID_REQUEST'])
    expect((await save('activity', activity, { version, done: true, step: 'countries' })).status).toBe(200)
    expect(await subtask('centralised-business', 'activity')).toMatchObject({
      progress: 'Complete',
      button: 'Edit',
    })
  })

  it('keeps out who names another organisation', async () => {
    const body = { tenantName: 'Lumen Marketplace Inc.', subtask: 'activity', answers: {} }
    expect(codeOf(await maker.call('PUT', OUTREACH, { body }))).toBe('TENANT_DIFFERS')
  })

  it('keeps contacts with type, tags and number; both types complete the subtask (ONB-010, ONB-011, ONB-012, ONB-052, IDN-064, API-136)', async () => {
    const added = await addContact('billing', {
      tags: ['invoice', 'test payment'],
      contactNumber: '+31201234567',
      title: 'Finance',
    })
    expect([added.status, added.body]).toMatchObject([200, { type: 'billing', version: 1 }])
    expect((await addContact('payroll')).status).toBe(400)
    expect((await addContact('billing', { tags: ['spam'] })).status).toBe(400)
    const local = await addContact('billing', { contactNumber: '+0201234567' })
    expect([local.status, local.body]).toMatchObject([
      400,
      {
        fields: [
          {
            path: 'contactNumber',
            message: expect.stringMatching(/^Begin with the country code.* No country code begins with 0\.$/),
          },
        ],
      },
    ])
    await addContact('receipts')
    expect(await subtask('centralised-business', 'contacts')).toMatchObject({ progress: 'Complete' })
    const { content } = (await viewer.call('GET', CONTACTS)).body as { content: { id: string }[] }
    expect(content).toHaveLength(2)
    const { id } = added.body as { id: string }
    const change = (person: Caller, title: string) =>
      person.call('PATCH', `${CONTACTS}/${id}`, {
        body: { tenantName: HARBOR, type: 'billing', ...contact, title, version: 1 },
      })
    expect((await change(maker, 'Head of finance')).status).toBe(200)
    expect(codeOf(await change(admin, 'Clerk'))).toBe('ONBOARDING_CHANGED')
    expect((await stranger.call('GET', `${CONTACTS}/${id}`)).status).toBe(404)
  })

  it('lets exactly one of twenty have the last place of a type (LIM-015)', async () => {
    for (let more = 0; more < 3; more += 1) await addContact('billing', { firstName: `More ${more}` })
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) => addContact('billing', { firstName: `At ${at}` })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const refusals = all.filter(({ status }) => status !== 200)
    expect(new Set(refusals.map(codeOf))).toEqual(new Set(['TOO_MANY_CONTACTS']))
    expect((await addContact('receipts')).status).toBe(200)
  })

  it('deletes a contact once, and says so the second time', async () => {
    const { content } = (await maker.call('GET', CONTACTS, { query: { type: 'billing' } })).body as {
      content: { id: string }[]
    }
    const drop = () => maker.call('DELETE', `${CONTACTS}/${content.at(-1)!.id}`)
    expect((await drop()).status).toBe(200)
    const second = await drop()
    expect([second.status, codeOf(second)]).toEqual([409, 'DELETED_ALREADY'])
  })

  it('submits only what is whole, once, and closes it meanwhile (API-133, ONB-022, ONB-024, ONB-025)', async () => {
    const both = await Promise.all([submit('centralised-business'), submit('centralised-business', admin)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await task('centralised-business')).toMatchObject({
      status: 'COMPLETE',
      review: 1,
      progress: 'Complete',
      label: 'under review',
      outcome: 'in review',
    })
    const version = (await outreach(maker, 'activity')).version
    const closed = await save('activity', { businessDescription: 'Coffee.' }, { version })
    expect(closed).toMatchObject({ status: 409, body: { code: 'ONBOARDING_CLOSED', finality: 'FINAL' } })
    expect((await task('your-business')).status).toBe('INCOMPLETE')
  })

  it('approves what was submitted when the desk has looked at it (ONB-041)', async () => {
    await world.pass(60)
    expect(await task('centralised-business')).toMatchObject({
      status: 'APPROVED',
      review: 2,
      progress: 'Approved',
      label: 'approved',
      outcome: 'approved',
    })
    expect(await subtask('centralised-business', 'activity')).toMatchObject({ button: 'Continue' })
  })

  it('reminds on the home page of each product whose own part is not completed (ONB-042)', async () => {
    const home = async (email: string) => {
      const person = await signIn(world.app, email)
      return (await person.call('GET', '/home_page/tasks')).body as {
        onboarding: string
        banners: { product: string; title: string }[]
      }
    }
    const harbor = await home('maker@harbor.example')
    expect(harbor.onboarding).toBe('IN_PROGRESS')
    const titles = async () => (await home('maker@harbor.example')).banners.map(({ title }) => title)
    expect(harbor.banners).toMatchObject([{ product: 'Stablecoin', title: 'Stablecoin wallets' }])
    const wallets = await openWallets(world, store)
    for (let wallet = 0; wallet < 2; wallet += 1) await wallets.added()
    expect(await titles()).toEqual(['Bank account'])
    await (await openBanks(world, store)).added()
    expect(await titles()).toEqual([])
    expect(await home('maker@northwind.example')).toMatchObject({ onboarding: 'APPROVED', banners: [] })
    expect(await home('maker@cordillera.example')).toMatchObject({ onboarding: 'APPROVED', banners: [] })
  })

  it('has nothing to submit for who was let in before', async () => {
    const person = await signIn(world.app, 'admin@cordillera.example')
    expect(await state(person)).toMatchObject({ onboarded: true, status: 'approved' })
    const body = {
      tenantName: 'Cordillera Remesas SA',
      tasks: [{ slug: 'your-business', status: 'COMPLETE' }],
    }
    expect(codeOf(await person.call('PATCH', STATE, { body }))).toBe('ONBOARDING_OVER')
  })

  it('is approved as a whole where every task is (ONB-027, ONB-028, ONB-029)', async () => {
    const person = await signIn(world.app, 'viewer@northwind.example')
    expect(await state(person)).toMatchObject({
      onboarded: true,
      status: 'approved',
      reviewSubmit: 'APPROVED',
    })
  })
})
