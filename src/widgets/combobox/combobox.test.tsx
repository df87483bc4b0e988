import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { Form } from '#runtime/form/form.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { fieldTypes, prepare } from '../index.ts'

await prepare(['country'])

const lands = [
  { value: 'DE', label: 'Germany' },
  { value: 'MX', label: 'Mexico' },
]

async function start() {
  const linked = linkFlow(
    {
      ...testFlow,
      facts: undefined,
      rules: {},
      progress: undefined,
      summary: undefined,
      steps: [
        {
          id: 'all',
          title: 'All',
          fields: [{ id: 'land', type: 'country', label: 'Country', options: 'lands' }],
        },
      ],
      submit: { label: 'Send', call: 'payments.create', body: { one: 'land' } },
    },
    { kinds, rules: new Map(), options: new Map([['lands', lands]]) },
  )
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts: {}, intent: 'i' })
  const screen = await render(
    <TestProvider services={testServices({})} fieldTypes={fieldTypes}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>,
  )
  const box = screen.getByRole('combobox', { name: 'Country' })
  const press = (key: string, keyCode: number, isComposing: boolean) =>
    box
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key, keyCode, isComposing, bubbles: true, cancelable: true }),
      )
  return { store, box, press }
}

it.each([
  ['while it is composed', true, 13],
  ['that Safari sends once it is composed', false, 229],
])('leaves an Enter %s to the input method, and chooses by the next', async (_, isComposing, keyCode) => {
  const { store, box, press } = await start()
  await userEvent.type(box, 'mex')
  await expect.element(box).toHaveAttribute('aria-activedescendant')
  press('Enter', keyCode, isComposing)
  press('Escape', keyCode, isComposing)
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  expect(store.field('land').value).toBeUndefined()
  press('Enter', 13, false)
  await expect.poll(() => store.field('land').value).toBe('MX')
})

it('finds a country by names of definitions/country-names.json, which it does not show (TRU-802, TRU-885)', async () => {
  const { store, box } = await start()
  await userEvent.type(box, 'deutschl')
  await expect.element(box).toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => store.field('land').value).toBe('DE')
  await expect.element(box).toHaveValue('Germany')
})
