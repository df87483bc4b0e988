import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as FlowDefinition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import type { FieldTypes } from '#runtime/field/types.ts'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices, type TestServices } from '#tests/fixtures/runtime/services.ts'
import { testTypes } from '#tests/fixtures/runtime/types.tsx'
import { Flow } from '../flow.tsx'

const withSecret = (title: string, reference: string): FlowDefinition => {
  const flow = structuredClone(testFlow) as { title: string; steps: { id: string; fields?: object[] }[] }
  flow.title = title
  const fields = flow.steps.find(({ id }) => id === 'what')!.fields!
  fields[1] = { ...fields[1], label: reference }
  fields.push({ id: 'secret', type: 'password', label: 'Secret', optional: true })
  return flow as unknown as FlowDefinition
}

const linked = (definition: FlowDefinition): LinkedFlow => {
  const result = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.flow
}

const before = linked(withSecret('Send a trial payment', 'Reference'))
const after = linked(withSecret('Pay somebody', 'Your reference'))
const people = () => [{ id: 'p-1', name: 'Alder Trading' }]

async function atDetails(services: TestServices, fieldTypes?: FieldTypes, store = () => Promise.resolve()) {
  const onDone = vi.fn()
  const element = (flow: LinkedFlow) => (
    <TestProvider services={services} {...(fieldTypes && { fieldTypes })}>
      <Flow flow={flow} facts={{}} onDone={onDone} retryAfter={[0]} />
    </TestProvider>
  )
  const screen = await render(element(before))
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Amount').fill('1000')
  await store()
  await screen.getByLabelText('Reference').fill('INV-7')
  await store()
  return { screen, element, onDone }
}

it('goes on with definitions that were saved meanwhile: at the same step, with every answer, secrets included', async () => {
  const { screen, element } = await atDetails(testServices({ 'people.list': people }))
  await screen.getByLabelText(/^Secret/).fill('correct horse')
  await screen.rerender(element(after))
  await expect.element(screen.getByRole('heading', { name: 'Pay somebody' })).toBeVisible()
  await expect.element(screen.getByLabelText('Your reference')).toHaveValue('INV-7')
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('1000')
  await expect.element(screen.getByLabelText(/^Secret/)).toHaveValue('correct horse')
})

it('takes over what was pressed before new definitions came and is stored after the paint', async () => {
  const late: (() => void)[] = []
  const { kind, widget: Input } = testTypes.get('text')!
  const painted: FieldTypes = new Map([
    ...testTypes,
    [
      'text',
      {
        kind,
        widget: (props) => <Input {...props} onAnswer={(raw) => late.push(() => props.onAnswer(raw))} />,
      },
    ],
  ])
  const store = async () => {
    await Promise.resolve()
    for (const run of late.splice(0)) run()
  }
  const { screen, element } = await atDetails(testServices({ 'people.list': people }), painted, store)
  await screen.getByLabelText('Reference').fill('INV-8')
  await screen.rerender(element(after))
  await store()
  await expect.element(screen.getByLabelText('Your reference')).toHaveValue('INV-8')
  await expect.element(screen.getByLabelText('Amount')).toHaveValue('1000')
})

it('answers what was sent as it was sent: new definitions wait until the server has answered, and keep the intent', async () => {
  let answer: (value: unknown) => void = () => undefined
  const answered = new Promise((resolve) => (answer = resolve))
  const saved = vi.fn<() => unknown>()
  const send = () => {
    saved()
    return answered
  }
  const services = testServices({ 'people.list': people, 'payments.create': send })
  const { screen, element, onDone } = await atDetails(services)
  // They are saved in the very moment in which the payment leaves.
  saved.mockImplementation(() => screen.rerender(element(after)))
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await expect.poll(() => services.calls.filter(({ call }) => call === 'payments.create')).toHaveLength(1)
  await Promise.all(saved.mock.results.map(({ value }) => value))
  await expect.element(screen.getByRole('heading', { name: 'Send a trial payment' })).toBeVisible()
  answer({ payment_id: 'pay-1' })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(services.calls.filter(({ call }) => call === 'payments.create')).toHaveLength(1)
})
