import { sql } from 'kysely'
import { beforeAll, expect, inject, it } from 'vitest'
import type { Store } from '#server/store/store.ts'
import { describeAnyEngine } from './engines.ts'
import { HARBOR, applicant, key, submitFirstTask, owner, signInHarbor } from './onboarding.ts'
import { codeOf, type Caller } from './paying.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

const OWNERS = '/onboarding_proxy/beneficial-owners'
const EXPOSURE = '/onboarding_proxy/country-exposure'
const TAX = '/salesforce_proxy/onboarding/tax-documents'
const MORE = '/onboarding_proxy/additional-documentation'

describeAnyEngine('what an organisation says of its business', (makeStore) => {
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
    await submitFirstTask(as(maker))
    await world.pass(60)
  })

  const as = (person: Caller) => applicant(world.app, person)
  const outreach = (person: Caller, name?: string) => as(person).outreach(name)
  const task = (slug: string) => as(maker).task(slug)
  const subtask = (slug: string, name: string) => as(maker).subtask(slug, name)
  const save = (name: string, answers: object, more: object = {}, person = maker) =>
    as(person).save(name, answers, more)
  const upload = (name?: string) => as(maker).upload(name)
  const submit = (slug: string, person = maker) => as(person).submit(slug)

  const addOwner = (percentageOwnership: string, more: object = {}) =>
    maker.call('POST', OWNERS, {
      body: { tenantName: HARBOR, ...owner, percentageOwnership, ...more },
      key: key(),
    })

  it('lets owners have the whole and no more, however many come at once (API-023, ONB-013, ONB-014, ONB-015, ONB-046, ONB-047, ONB-048)', async () => {
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

  it('refuses a part of a home with the sentence its field shows, at the same place (TRU-243)', async () => {
    const homeAddress = { city: 'Rotterdam', country: 'Atlantis', zipCode: '1' }
    const no = await addOwner('1', { homeAddress })
    expect(no.status).toBe(400)
    const { fields } = no.body as { fields: readonly { path: string; message: string }[] }
    expect(fields.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'homeAddress.street: Street and number is required.',
      'homeAddress.zipCode: Enter at least 2 characters.',
      'homeAddress.country: Choose a country from the list.',
    ])
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

  it.each([
    ['owners', OWNERS, { ...owner, percentageOwnership: '40' }],
    ['exposures', EXPOSURE, { country: 'IN', percentage: '30' }],
  ])('lets one of two people save the same version of %s, and deletes once', async (_, path, details) => {
    const { content } = (await maker.call('GET', path)).body as {
      content: { id: string; version: number; [name: string]: unknown }[]
    }
    const { id, version } = content.find((one) =>
      Object.entries(details).every(([name, value]) => name === 'homeAddress' || one[name] === value),
    )!
    const body = { tenantName: HARBOR, ...details, version }
    const both = await Promise.all(
      [maker, admin].map((person) => person.call('PATCH', `${path}/${id}`, { body })),
    )
    const second = both.find(({ status }) => status !== 200)!
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([second.status, codeOf(second)]).toEqual([409, 'ONBOARDING_CHANGED'])
    const drop = (person: Caller) => person.call('DELETE', `${path}/${id}`)
    expect((await drop(maker)).status).toBe(200)
    const again = await drop(admin)
    expect([again.status, codeOf(again)]).toEqual([409, 'DELETED_ALREADY'])
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
    expect(content.headers).toMatchObject({
      'content-disposition': 'attachment; filename="W-8BEN-E.pdf"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
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

  it.runIf(inject('postgresUrl'))(
    'takes no other business into an inquiry that is completed at the same moment (TRU-731)',
    async () => {
      const { inquiryId } = (await verify({ legalName: 'Harbor Trading' })).body as { inquiryId: string }
      const isWaiting = async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(store.db)
        return rows.length > 0
      }
      const other = await asSystem(store, async (trx) => {
        await sql`update onboarding_inquiries set status = 'completed' where id = ${inquiryId}`.execute(trx)
        const requested = verify({ legalName: 'Another Business' })
        await expect.poll(isWaiting, { timeout: 30_000 }).toBe(true)
        return [requested] as const
      })
      const answer = (await other[0]).body as { inquiryId: string; legalName: string }
      expect(answer).toMatchObject({ legalName: 'Another Business' })
      expect(answer.inquiryId).not.toBe(inquiryId)
      expect(await inquiry(inquiryId)).toMatchObject({ status: 'completed', legalName: 'Harbor Trading' })
    },
  )

  it('verifies with consent, one inquiry at a time, until the provider says yes (API-135, ONB-039, ONB-040)', async () => {
    expect((await verify({ truliooConsent: false })).status).toBe(400)
    const first = (await verify()).body as { inquiryId: string; status: string }
    expect(await inquiry(first.inquiryId)).toMatchObject({ status: 'created', isActive: true })
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
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await task('your-business')).toMatchObject({
      status: 'COMPLETE',
      outcome: 'received and under review',
    })
    await world.pass(60)
    expect((await task('your-business')).status).toBe('APPROVED')
  })
})
