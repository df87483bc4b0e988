import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it, describe } from 'vitest'
import type { Answer } from '#definition/wire.ts'
import type { Store } from '#server/store/store.ts'
import { decideChange } from './controlling.ts'
import { createTestStore } from './engines.ts'
import { applicant, HARBOR, signInHarbor, submitFirstTask } from './onboarding.ts'
import { signIn } from './sign-in.ts'
import { openWallets } from './walleting.ts'
import { openWorld, type World } from './world.ts'

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
/** Address that the simulator approves. */
const FINE = `0x${'1'.padStart(40, 'a')}`
const isReview = (path: string) => path.startsWith('/reviews/')

const open = async (answer?: Parameters<World['network']['answer']>[0]) => {
  const store: Store = await createTestStore('seeded')
  const world = await openWorld(store)
  world.network.answer(answer)
  const at = await openWallets(world, store)
  const approval = async () => (await at.list()).map(({ walletApproved }) => walletApproved)
  return { world, at, approval }
}

describe('what a network reviews', () => {
  let world: World
  let at: Awaited<ReturnType<typeof openWallets>>
  let approval: () => Promise<string[]>

  beforeAll(async () => ({ world, at, approval } = await open()))

  it.each<[fault: string, answer: (path: string) => Response | undefined]>([
    ['is silent', (path) => (isReview(path) ? json({}, 503) : undefined)],
    ['does not accept the signature', (path) => (isReview(path) ? json({}, 401) : undefined)],
    [
      'answers about another review',
      (path) => (isReview(path) ? json({ reviewId: 'x', verdict: 'APPROVED' }) : undefined),
    ],
    [
      'says a verdict that is none',
      (path) => (isReview(path) ? json({ reviewId: path.split('/').at(-1), verdict: 'FINE' }) : undefined),
    ],
  ])('waits while the network %s, and is decided once it is asked again (TRU-425)', async (_, answer) => {
    await at.empty()
    world.network.answer(answer)
    await at.added({ digitalAssetWalletAddress: FINE })
    await world.pass(300)
    expect(await approval()).toEqual(['Pending'])
    world.network.answer()
    await world.pass(300)
    expect(await approval()).toEqual(['Yes'])
  })

  it('is left to people where the network does not take it (TRU-426)', async () => {
    await at.empty()
    let sent = 0
    world.network.answer((path) => {
      if (!isReview(path)) return undefined
      sent += 1
      return json({ message: 'Not this chain.' }, 422)
    })
    await at.added()
    await world.pass(300)
    world.network.answer()
    await world.pass(2000)
    expect([await approval(), sent]).toEqual([['Pending'], 1])
  })
})

it('asks no network that does not say it reviews, and leaves everything to people (TRU-424, TRU-426)', async () => {
  const sent: string[] = []
  const { world, at, approval } = await open((path) => {
    sent.push(path)
    return path === '/capabilities' ? json({ capabilities: ['payouts'] }) : undefined
  })
  await at.added()
  await world.pass(2000)
  expect([await approval(), sent.filter(isReview)]).toEqual([['Pending'], []])
})

it('leaves a business that no network checks to two persons of the provider (TRU-426, TRU-427)', async () => {
  const { world } = await open((path) =>
    path === '/capabilities' ? json({ capabilities: ['payouts'] }) : undefined,
  )
  const { maker } = await signInHarbor(world.app)
  await submitFirstTask(applicant(world.app, maker))
  await world.pass(60)
  const answer = async (path: string, body: object) =>
    (await maker.call('POST', path, { body, key: randomUUID() })).body as { inquiryId: string }
  const { inquiryId } = await answer('/trulioo/verify', {
    tenantName: HARBOR,
    truliooConsent: true,
    legalName: HARBOR,
    registrationNumber: 'NL-1',
    country: 'NL',
  })
  await answer(`/onboarding_proxy/inquiries/${inquiryId}/events`, { event: 'completed' })
  await world.pass(2000)
  const path = `/onboarding_proxy/inquiries/${inquiryId}`
  expect((await maker.call('GET', path)).body).toMatchObject({ status: 'completed' })
  const [first, second] = [
    await signIn(world.app, 'provider@staff.example'),
    await signIn(world.app, 'provider2@staff.example'),
  ]
  const { content } = (await first.call('GET', '/provider/reviews?kind=BUSINESS&size=100'))
    .body as Answer<'providerReviews.list'>
  const review = content.find(({ id }) => id.endsWith(inquiryId))!
  expect(review.subject).toBe(`${HARBOR}, NL-1, NL`)
  const requested = await first.call('POST', `/provider/reviews/${review.id}/approve`, {
    body: { reason: 'In the register' },
  })
  expect((await maker.call('GET', path)).body).toMatchObject({ status: 'completed' })
  await decideChange(second, (requested.body as { id: string }).id, 'approve')
  expect((await maker.call('GET', path)).body).toMatchObject({ status: 'approved' })
})

it('spares a network that answered nothing of whatever kind five times (TRU-424)', async () => {
  const sent: string[] = []
  const { world, at, approval } = await open((path) => {
    if (path === '/capabilities') return undefined
    sent.push(path)
    return json({}, 503)
  })
  await at.added()
  // Balances and the review are due in each turn; which of them comes first is not promised.
  for (let turn = 0; turn < 2; turn += 1) await world.pass(60)
  expect([await approval(), sent.length]).toEqual([['Pending'], 5])
})
