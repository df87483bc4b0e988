import { beforeAll, expect, it } from 'vitest'
import { describeEachEngine } from './engines.ts'
import { codeOf, type Caller } from './paying.ts'
import { signIn } from './sign-in.ts'
import { uploadFile } from './uploading.ts'
import { openWorld, type World } from './world.ts'

const OUTREACH = '/salesforce_proxy/onboarding/outreach'
const STATE = '/salesforce_proxy/onboarding/state'
const CONTACTS = '/salesforce_proxy/onboarding/contacts'
const OWNERS = '/onboarding_proxy/beneficial-owners'
const EXPOSURE = '/onboarding_proxy/country-exposure'
const TAX = '/salesforce_proxy/onboarding/tax-documents'
const MORE = '/onboarding_proxy/additional-documentation'
const HARBOR = 'Harbor Tea Traders'
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'

interface Subtask {
  slug: string
  progress: string
  button: string
}
interface Task {
  slug: string
  status: string
  review: number
  progress: string
  label?: string
  outcome?: string
  currentProgress: number
  maxProgress: number
  subtasks: Subtask[]
}
interface State {
  onboarded: boolean
  status: string
  reviewSubmit: string
  tasks: Task[]
}

const key = () => crypto.randomUUID()

describeEachEngine('onboarding', (makeStore) => {
  let world: World
  let maker: Caller
  let admin: Caller
  let viewer: Caller
  let stranger: Caller

  beforeAll(async () => {
    world = await openWorld(await makeStore('seeded'))
    maker = await signIn(world.app, 'maker@harbor.example')
    admin = await signIn(world.app, 'admin@harbor.example')
    viewer = await signIn(world.app, 'viewer@harbor.example')
    stranger = await signIn(world.app, 'admin@lumen.example')
  })

  const outreach = async (person: Caller, subtask?: string) =>
    (await person.call('GET', OUTREACH, subtask ? { query: { subtask } } : {})).body as {
      state: State
      answers: Record<string, unknown>
      steps: string[]
      version?: number
      today: string
    }
  const state = async (person = maker) => (await outreach(person)).state
  const task = async (slug: string, person = maker) =>
    (await state(person)).tasks.find((one) => one.slug === slug)!
  const subtask = async (slug: string, name: string) =>
    (await task(slug)).subtasks.find((one) => one.slug === name)!
  const save = (subtaskName: string, answers: object, more: object = {}, person = maker) =>
    person.call('PUT', OUTREACH, { body: { tenantName: HARBOR, subtask: subtaskName, answers, ...more } })
  const upload = async (name = 'proof.pdf', content: string | Buffer = PDF, person = maker) => {
    const answer = await uploadFile(world.app, person, '/file', { name, type: 'application/pdf', content })
    return (answer.body as { fileId: string }).fileId
  }
  const submit = (slug: string, person = maker) =>
    person.call('PATCH', STATE, { body: { tenantName: HARBOR, tasks: [{ slug, status: 'COMPLETE' }] } })

  const activity = {
    plannedUses: ['payroll'],
    businessDescription: 'Tea from everywhere.',
    monthlyVolume: 'below-100k',
    monthlyPayments: '40',
    sendsFrom: ['NL'],
    sendsTo: ['IN'],
  }
  const contact = { firstName: 'Ines', lastName: 'Vos', email: 'ines@harbor.example' }
  const addContact = (type: string, more: object = {}) =>
    maker.call('POST', CONTACTS, { body: { tenantName: HARBOR, type, ...contact, ...more }, key: key() })

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

  it('says so when somebody else saved meanwhile, and loses nothing of either', async () => {
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
    const kept = await outreach(maker, 'activity')
    expect(kept.answers).toMatchObject({ monthlyVolume: 'above-10m', plannedUses: ['payroll'] })
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

  it('keeps contacts with type, tags and number; both types complete the subtask (ONB-010, ONB-011, ONB-012, ONB-052, API-136)', async () => {
    const added = await addContact('billing', {
      tags: ['invoice', 'test payment'],
      contactNumber: '+31201234567',
      title: 'Finance',
    })
    expect([added.status, added.body]).toMatchObject([200, { type: 'billing', version: 1 }])
    expect((await addContact('payroll')).status).toBe(400)
    expect((await addContact('billing', { tags: ['spam'] })).status).toBe(400)
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
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await task('centralised-business')).toMatchObject({
      status: 'COMPLETE',
      review: 1,
      progress: 'Complete',
      label: 'under review',
      outcome: 'in review',
    })
    const version = (await outreach(maker, 'activity')).version
    const closed = await save('activity', { businessDescription: 'Coffee.' }, { version })
    expect([closed.status, codeOf(closed)]).toEqual([409, 'ONBOARDING_CLOSED'])
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

  const owner = {
    firstName: 'Ines',
    lastName: 'Vos',
    title: 'Director',
    nationality: 'NL',
    dateOfBirth: '1980-02-29',
    taxId: 'NL123',
    idType: 'passport',
    homeAddress: { street: 'Quay 1', city: 'Rotterdam', country: 'NL' },
  }
  const addOwner = (percentageOwnership: string, more: object = {}) =>
    maker.call('POST', OWNERS, {
      body: { tenantName: HARBOR, ...owner, percentageOwnership, ...more },
      key: key(),
    })

  it('lets owners have the whole and no more, however many come at once (ONB-013, ONB-014, ONB-015, ONB-046, ONB-047, ONB-048)', async () => {
    expect(codeOf(await addOwner('0'))).toBe('OWNERSHIP_TOO_LOW')
    const all = await Promise.all(Array.from({ length: 20 }, () => addOwner('60')))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const no = all.find(({ status }) => status !== 200)!
    expect(no.body).toMatchObject({
      fields: [
        { path: 'percentageOwnership', message: 'Percentage of ownership can not be greater than 100.' },
      ],
    })
    expect((await addOwner('40')).status).toBe(200)
    expect((await addOwner('0.0001')).status).toBe(422)
    expect((await addOwner('1', { idType: 'library card' })).status).toBe(400)
    const [first] = ((await maker.call('GET', OWNERS)).body as { content: { id: string }[] }).content
    const change = (percentageOwnership: string) =>
      maker.call('PATCH', `${OWNERS}/${first!.id}`, {
        body: { tenantName: HARBOR, ...owner, percentageOwnership, version: 1 },
      })
    expect((await change('60.5')).status).toBe(422)
    expect((await change('59.5')).status).toBe(200)
  })

  it('lets countries have the whole and no more, each once (ONB-051)', async () => {
    const add = (country: string, percentage: string) =>
      maker.call('POST', EXPOSURE, { body: { tenantName: HARBOR, country, percentage }, key: key() })
    expect((await add('NL', '70')).status).toBe(200)
    const over = await add('IN', '31')
    expect([over.status, codeOf(over)]).toEqual([422, 'EXPOSURE_TOO_HIGH'])
    expect(codeOf(await add('NL', '1'))).toBe('EXPOSURE_COUNTRY_TWICE')
    expect(codeOf(await add('KP', '1'))).toBe('COUNTRY_NOT_SERVED')
    expect((await add('IN', '30')).status).toBe(200)
  })

  const company = {
    legalName: HARBOR,
    registrationNumber: 'NL-77',
    incorporatedOn: '2010-01-01',
    incorporatedIn: 'NL',
    street: 'Quay 1',
    city: 'Rotterdam',
    country: 'NL',
  }

  it('takes a proof of address under 90 days old, and gives it back with its name (LIM-014, ERR-089)', async () => {
    const { today } = await outreach(maker, 'company')
    const daysAgo = (days: number) =>
      new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
    const fileId = await upload()
    const finish = (days: number, proofOfAddress = [fileId]) =>
      save(
        'company',
        { ...company, proofOfAddress, proofIssuedOn: daysAgo(days) },
        { done: true, step: 'proof' },
      )
    expect(codeOf(await finish(1, [key()]))).toBe('FAILED_UPLOAD')
    for (const days of [90, 91, -1]) expect([days, (await finish(days)).status]).toEqual([days, 422])
    expect((await finish(89)).status).toBe(200)
    expect((await outreach(admin, 'company')).answers).toMatchObject({
      proofOfAddress: [{ fileId, name: 'proof.pdf' }],
    })
  })

  it('wants declarations, a title and a signature (ONB-049, ONB-050)', async () => {
    const declared = { isLawful: true, isNotSanctioned: true, isComplete: true }
    const signed = { certifierTitle: 'Director', signature: 'Ines Vos' }
    const finish = (answers: object) => save('certification', answers, { done: true })
    expect((await finish({ ...declared, isLawful: false, ...signed })).status).toBe(422)
    expect((await finish({ ...declared, certifierTitle: 'Director' })).status).toBe(422)
    expect((await finish({ ...declared, ...signed })).status).toBe(200)
  })

  it('keeps tax documents: one file each, the same one once, for the organisation alone (API-137, API-138, API-139, ONB-043)', async () => {
    const add = (files: string[]) =>
      maker.call('POST', TAX, { body: { tenantName: HARBOR, files }, key: key() })
    const fileId = await upload('W-8BEN-E.pdf')
    expect(codeOf(await add([fileId, fileId]))).toBe('BAD_POLICY')
    const added = await add([fileId])
    expect([added.status, added.body]).toMatchObject([200, { name: 'W-8BEN-E.pdf' }])
    const twice = await add([await upload('copy.pdf')])
    expect([twice.status, codeOf(twice)]).toEqual([409, 'DOCUMENT_TWICE'])
    const { id } = added.body as { id: string }
    const content = await viewer.call('GET', `${TAX}/${id}/content`)
    expect(content.headers['content-disposition']).toBe('attachment; filename="W-8BEN-E.pdf"')
    expect((await stranger.call('GET', `${TAX}/${id}/content`)).status).toBe(404)
    expect((await stranger.call('DELETE', `${TAX}/${id}`)).status).toBe(409)
    expect(await subtask('your-finance', 'taxDocuments')).toMatchObject({ progress: 'Complete' })
    expect((await maker.call('DELETE', `${TAX}/${id}`)).status).toBe(200)
    const gone = await maker.call('DELETE', `${TAX}/${id}`)
    expect([gone.status, codeOf(gone)]).toEqual([409, 'DELETED_ALREADY'])
    expect((await add([fileId])).status).toBe(200)
  })

  const verify = (more: object = {}) =>
    maker.call('POST', '/trulioo/verify', {
      body: {
        tenantName: HARBOR,
        truliooConsent: true,
        legalName: HARBOR,
        registrationNumber: 'NL-33',
        country: 'NL',
        ...more,
      },
      key: key(),
    })
  const report = (inquiryId: string, event: string) =>
    maker.call('POST', `/onboarding_proxy/inquiries/${inquiryId}/events`, { body: { event } })
  const inquiry = async (id: string) =>
    (await maker.call('GET', `/onboarding_proxy/inquiries/${id}`)).body as {
      status: string
      isActive: boolean
    }

  it('verifies with consent, one inquiry at a time, until the provider says yes (API-135, ONB-039, ONB-040)', async () => {
    expect((await verify({ truliooConsent: false })).status).toBe(400)
    const first = (await verify()).body as { inquiryId: string; status: string }
    expect(first.status).toBe('created')
    expect((await report(first.inquiryId, 'opened')).body).toMatchObject({
      status: 'pending',
      isActive: true,
    })
    expect(((await verify()).body as { inquiryId: string }).inquiryId).toBe(first.inquiryId)
    expect((await report(first.inquiryId, 'completed')).body).toMatchObject({
      status: 'completed',
      isActive: false,
    })
    expect(codeOf(await report(first.inquiryId, 'completed'))).toBe('INQUIRY_OVER')
    await world.pass(30)
    expect(await inquiry(first.inquiryId)).toMatchObject({ status: 'declined' })
    expect(await subtask('your-business', 'verification')).toMatchObject({ progress: 'In Progress' })
    for (const [end, status] of [
      ['22', 'needs_review'],
      ['44', 'failed'],
      ['55', 'expired'],
      ['1', 'approved'],
    ] as const) {
      const { inquiryId } = (await verify({ registrationNumber: `NL-${end}` })).body as { inquiryId: string }
      await report(inquiryId, 'completed')
      await world.pass(30)
      expect([end, (await inquiry(inquiryId)).status]).toEqual([end, status])
    }
    expect(await outreach(maker)).toMatchObject({
      state: { truliooConsent: true, truliooDataVerified: true },
    })
    expect(await subtask('your-business', 'verification')).toMatchObject({ progress: 'Complete' })
    expect((await stranger.call('GET', `/onboarding_proxy/inquiries/${first.inquiryId}`)).status).toBe(404)
  })

  it('asks for more once, takes it, and looks again: received and under review (ONB-041)', async () => {
    expect((await submit('your-business')).status).toBe(200)
    await world.pass(60)
    expect(await task('your-business')).toMatchObject({
      status: 'INCOMPLETE',
      outcome: 'additional information requested',
    })
    expect(codeOf(await submit('your-business'))).toBe('ONBOARDING_DOCUMENTS_WANTED')
    const { content } = (await maker.call('GET', MORE)).body as { content: { id: string; status: string }[] }
    expect(content).toMatchObject([{ title: 'Certificate of incorporation', status: 'OPEN' }])
    const fileId = await upload('certificate.pdf')
    const send = (person: Caller) =>
      person.call('POST', `${MORE}/${content[0]!.id}`, {
        body: { tenantName: HARBOR, files: [fileId] },
        key: key(),
      })
    const both = await Promise.all([send(maker), send(admin)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await task('your-business')).toMatchObject({
      status: 'COMPLETE',
      outcome: 'received and under review',
    })
    await world.pass(60)
    expect((await task('your-business')).status).toBe('APPROVED')
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
    expect(harbor.banners).toContainEqual(
      expect.objectContaining({ product: 'Stablecoin', title: 'Stablecoin wallets' }),
    )
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
