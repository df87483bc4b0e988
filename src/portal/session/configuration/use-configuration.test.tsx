import { expect, it, vi } from 'vitest'
import { claims, configuration, user, userId } from '#tests/fixtures/portal/answers.ts'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const fresh = Number(testDefinitions().definitions.limits.configurationCache?.is)
const roles = [{ name: 'direct.payments.write' }, { name: 'direct.payments.read' }]
const readUser = `GET /organizations/${claims.orgId}/users/${userId}`

async function openFor(sparing: readonly string[], minutes: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  try {
    let times = 0
    const answer = () => {
      times += 1
      return { ...configuration, thirdPartyPaymentAllowed: times > 1, cacheRefreshSkipRoles: sparing }
    }
    const { screen } = await openPortal({
      path: '/terms-of-use',
      answers: { 'GET /configuration': answer, [readUser]: { ...user, roles } },
    })
    await vi.waitFor(() => {
      expect(times).toBe(1)
      expect(screen.container.textContent).toContain('Terms of use')
    })
    for (let step = 0; step < minutes; step += 1) await vi.advanceTimersByTimeAsync(60_000)
    await screen.unmount()
    return times
  } finally {
    vi.useRealTimers()
  }
}

it('asks for the configuration again when the 5 minutes of its cache are over (LIM-023, LIM-024)', async () => {
  expect(fresh).toBe(300_000)
  expect(await openFor([], 4)).toBe(1)
  expect(await openFor([], 6)).toBe(2)
})

it('skips that for the roles the deployer names, of which there are none by default (PRM-047)', async () => {
  expect(await openFor(['Support', 'direct.payments.read'], 6)).toBe(1)
  expect(await openFor(['Support'], 6)).toBe(2)
})

it('is there before the person is: asked for at the start, beside the rest, and once (API-169, LIM-025)', async () => {
  const person = Promise.withResolvers<unknown>()
  const { screen, requests } = await openPortal({
    path: '/terms-of-use',
    answers: { [readUser]: person.promise },
  })
  const times = () => requests.filter((one) => one.startsWith('GET /configuration')).length
  await vi.waitFor(() => expect(times()).toBe(1))
  person.resolve({ ...user, roles })
  await expect.element(screen.getByRole('heading', { name: 'Terms of use' })).toBeVisible()
  expect(times()).toBe(1)
})
