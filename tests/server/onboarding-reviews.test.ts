import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import { submissionForgetting } from '#server/onboarding/review/content.ts'
import type { Store } from '#server/store/store.ts'
import { letDecide } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { activity, applicant, HARBOR, key, owner, submitFirstTask, type Applicant } from './onboarding.ts'
import type { Caller } from './paying.ts'
import { placeOf } from './peopling.ts'
import { signIn } from './sign-in.ts'
import { asSystem } from './system.ts'
import { openWorld, type World } from './world.ts'

type Review = Answer<'providerReviews.read'>

const MORE = '/onboarding_proxy/additional-documentation'

describe('a task of onboarding that people of the provider review', () => {
  let store: Store
  let world: World
  let first: Caller
  let second: Caller
  let maker: Caller
  let who: Applicant
  let orgId: string

  beforeAll(async () => {
    store = await createTestStore('seeded')
    world = await openWorld(store)
    first = await signIn(world.app, 'provider@staff.example')
    second = await signIn(world.app, 'provider2@staff.example')
    maker = await signIn(world.app, 'maker@harbor.example')
    who = applicant(world.app, maker)
    orgId = (await placeOf(store, 'maker@harbor.example')).org_id
    await submitFirstTask(who)
  })

  const system = <T>(text: ReturnType<typeof sql<T>>) =>
    asSystem(store, async (trx) => (await text.execute(trx)).rows)
  const trail = (action: string) =>
    system(sql<{ details: Record<string, unknown> }>`select details from audit_trail
      where org_id = ${orgId} and action = ${action} and details ? 'provider' order by seq`)
  const reviewOf = async (task: string, language = 'en'): Promise<Review> => {
    const { rows } = await asSystem(store, (trx) =>
      sql<{ id: string }>`select 'ONBOARDING.' || org_id || '.' || task || '-' ||
        (extract(epoch from submitted_at) * 1000000)::bigint as id from onboarding_reviews
        where org_id = ${orgId} and task = ${task}`.execute(trx),
    )
    const answer = await first.call('GET', `/provider/reviews/${rows[0]!.id}`, {
      headers: { 'accept-language': language },
    })
    return answer.body as Review
  }
  const spanish = { 'accept-language': 'es-MX' }
  const part = ({ parts = [] }: Review, id: string) => parts.find((one) => one.id === id)!
  const ask = (review: Review, repairs: { at: string; says: string }[]) =>
    first.call('POST', `/provider/reviews/${review.id}/ask`, { body: { repairs } })

  it('shows the reviewer every answer in the words and order of its flow, and the records beside them; the look is in the trail of the client, once (TRU-546)', async () => {
    const review = await reviewOf('centralised-business')
    expect(review.parts!.map(({ id }) => id)).toEqual(['activity', 'contacts'])
    const { lines, savedBy } = part(review, 'activity')
    expect(savedBy).toEqual(expect.any(String))
    expect(lines.map(({ label }) => label)).toEqual([
      'What will you use us for?',
      'What does your business do?',
      'Amount in a month, in US dollars',
      'Payments in a month',
      'Countries you send from',
      'Countries you send to',
    ])
    expect(lines.map(({ text }) => text)).toEqual(
      expect.arrayContaining([activity.businessDescription, '40', 'Netherlands', 'India']),
    )
    const [billing] = part(review, 'contacts').records
    expect(billing!.lines).toEqual(expect.arrayContaining([{ label: 'Email', text: 'ines@harbor.example' }]))
    expect(JSON.stringify(review)).not.toMatch(/isNew|repair/)
    await reviewOf('centralised-business')
    expect(await trail('review.read')).toMatchObject([{ details: { by: 'Administrator (provider)' } }])
  })

  it('asks for each repair at its question by two persons, who read sentence after sentence, and the client reads it there until the answer is another (TRU-499, TRU-548, TRU-549, TRU-571)', async () => {
    const review = await reviewOf('centralised-business')
    const elsewhere = await ask(review, [{ at: 'activity/shoeSize', says: 'Say it' }])
    expect(elsewhere.body).toMatchObject({ fields: [{ path: 'repairs.0.at' }] })
    const requested = await ask(review, [
      { at: 'activity/monthlyPayments', says: 'You named 400 on the telephone.' },
      { at: 'contacts', says: 'Name somebody else for receipts.' },
    ])
    expect((requested.body as { becomes: string }).becomes).toContain(
      '‘Planned activity: Payments in a month’: You named 400 on the telephone. ‘Contacts’: Name somebody else',
    )
    const { id } = requested.body as { id: string }
    const waiting = await second.call('GET', `/control_changes/${id}`, { headers: spanish })
    expect((waiting.body as { becomes: string }).becomes).toContain(
      '«Actividad prevista: Pagos al mes»: You named 400 on the telephone. «Contactos»: Name somebody else',
    )
    expect((await who.task('centralised-business')).status).toBe('COMPLETE')
    await letDecide(second, requested)
    const { id: userId } = await placeOf(store, 'maker@harbor.example')
    const notices = await maker.call('POST', `/users/${userId}/notifications`, {
      headers: spanish,
      body: {},
      query: { env_name: 'uat' },
    })
    expect(JSON.stringify(notices.body)).toContain('«Actividad prevista: Pagos al mes»: You named 400')
    const task = (await who.task('centralised-business')) as unknown as Record<string, unknown>
    expect(task).toMatchObject({
      status: 'INCOMPLETE',
      repairs: [
        {
          subtask: 'activity',
          field: 'monthlyPayments',
          says: 'You named 400 on the telephone.',
          isMended: false,
        },
        { subtask: 'contacts', question: 'Contacts', isMended: false },
      ],
    })
    const page = async () =>
      (await who.outreach('activity')) as unknown as { repairs: unknown; version: number }
    expect((await page()).repairs).toEqual([
      { field: 'monthlyPayments', says: 'You named 400 on the telephone.' },
    ])
    const { version } = await page()
    await who.save('activity', { ...activity, monthlyPayments: '400' }, { done: true, version })
    expect((await page()).repairs).toEqual([])
    expect(await trail('review.decide')).toMatchObject([
      { details: { outcome: 'ASKED', decidedBy: 'Second Administrator (provider)' } },
    ])
  })

  it('marks for the next reviewer what is new, what stood there, and what was asked and is as it was (TRU-547)', async () => {
    expect((await who.submit('centralised-business')).status).toBe(200)
    const review = await reviewOf('centralised-business')
    const changed = part(review, 'activity').lines.filter(({ isNew }) => isNew)
    expect(changed).toMatchObject([
      {
        field: 'monthlyPayments',
        text: '400',
        was: '40',
        repair: 'You named 400 on the telephone.',
        isMended: true,
      },
    ])
    expect(part(review, 'contacts')).toMatchObject({
      repair: 'Name somebody else for receipts.',
      isMended: false,
    })
    const inSpanish = await reviewOf('centralised-business', 'es-MX')
    expect(part(inSpanish, 'activity').title).not.toBe(part(review, 'activity').title)
    expect(part(inSpanish, 'activity').lines.at(-1)!.text).toBe('India')
  })

  it('takes a document without submitting a task of which an answer is still to be mended; its client submits it (TRU-572)', async () => {
    const requested = await ask(await reviewOf('centralised-business'), [
      { at: 'contacts', says: 'Name somebody else for receipts.' },
      { at: 'document', says: 'Send the contract.' },
    ])
    await letDecide(second, requested)
    const { content } = (await maker.call('GET', MORE)).body as { content: { id: string }[] }
    const body = { tenantName: HARBOR, files: [await who.upload('contract.pdf')] }
    expect((await maker.call('POST', `${MORE}/${content[0]!.id}`, { body, key: key() })).status).toBe(200)
    expect(await who.task('centralised-business')).toMatchObject({
      status: 'INCOMPLETE',
      repairs: [{ subtask: 'contacts', isMended: false }],
    })
    expect((await who.submit('centralised-business')).status).toBe(200)
  })

  it('is kept as it was submitted for a time, and the last two submissions for longer (TRU-501)', async () => {
    const submitted = () =>
      system(sql<{
        days: number
      }>`select round(extract(epoch from app_now() - submitted_at) / 86400)::int as days
        from onboarding_submissions where org_id = ${orgId} and task = 'ach-setup' order by submitted_at`)
    await system(sql`insert into onboarding_submissions (org_id, task, submitted_at, content)
      select ${orgId}, 'ach-setup', app_now() - make_interval(days => days), '{}'
        from unnest(array[900, 800, 700, 300]) as days`)
    const { forget } = submissionForgetting(365)
    await asSystem(store, forget)
    expect(await submitted()).toEqual([{ days: 700 }, { days: 300 }])
    await system(sql`insert into onboarding_submissions (org_id, task, submitted_at, content)
      values (${orgId}, 'ach-setup', app_now() - interval '200 days', '{}')`)
    await asSystem(store, forget)
    expect(await submitted()).toEqual([{ days: 300 }, { days: 200 }])
    await asSystem(store, submissionForgetting(1).forget)
    expect(await submitted()).toHaveLength(2)
  })

  it('opens a document of the answers, and nothing else of the client by its name (TRU-546)', async () => {
    const proof = await who.upload('register.pdf')
    const other = await who.upload('other.pdf')
    await system(sql`update onboarding_reviews set status = 'APPROVED' where org_id = ${orgId}`)
    const saved = await who.save('company', { proofOfAddress: [proof] }, { step: 'proof' })
    expect(saved.status).toBe(200)
    await maker.call('POST', '/onboarding_proxy/beneficial-owners', {
      body: { tenantName: HARBOR, ...owner, percentageOwnership: '60' },
      key: key(),
    })
    await system(sql`insert into onboarding_reviews (org_id, task, status, outcome, submitted_at)
      values (${orgId}, 'your-business', 'COMPLETE', 'in review', app_now())`)
    const review = await reviewOf('your-business')
    expect(part(review, 'owners').records[0]!.lines).toEqual(
      expect.arrayContaining([
        { label: 'Nationality', text: 'Netherlands' },
        { label: 'City', text: 'Rotterdam' },
      ]),
    )
    const [file] = part(review, 'company').lines.flatMap(({ files = [] }) => files)
    expect(file).toMatchObject({ name: 'register.pdf', fileId: `${review.id}.${proof}` })
    const open = (fileId: string) => first.call('GET', `/provider/reviews/${fileId}/proof`)
    expect((await open(file!.fileId)).status).toBe(200)
    expect((await open(`${review.id}.${other}`)).status).toBe(404)
    expect(await trail('review.proof')).toMatchObject([
      { details: { by: 'Administrator (provider)', file: 'register.pdf' } },
    ])
  })
})
