import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import type { LinkedFlow } from '#engine/flow/linking/linked-flow.ts'
import { Waiting } from '../call/waiting-calls.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices, type TestServices } from '#tests/fixtures/runtime/services.ts'
import { Flow, type FlowProps } from './flow.tsx'

function linked(definition = testFlow): LinkedFlow {
  const result = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.flow
}

const people = [
  { id: 'p-1', name: 'Alder Trading' },
  { id: 'p-2', name: 'Birch Imports' },
]
const flow = linked()

async function start(services: TestServices, props: Partial<FlowProps> = {}) {
  const onDone = vi.fn()
  const element = (more: Partial<FlowProps> = {}) => (
    <TestProvider services={services}>
      <Flow flow={flow} facts={{}} onDone={onDone} retryAfter={[0, 0]} {...props} {...more} />
    </TestProvider>
  )
  const screen = await render(element())
  return { screen, onDone, element }
}

async function fill(screen: Awaited<ReturnType<typeof start>>['screen']) {
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Amount').fill('1000')
  await screen.getByLabelText('Reference').fill('INV-7')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Review and send' })).toBeVisible()
}

const answers = { 'people.list': () => people, 'payments.create': () => ({ payment_id: 'pay-1' }) }

it('walks from the first step to the end and opens what was made', async () => {
  const services = testServices(answers)
  const { screen, onDone } = await start(services)
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({
    opens: '/payments/pay-1',
    toast: { text: 'Payment sent' },
  })
  const sent = services.calls.find(({ call }) => call === 'payments.create')
  expect(sent?.body).toEqual({ amount: '1000', reference: 'INV-7', beneficiary: 'p-1' })
})

it('makes one request however often it is submitted while it runs and after', async () => {
  let answer: (value: unknown) => void = () => {}
  const services = testServices({
    ...answers,
    'payments.create': () => new Promise((resolve) => (answer = resolve)),
  })
  const { screen, onDone } = await start(services)
  await fill(screen)
  const form = screen.container.querySelector('form')!
  form.requestSubmit()
  form.requestSubmit()
  form.requestSubmit()
  await vi.waitFor(() =>
    expect(services.calls.filter(({ call }) => call === 'payments.create')).toHaveLength(1),
  )
  answer({ payment_id: 'pay-1' })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  form.requestSubmit()
  expect(services.calls.filter(({ call }) => call === 'payments.create')).toHaveLength(1)
})

it('asks again with the same key when nobody answered, and says what it is doing', async () => {
  let answer: (value: unknown) => void = () => {}
  const services = testServices({
    ...answers,
    'payments.create': (_, turn) => {
      if (turn === 0) throw new TypeError('Failed to fetch')
      return new Promise((resolve) => (answer = resolve))
    },
  })
  const { screen, onDone } = await start(services)
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await expect.element(screen.getByText('We are checking whether your payment was received')).toBeVisible()
  await vi.waitFor(() =>
    expect(services.calls.filter(({ call }) => call === 'payments.create')).toHaveLength(2),
  )
  answer({ payment_id: 'pay-1' })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const keys = services.calls.filter(({ call }) => call === 'payments.create').map(({ key }) => key)
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
})

it('never says it failed when nobody knows, and checks again with the same key', async () => {
  const services = testServices({
    ...answers,
    'payments.create': (_, turn) => {
      if (turn < 3) throw new TypeError('Failed to fetch')
      return { payment_id: 'pay-1' }
    },
  })
  const { screen, onDone } = await start(services)
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await expect
    .element(screen.getByText('We could not find out whether your payment was received'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Check again' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(
    new Set(services.calls.filter(({ call }) => call === 'payments.create').map(({ key }) => key)).size,
  ).toBe(1)
})

it('sends the very same request again while nobody knows, whatever was answered since', async () => {
  const services = testServices({
    ...answers,
    'payments.create': (_, turn) => {
      if (turn < 3) throw new TypeError('Failed to fetch')
      return { payment_id: 'pay-1' }
    },
  })
  const store = createStore(flow, { facts: {}, intent: 'i-1' })
  const { screen, onDone } = await start(services, { store })
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await expect.element(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
  store.answer('amount', '2000')
  await screen.getByRole('button', { name: 'Check again' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const sent = services.calls.filter(({ call }) => call === 'payments.create')
  expect(sent.map(({ body }) => (body as { amount: string }).amount)).toEqual([
    '1000',
    '1000',
    '1000',
    '1000',
  ])
})

it('puts a refusal of the server at the field that caused it', async () => {
  const services = testServices({
    ...answers,
    'payments.create': () => {
      throw { status: 422, title: 'Refused', fields: { reference: 'This reference was used before.' } }
    },
  })
  const { screen } = await start(services)
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await expect.element(screen.getByLabelText('Reference')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByRole('group', { name: 'One answer needs your attention' })).toHaveFocus()
  await screen.getByRole('link', { name: /Reference.*This reference was used before\./ }).click()
  await expect.element(screen.getByLabelText('Reference')).toHaveFocus()
})

it('says in one place what a refusal without a field means, and offers the next step unless it is final', async () => {
  const services = testServices({
    ...answers,
    'payments.create': (_, turn) => {
      throw { status: 403, title: 'Not allowed', detail: 'Ask an administrator.', finality: turn > 0 }
    },
  })
  const { screen } = await start(services)
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await expect.element(screen.getByRole('group', { name: 'Not allowed' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('group', { name: 'Not allowed' })).toBeVisible()
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).query()).toBeNull())
})

it('takes the focus to a summary of what is wrong, in the words at the fields', async () => {
  const { screen } = await start(testServices(answers))
  await screen.getByRole('button', { name: 'Continue' }).click()
  const summary = screen.getByRole('group', { name: 'One answer needs your attention' })
  await expect.element(summary).toHaveFocus()
  await summary.getByRole('link').click()
  await expect.element(screen.getByLabelText('Beneficiary')).toHaveFocus()
  const inline = document.getElementById('field-person--error')!.textContent
  expect(summary.element().textContent).toContain(inline)
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await expect.element(summary).not.toBeInTheDocument()
})

it('says beside a disabled Next why it is disabled', async () => {
  const { screen } = await start(testServices(answers))
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  const next = screen.getByRole('button', { name: 'Continue' })
  await expect.element(next).toBeDisabled()
  await expect.element(next).toHaveAccessibleDescription('Enter an amount to continue.')
  await screen.getByLabelText('Amount').fill('5')
  await expect.element(next).toBeEnabled()
})

it('lets Enter held in an answer press Next once', async () => {
  const { screen } = await start(testServices(answers))
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByLabelText('Amount')).toBeVisible()
  const input = screen.getByLabelText('Amount').element()
  const press = (repeat: boolean) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    )
  expect([press(false), press(true)]).toEqual([true, false])
})

it('marks the current stage in words and for assistive technology', async () => {
  const { screen } = await start(testServices(answers))
  const items = screen.getByRole('navigation', { name: 'Progress' }).getByRole('listitem')
  await expect.element(items.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect.element(items.nth(0).getByText('Current')).toBeInTheDocument()
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(items.nth(0).getByText('Done')).toBeInTheDocument()
  await expect.element(items.nth(1)).toHaveAttribute('aria-current', 'step')
})

it('goes from review to a change and back', async () => {
  const { screen } = await start(testServices(answers))
  await fill(screen)
  await expect.element(screen.getByText('INV-7')).toBeVisible()
  await screen.getByRole('button', { name: 'Change: Payment details' }).click()
  await screen.getByLabelText('Reference').fill('INV-8')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Review and send' })).toHaveFocus()
  await expect.element(screen.getByText('INV-8')).toBeVisible()
})

it('waits for its facts, and offers to ask again when they do not come', async () => {
  const services = testServices({
    ...answers,
    'people.list': (_, turn) => {
      if (turn === 0) throw { status: 500, title: 'The list could not be loaded' }
      return people
    },
  })
  const { screen } = await start(services)
  await expect.element(screen.getByText('The list could not be loaded')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByLabelText('Beneficiary')).toBeVisible()
})

it('shows a skeleton until the facts of a step are there', async () => {
  let answer: (value: unknown) => void = () => {}
  const services = testServices({
    ...answers,
    'people.list': () => new Promise((resolve) => (answer = resolve)),
  })
  const { screen } = await start(services)
  await expect.element(screen.getByText('Loading what this step needs…').first()).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Continue' }).query()).toBeNull()
  expect(screen.getByLabelText('Beneficiary').query()).toBeNull()
  answer(people)
  await expect.element(screen.getByLabelText('Beneficiary')).toBeVisible()
})

it('says where a broken flow would have stood what is wrong with it', async () => {
  const { screen } = await start(testServices({}), {
    flow: { title: 'Send a payment', broken: ['Step ‘who’ is not known.'] },
  })
  await expect.element(screen.getByRole('heading', { name: 'This part is not available' })).toBeVisible()
  expect(screen.container.textContent).toContain('Step ‘who’ is not known.')
})

it('ends with what waits where somebody else decides it first, and is not sent again (TRU-035)', async () => {
  const change = { id: 'change-1', message: 'It waits for a second administrator.', isRepeated: false }
  const services = testServices({ ...answers, 'payments.create': () => Promise.reject(new Waiting(change)) })
  const { screen, onDone } = await start(services)
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ kind: 'waits', change }))
  screen.container.querySelector('form')!.requestSubmit()
  expect(services.calls.filter(({ call }) => call === 'payments.create')).toHaveLength(1)
})

it('goes back to where the work goes on while somebody else decides, where the flow says so (TRU-884)', async () => {
  const change = { id: 'change-1', message: 'It waits for a second administrator.', isRepeated: false }
  const services = testServices({ ...answers, 'payments.create': () => Promise.reject(new Waiting(change)) })
  const { screen, onDone } = await start(services, {
    flow: linked({ ...testFlow, submit: { ...testFlow.submit, opensWaiting: '/payments' } }),
  })
  await fill(screen)
  await screen.getByRole('button', { name: 'Send 1000 USD' }).click()
  const waiting = { kind: 'waits', change, opens: '/payments' }
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(waiting))
})
