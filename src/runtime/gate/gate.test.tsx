import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { LinkedRule, Verdict } from '#engine/rule/types.ts'
import { Gate } from './gate.tsx'
import { RightsContext, type Rights } from './rights.ts'

const rights: Rights = (permission) =>
  permission === 'payments.read'
    ? { verdict: 'yes' }
    : { verdict: 'no', refusal: 'Only an approver may do this.' }

function ruleThatIs(verdict: Verdict): LinkedRule {
  return { id: 'r', says: 'It is so.', reads: [], evaluate: () => verdict }
}

it('shows what a permission opens', async () => {
  const screen = await render(
    <RightsContext value={rights}>
      <Gate permission="payments.read">Amount</Gate>
    </RightsContext>,
  )
  await expect.element(screen.getByText('Amount')).toBeVisible()
})

it('keeps what nobody vouches for shut, and says why in the words of the permission', async () => {
  const screen = await render(
    <RightsContext value={rights}>
      <Gate permission="payments.authorize">Amount</Gate>
    </RightsContext>,
  )
  await expect.element(screen.getByText('Only an approver may do this.')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Amount')
})

it('denies when nobody told it what the person may do', async () => {
  const screen = await render(<Gate permission="payments.read">Amount</Gate>)
  expect(screen.container.textContent).not.toContain('Amount')
})

it('denies when it is given nothing to ask', async () => {
  const screen = await render(<Gate>Amount</Gate>)
  expect(screen.container.textContent).not.toContain('Amount')
})

it.each(['no', 'unknown'] as const)('opens on yes only: a rule that is %s stays shut', async (verdict) => {
  const screen = await render(
    <Gate rule={ruleThatIs(verdict)} facts={{}}>
      Amount
    </Gate>,
  )
  expect(screen.container.textContent).not.toContain('Amount')
})

it('asks both, the permission and the rule', async () => {
  const screen = await render(
    <RightsContext value={rights}>
      <Gate permission="payments.read" rule={ruleThatIs('no')} facts={{}}>
        Amount
      </Gate>
      <Gate permission="payments.read" rule={ruleThatIs('yes')} facts={{}}>
        <p>Fee</p>
      </Gate>
    </RightsContext>,
  )
  await expect.element(screen.getByText('Fee')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Amount')
})

it('says where it would have stood that a definition is broken', async () => {
  const screen = await render(
    <Gate broken={["The rule 'isOpn' is not known. Did you mean 'isOpen'?"]}>Amount</Gate>,
  )
  await expect.element(screen.getByRole('heading', { name: 'This part is not available' })).toBeVisible()
  expect(screen.container.textContent).toContain("Did you mean 'isOpen'?")
  expect(screen.container.textContent).not.toContain('Amount')
})
