import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'

it('says each thing once: no summary of nothing nor beside the review, no visible heading in the words of its step (TRU-608)', async () => {
  const linked = linkFlow(testFlow, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  await page.viewport(1280, 800)
  const screen = await render(
    <TestProvider services={testServices({ 'people.list': () => [{ id: 'p-1', name: 'Alder Trading' }] })}>
      <Flow flow={linked.flow} facts={{}} onDone={() => {}} />
    </TestProvider>,
  )
  const summary = screen.getByRole('complementary', { name: 'Summary' })
  await expect.element(screen.getByRole('heading', { name: 'Choose a beneficiary' })).toBeVisible()
  expect(summary.query()).toBeNull()
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await expect.element(summary.getByText('Alder Trading')).toBeVisible()
  await screen.getByRole('button', { name: 'Continue' }).click()
  const heading = screen.getByRole('heading', { name: 'Payment details' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toHaveClass('ptl-visually-hidden')
  await screen.getByLabelText('Amount').fill('1000')
  await screen.getByLabelText('Reference').fill('INV-7')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Review and send' })).toBeVisible()
  expect(summary.query()).toBeNull()
})
