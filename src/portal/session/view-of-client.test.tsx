import { expect, it, onTestFinished } from 'vitest'
import { grant, openPortal } from '#tests/fixtures/portal/world.tsx'
import { claims, user } from '#tests/fixtures/portal/answers.ts'
import { enterView, forgetView } from './client-view.ts'

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
