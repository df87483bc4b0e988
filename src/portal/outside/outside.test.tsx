import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { claims, configuration, user, userId } from '#tests/fixtures/portal/answers.ts'
import { testDefinitions } from '#tests/fixtures/portal/definitions.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'
import { loadScripts } from './scripts.ts'

const scripts = {
  analytics: `${location.origin}/outside/analytics.js`,
  chat: `${location.origin}/outside/chat.js`,
  survey: `${location.origin}/outside/survey.js`,
}
const find = (name: keyof typeof scripts) => document.head.querySelector(`script[src="${scripts[name]}"]`)
const parts = { scripts, isOrgAdmin: true, chatDelayMs: 5_000, surveyPauseDays: 7 }
const readUser = `GET /organizations/${claims.orgId}/users/${userId}`
const configured = { 'GET /configuration': { ...configuration, thirdParty: scripts } }

afterEach(() => {
  for (const script of document.head.querySelectorAll('script[src*="/outside/"]')) script.remove()
  document.cookie = 'portolan_survey=; max-age=0; path=/'
  vi.useRealTimers()
})

it('loads analytics and the survey at start and the chat 5 seconds later (NAV-095, NAV-096, NAV-097)', () => {
  vi.useFakeTimers()
  const stop = loadScripts(parts)
  expect([find('analytics'), find('survey')]).not.toContain(null)
  vi.advanceTimersByTime(4_999)
  expect(find('chat')).toBeNull()
  vi.advanceTimersByTime(1)
  expect(find('chat')).not.toBeNull()
  stop()
})

it('tells the chat whether the person is an administrator of the organisation, after the delay of its limit (NAV-096, NAV-098)', async () => {
  expect(testDefinitions().definitions.limits.chatDelay).toMatchObject({ is: 5_000, unit: 'milliseconds' })
  for (const name of ['Organization Administrator', 'User Administrator']) {
    localStorage.setItem('portolan.consent', 'given')
    const { screen } = await openPortal({
      answers: { ...configured, [readUser]: { ...user, roles: [{ name }] } },
      definitions: ({ definitions, ...rest }) => {
        const chatDelay = { ...definitions.limits.chatDelay, is: 1 }
        return { ...rest, definitions: { ...definitions, limits: { ...definitions.limits, chatDelay } } }
      },
    })
    await vi.waitFor(() => expect(find('chat')).not.toBeNull())
    expect(find('chat')?.getAttribute('data-is_org_admin')).toBe(String(name.startsWith('Org')))
    find('chat')?.remove()
    await screen.unmount()
  }
})

it('does not bring the survey again for a week, as its limit says (LIM-047)', () => {
  expect(testDefinitions().definitions.limits.surveyPause).toMatchObject({ is: 7, unit: 'days' })
  const set = vi.spyOn(document, 'cookie', 'set')
  loadScripts({ ...parts, scripts: { survey: scripts.survey } })
  expect(set.mock.calls.join()).toContain(`max-age=${7 * 86_400};`)
  set.mockRestore()
  find('survey')?.remove()
  loadScripts({ ...parts, scripts: { survey: scripts.survey } })
  expect(find('survey')).toBeNull()
})

it('loads none by default, and asks nothing', async () => {
  await openPortal()
  await expect.element(page.getByRole('heading', { name: 'Welcome, Trial Maker' })).toBeVisible()
  expect(page.getByRole('region', { name: 'Services of others' }).query()).toBeNull()
  expect(document.head.querySelector('script[src*="/outside/"]')).toBeNull()
})

it('loads none before a yes, and none after a no', async () => {
  const { screen } = await openPortal({ answers: configured })
  const asks = page.getByRole('region', { name: 'Services of others' })
  await expect.element(asks).toBeVisible()
  expect(find('analytics')).toBeNull()
  await asks.getByRole('button', { name: 'No' }).click()
  await expect.element(asks).not.toBeInTheDocument()
  expect(find('analytics')).toBeNull()
  await screen.unmount()
  localStorage.setItem('portolan.consent', 'given')
  await openPortal({ answers: configured })
  await vi.waitFor(() => expect(find('analytics')).not.toBeNull())
})
