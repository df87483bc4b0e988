import { expect, it, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { grant, openPortal } from '#tests/fixtures/portal/world.tsx'
import { claims, flags, user } from '#tests/fixtures/portal/answers.ts'
import { answersFor, file, payment, paymentPath } from '#tests/fixtures/portal/payment.ts'
import { enterView, forgetView } from './client-view.ts'

wearTheme()

const view = {
  id: '7d5d0c1c-6a1e-4f0e-9a40-0f3f6d1f9b11',
  clientId: claims.orgId,
  client: 'Trial Client',
  job: 'administrator',
  roles: user.roles.map(({ name }) => name),
  environments: ['uat'],
  reason: 'A payment is missing',
  endsAt: new Date(Date.now() + 600_000).toISOString(),
  person: { id: user.id, name: 'Trial Maker', email: user.email },
}

it('offers nothing that changes anything while a client is seen, and says why at a page for it (TRU-418)', async () => {
  enterView(view.id)
  onTestFinished(forgetView)
  const answers = { [`GET /provider/views/${view.id}`]: view }
  const { screen } = await openPortal({
    path: '/payments/single-payment/step/beneficiary',
    answers,
    session: grant(),
  })
  await expect.element(screen.getByText('nothing is changed from here', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Payments' })).toBeInTheDocument()
})

const openSeen = (path: string, answers: Readonly<Record<string, unknown>> = {}) => {
  enterView(view.id)
  onTestFinished(forgetView)
  return openPortal({
    path,
    answers: { [`GET /provider/views/${view.id}`]: view, ...answers },
    session: grant(),
  })
}

const report = {
  id: '11111111-1111-4111-8111-111111111111',
  name: 'October',
  type: 'settlement',
  format: 'CSV',
  dataSelectionType: 'CREATED',
  from: '2026-10-01',
  until: '2026-10-31',
  zone: 'UTC',
  status: 'Ready',
  availability: 'ready',
  meaning: 'The file can be downloaded.',
  creator: 'Trial Maker',
  createdAt: '2026-11-01T08:00:00Z',
  files: [
    { fileId: '11111111-1111-4111-8111-111111111111', name: 'October.csv', type: 'text/csv', size: 200 },
  ],
}

const reports = {
  'GET /feature_flags': { flags: { ...flags, rpd2Reports: true } },
  'GET /report_proxy/v1/reports': {
    content: [report],
    page: { number: 0, size: 10, totalElements: 1, totalPages: 1 },
    counts: { all: 1, Ready: 1 },
  },
}

it('shows a client without a button for any file, also none that the browser itself makes (TRU-703)', async () => {
  const { screen } = await openSeen(`${paymentPath}?tab=object`, answersFor(payment))
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Download' })).not.toBeInTheDocument()
  await screen.getByRole('tab', { name: 'Payment Details' }).click()
  await expect.element(screen.getByText(file.name)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
})

it('saves nothing of how a list of a client is looked at, neither there nor on this device (TRU-703)', async () => {
  const { screen, requests } = await openSeen('/reports', reports)
  await expect.element(screen.getByRole('table').getByText('October')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Download/ })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Views', exact: true }).click()
  await expect.element(screen.getByRole('menuitem', { name: 'Usual view' })).toBeVisible()
  await expect.element(screen.getByRole('menuitem', { name: /Save as/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Columns', exact: true }).click()
  await screen.getByText('Compact', { exact: true }).click()
  await expect.poll(() => document.querySelector('.ptl-table__room--compact')).not.toBeNull()
  expect(requests.filter((one) => !one.startsWith('GET '))).toEqual([])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('portolan.list.'))).toEqual([])
})

it('says that the client is no longer seen where a view was ended elsewhere, and goes on as oneself (TRU-704)', async () => {
  const over = {
    code: 'CLIENT_VIEW_OVER',
    title: 'You no longer see this client',
    message: 'The time is over, or it was ended.',
    status: 403,
  }
  const { screen } = await openSeen('/home', {
    [`GET /provider/views/${view.id}`]: Response.json(over, { status: 403 }),
  })
  await expect
    .element(screen.getByText('You no longer see this client. The time is over, or it was ended.').first())
    .toBeVisible()
  await expect.element(screen.getByText('Nothing can be changed', { exact: false })).not.toBeInTheDocument()
  expect(sessionStorage.getItem('portolan.client-view')).toBeNull()
})
