import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import type { Field, Flow } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { renders } from '#tests/fixtures/runtime/types.tsx'
import { Form } from './form.tsx'

/** Two of ten fields stand under a condition on the field before them. */
function fieldOf(_: unknown, at: number): Field {
  const field = { id: `f${at}`, type: 'text', label: `Field ${at}` }
  return at % 5 === 4 ? { ...field, showWhen: `isOpen${at}` } : field
}

function storeOf(count: number): FlowStore {
  const fields = Array.from({ length: count }, fieldOf)
  const rules = fields
    .filter(({ showWhen }) => showWhen)
    .map((_, turn) => turn * 5 + 4)
    .map((at) => [`isOpen${at}`, { says: 'It is open.', when: { '==': [{ var: `f${at - 1}` }, 'open'] } }])
  const definition: Flow = {
    ...testFlow,
    facts: undefined,
    rules: Object.fromEntries(rules),
    progress: undefined,
    summary: undefined,
    steps: [{ id: 'all', title: 'All', fields }],
    submit: { label: 'Send', call: 'payments.create', body: { one: 'f0' } },
  }
  const linked = linkFlow(JSON.parse(JSON.stringify(definition)) as Flow, {
    kinds,
    rules: new Map(),
    options: new Map(),
  })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return createStore(linked.flow, { facts: {}, intent: 'i' })
}

function Watched({ store }: { readonly store: FlowStore }) {
  return (
    <TestProvider services={testServices({})}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>
  )
}

it.each([20, 100, 300])(
  'renders one widget for one key among %i fields with live conditions',
  async (count) => {
    const store = storeOf(count)
    const screen = await render(<Watched store={store} />)
    const shown = count - count / 5
    await expect.poll(() => screen.container.querySelectorAll('input').length).toBe(shown)
    await screen.getByLabelText('Field 3').click()
    renders.clear()
    await userEvent.keyboard('x')
    await expect.element(screen.getByLabelText('Field 3')).toHaveValue('x')
    expect([...renders]).toEqual([['f3', 1]])
  },
)

it('leaves what stands around a control as it is while one types', async () => {
  const store = storeOf(20)
  let times = 0
  const { definition } = store.field('f3')
  const { label } = definition
  Object.defineProperty(definition, 'label', { get: () => ((times += 1), label) })
  const screen = await render(<Watched store={store} />)
  await screen.getByLabelText('Field 3').fill('o')
  times = 0
  await userEvent.keyboard('pe')
  await expect.element(screen.getByLabelText('Field 3')).toHaveValue('ope')
  expect(times).toBe(0)
})

it('renders the field a condition lets in, and no other', async () => {
  const store = storeOf(20)
  const screen = await render(<Watched store={store} />)
  await screen.getByLabelText('Field 3').fill('ope')
  renders.clear()
  await userEvent.keyboard('n')
  expect(store.field('f4').relevant).toBe(true)
  expect([...renders.keys()]).toEqual(['f3'])
  await screen.rerender(<Watched store={store} />)
  await expect.element(screen.getByLabelText('Field 4')).toBeVisible()
})
