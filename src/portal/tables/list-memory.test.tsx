import { expect, it } from 'vitest'
import { payments, userId } from '#tests/fixtures/portal/answers.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const never = () => new Promise(() => undefined)

it('opens a list with the columns that this device remembers, before the account answers (TRU-728)', async () => {
  const columns = ['beneficiary', 'state']
  localStorage.setItem(`portolan.list.${userId}.payments`, JSON.stringify({ columns }))
  const { screen } = await openPortal({
    path: '/payments',
    answers: { 'POST /payout_proxy/payments/filter': payments, 'GET /views': never },
  })
  await expect.element(screen.getByText('Supplier one').first()).toBeVisible()
  await expect.element(screen.getByRole('columnheader', { name: 'State' })).toBeVisible()
  await expect.poll(() => new URLSearchParams(location.search).get('columns')).toBe('beneficiary,state')
  await expect.element(screen.getByRole('columnheader', { name: 'Created' })).not.toBeInTheDocument()
})
