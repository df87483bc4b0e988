import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import type { FieldKind } from '#engine/field/types.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Form } from '../form.tsx'

const address: FieldKind = {
  type: 'address',
  read: (raw) => raw,
  check: (value) => ((value as { city?: string }).city ? undefined : 'Complete the address.'),
  print: (value) => JSON.stringify(value),
}

const hologram: FieldKind = { type: 'hologram', read: (raw) => raw, check: () => undefined, print: String }

function start() {
  const schema = {
    type: 'object',
    required: ['city'],
    properties: {
      street: { type: 'string', title: 'Street' },
      city: { type: 'string', title: 'City', minLength: 2 },
    },
  }
  const fields = [
    { id: 'address', type: 'address', label: 'Address', value: schema },
    { id: 'odd', type: 'hologram', label: 'Odd' },
  ]
  const { facts: _facts, progress: _progress, summary: _summary, rules: _rules, ...rest } = testFlow
  const definition: Flow = {
    ...rest,
    steps: [{ id: 'all', title: 'All', fields }],
    submit: { label: 'Send', call: 'a.b', body: {} },
  }
  const linked = linkFlow(definition, {
    kinds: new Map([...kinds, ['address', address], ['hologram', hologram]]),
    rules: new Map(),
    options: new Map(),
  })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return createStore(linked.flow, { facts: {}, intent: 'i' })
}

it('draws the parts of an answer from its schema and gives them to the store', async () => {
  const store = start()
  const screen = await render(
    <TestProvider services={testServices({})}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>,
  )
  await screen.getByLabelText('Street').fill('Main 1')
  await screen.getByLabelText('City', { exact: false }).fill('X')
  expect(store.field('address').value).toEqual({ street: 'Main 1', city: 'X' })
  await screen.getByLabelText('Street').fill('')
  expect(store.field('address').value).toEqual({ city: 'X' })
})

it('says at the part that is wrong what is wrong with it, once Next was pressed', async () => {
  const store = start()
  const screen = await render(
    <TestProvider services={testServices({})}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>,
  )
  expect(screen.container.textContent).not.toContain('Enter an answer.')
  await screen.getByLabelText('Street').fill('Main 1')
  store.advance()
  await expect.element(screen.getByText('Enter an answer.')).toBeVisible()
  await expect.element(screen.getByText('Complete the address.')).toBeVisible()
})

it('asks for a type nobody knows as text', async () => {
  const store = start()
  const screen = await render(
    <TestProvider services={testServices({})}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>,
  )
  await screen.getByLabelText('Odd').fill('something')
  expect(store.field('odd').value).toBe('something')
})
