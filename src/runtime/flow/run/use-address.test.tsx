import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'
import type { OnPlace } from './use-address.ts'

const people = [{ id: 'p-1', name: 'Alder Trading' }]

/** A flow at an address that the test moves. */
async function start(place: string, onPlace: OnPlace) {
  const linked = linkFlow(testFlow, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const services = testServices({ 'people.list': () => people })
  const element = (at: string) => (
    <TestProvider services={services}>
      <Flow flow={linked.flow} facts={{}} onDone={vi.fn()} place={at} onPlace={onPlace} />
    </TestProvider>
  )
  return { screen: await render(element(place)), element }
}

it('follows the address to a step that can be reached, and corrects one that cannot', async () => {
  const onPlace = vi.fn()
  const { screen, element } = await start('check', onPlace)
  await vi.waitFor(() => expect(onPlace).toHaveBeenCalledWith('who', 'replace'))
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith('what', 'push'))
  await screen.rerender(element('what'))
  await screen.rerender(element('who'))
  await expect.element(screen.getByRole('heading', { name: 'Choose a beneficiary' })).toBeVisible()
})

it('leaves a person who is faster than the address where they are, with what they typed', async () => {
  const onPlace = vi.fn()
  const { screen, element } = await start('who', onPlace)
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith('what', 'push'))
  await screen.getByRole('button', { name: 'Back' }).click()
  await vi.waitFor(() => expect(onPlace).toHaveBeenLastCalledWith('who', 'push'))
  await screen.getByRole('button', { name: 'Continue' }).click()
  await vi.waitFor(() => expect(onPlace).toHaveBeenCalledTimes(3))
  const amount = screen.getByLabelText('Amount')
  await amount.fill('12')
  for (const place of ['what', 'who', 'what']) {
    await screen.rerender(element(place))
    await expect.element(amount).toHaveValue('12')
  }
  expect(onPlace).toHaveBeenCalledTimes(3)
})
