import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow/flow.tsx'

it('says what is wrong of a field that is left by a press only after its click, so that no button moves away from under it (TRU-169)', async () => {
  const services = testServices({ 'people.list': () => [{ id: 'p-1', name: 'Alder Trading' }] })
  const result = linkFlow(testFlow, { kinds, rules: new Map(), options: new Map() })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={result.flow} facts={{}} onDone={() => undefined} />
    </TestProvider>,
  )
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  const amount = screen.getByLabelText('Amount')
  await amount.click()
  const back = screen.getByRole('button', { name: 'Back' })
  const top = () => back.element().getBoundingClientRect().top
  const before = top()
  const press = (name: string) =>
    back.element().dispatchEvent(new PointerEvent(name, { bubbles: true, pointerId: 1 }))
  press('pointerdown')
  back.element().focus()
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  expect(top()).toBe(before)
  await expect.element(amount).toBeValid()
  press('pointerup')
  await expect.element(amount).toBeInvalid()
})
