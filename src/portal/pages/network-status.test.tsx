import { expect, it } from 'vitest'
import { claims, organisation, user, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const INTERNAL = 'GET /xcurrent_proxy/internal'
const at = '2026-03-04T12:00:00.000Z'
const part = (id: string, status: string) => ({ id, status, checkedAt: at, lastHeardAt: at })

const statusWith = (answers: Readonly<Record<string, unknown>> = {}) =>
  openPortal({
    path: '/connections/status',
    answers: {
      [`GET /organizations/${claims.orgId}`]: { ...organisation, products: ['cloud_payment'] },
      [`GET /organizations/${claims.orgId}/users/${userId}`]: {
        ...user,
        roles: [{ name: 'network.baseline.read' }],
      },
      [`${INTERNAL}/info`]: {
        organisation: 'Trial Ltd',
        address: 'rn.org.trial-ltd',
        environment: 'uat',
        serverVersion: '6.1.0',
      },
      [`${INTERNAL}/health`]: { content: [part('server', 'UP'), part('network', 'DOWN')] },
      [`${INTERNAL}/heartbeat`]: { status: 'UP', lastHeardAt: at },
      ...answers,
    },
  })

it('shows who the node is above whether its parts are there, and says when the network is silent', async () => {
  const { screen } = await statusWith({ [`${INTERNAL}/heartbeat`]: { status: 'DOWN', lastHeardAt: at } })
  const node = screen.getByRole('region', { name: 'This node' })
  await expect.element(node).toMatchTextContent(/rn\.org\.trial-ltd.*UAT.*6\.1\.0/)
  const network = screen.getByRole('row').filter({ hasText: /Payment network.*Down.*Mar 4, 2026, 12:00 UTC/ })
  await expect.element(network).toBeVisible()
  const topOf = (one: { element(): Element }) => one.element().getBoundingClientRect().top
  expect(topOf(node)).toBeLessThan(topOf(network))
  const banner = screen.getByText('The network does not answer')
  await expect.element(banner).toBeVisible()
  expect(topOf(screen.getByRole('heading', { level: 1 }))).toBeLessThan(topOf(banner))
  expect(topOf(banner)).toBeLessThan(topOf(network))
})

it('keeps one part while the other cannot be loaded', async () => {
  const first = await statusWith({ [`${INTERNAL}/health`]: 500 })
  await expect.element(first.screen.getByText('The health status could not be loaded')).toBeVisible()
  await expect.element(first.screen.getByText('rn.org.trial-ltd')).toBeVisible()
  await first.screen.unmount()
  const silent = { [`${INTERNAL}/heartbeat`]: { status: 'DOWN', lastHeardAt: at } }
  const { screen } = await statusWith({ ...silent, [`${INTERNAL}/info`]: 500 })
  await expect.element(screen.getByText('The network does not answer')).toBeVisible()
  await expect.element(screen.getByRole('row').filter({ hasText: /Portal server.*Up/ })).toBeVisible()
  await expect.element(screen.getByText('rn.org.trial-ltd')).not.toBeInTheDocument()
})
