import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from './flow.tsx'

const [who, add, what, check] = testFlow.steps
const long = Array.from({ length: 20 }, (_, at) => ({ id: `f${at}`, type: 'text', label: `Field ${at}` }))
const linked = linkFlow(
  { ...testFlow, steps: [who!, add!, { ...what!, fields: [...what!.fields!, ...long] }, check!] },
  { kinds, rules: new Map(), options: new Map() },
)

/** As in the portal: a bar that stays at the top, and some room around. */
async function show() {
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  await page.viewport(390, 740)
  const screen = await render(
    <TestProvider services={testServices({ 'people.list': () => [{ id: 'p-1', name: 'Alder Trading' }] })}>
      <style>{'body { margin: 0 } body > div { --ptl-top: 56px }'}</style>
      <div style={{ position: 'sticky', top: 0, height: 56, background: 'white', zIndex: 9 }}>Portal</div>
      <div style={{ padding: '24px 16px 16px' }}>
        <Flow flow={linked.flow} facts={{}} onDone={() => {}} />
      </div>
    </TestProvider>,
  )
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  return screen
}

it('stands its buttons at the edge of a phone, however little stands above them', async () => {
  const screen = await show()
  const foot = screen.container.querySelector('.ptl-foot')!.getBoundingClientRect()
  expect(Math.round(foot.bottom)).toBe(740)
  expect(document.documentElement.scrollHeight).toBe(740)
})

it('lets its buttons go by on a low screen, where they would cover what is asked', async () => {
  const screen = await show()
  await page.viewport(390, 300)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByLabelText('Amount')).toBeVisible()
  const foot = screen.container.querySelector('.ptl-foot')!
  expect(foot.getBoundingClientRect().top).toBeGreaterThan(300)
})

it('begins each step at its top, with the focus on its heading below the bar', async () => {
  const screen = await show()
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Amount').fill('10')
  await screen.getByLabelText('Reference').fill('INV-7')
  for (const { label } of long) await screen.getByLabelText(label, { exact: true }).fill('x')
  expect(scrollY).toBeGreaterThan(200)
  await screen.getByRole('button', { name: 'Continue' }).click()
  const heading = screen.getByRole('heading', { name: 'Review and send' })
  await expect.element(heading).toHaveFocus()
  expect(scrollY).toBeLessThanOrEqual(24)
  expect(
    screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top,
  ).toBeGreaterThanOrEqual(56)
})
