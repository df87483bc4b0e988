import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { wearTheme } from '#tests/component/wear-theme.ts'
import { Form } from '#runtime/form/form.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { lines } from '../lines.ts'

wearTheme()

const ways = [
  { value: 'bank', label: 'Bank' },
  { value: 'wallet', label: 'Wallet' },
]

async function start() {
  const fields = [
    { id: 'name', type: 'text', label: 'Name' },
    { id: 'bank', type: 'routing-number', label: 'Bank' },
    { id: 'sum', type: 'money', label: 'Amount', currency: 'EUR' },
    { id: 'way', type: 'choice', label: 'Way', options: 'ways' },
    { id: 'code', type: 'text', label: 'Sort code', value: { minLength: 6, maxLength: 6 } },
  ]
  const linked = linkFlow(
    {
      ...testFlow,
      facts: undefined,
      rules: {},
      progress: undefined,
      summary: undefined,
      steps: [{ id: 'all', title: 'All', fields }],
      submit: { label: 'Send', call: 'payments.create', body: { one: 'name' } },
    },
    { kinds, rules: new Map(), options: new Map([['ways', ways]]) },
  )
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts: {}, intent: 'i' })
  const screen = await render(
    <TestProvider services={testServices({})} fieldTypes={new Map(Object.entries(lines))}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>,
  )
  return { store, screen }
}

/** Imitates a key press: the character is in the input before the page is notified. */
function press(input: HTMLInputElement, text: string) {
  input.setRangeText(text, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}

it('shows a key before it is answered, and answers it once it is painted', async () => {
  const { store, screen } = await start()
  const input = screen.getByLabelText('Name').element() as HTMLInputElement
  input.focus()
  press(input, 'a')
  expect([input.value, store.field('name').value]).toEqual(['a', undefined])
  await expect.poll(() => store.field('name').value).toBe('a')
})

it('shows what was chosen before it is answered, and answers it once it is painted', async () => {
  const { store, screen } = await start()
  const list = screen.getByLabelText('Way').element() as HTMLSelectElement
  list.value = 'wallet'
  list.dispatchEvent(new Event('change', { bubbles: true }))
  expect([list.value, store.field('way').value]).toEqual(['wallet', undefined])
  await expect.poll(() => store.field('way').value).toBe('wallet')
  store.answer('way', 'bank')
  await expect.element(screen.getByLabelText('Way')).toHaveValue('bank')
})

it('takes what is filled in for a person and told of by a change alone, once', async () => {
  const { store, screen } = await start()
  const input = screen.getByLabelText('Name').element() as HTMLInputElement
  const heard: string[] = []
  store.onAnswers(() => heard.push(String(store.field('name').value)))
  input.value = 'Kept'
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await expect.poll(() => store.field('name').value).toBe('Kept')
  input.focus()
  press(input, '!')
  input.dispatchEvent(new Event('change', { bubbles: true }))
  input.blur()
  expect(heard).toEqual(['Kept', 'Kept!'])
})

it('stands where it stood once it is typed into', async () => {
  const { screen } = await start()
  const box = (label: string) => {
    const { x, y, width, height } = screen.getByLabelText(label).element().getBoundingClientRect()
    return { x, y, width, height }
  }
  for (const label of ['Name', 'Amount']) {
    const before = [box(label), box('Way')]
    await screen.getByLabelText(label).fill('12')
    expect([box(label), box('Way')]).toEqual(before)
  }
})

it('has everything answered before what a person does next, however fast', async () => {
  const { store, screen } = await start()
  const input = screen.getByLabelText('Name').element() as HTMLInputElement
  for (const next of ['keydown', 'pointerdown', 'click', 'focusout', 'submit']) {
    press(input, next.charAt(0))
    const before = input.value
    input.dispatchEvent(new Event(next, { bubbles: true }))
    expect([next, store.field('name').value]).toEqual([next, before])
  }
})

it('shows what the answer becomes from elsewhere, and keeps to it', async () => {
  const { store, screen } = await start()
  const input = screen.getByLabelText('Name')
  await input.fill('mine')
  await expect.poll(() => store.field('name').value).toBe('mine')
  store.answer('name', 'theirs')
  await expect.element(input).toHaveValue('theirs')
  await input.fill('mine')
  await expect.poll(() => store.field('name').value).toBe('mine')
})

it('refuses a letter among digits at once, with the caret where it was', async () => {
  const { store, screen } = await start()
  const input = screen.getByLabelText('Bank')
  await input.fill('021001')
  const element = input.element() as HTMLInputElement
  element.setSelectionRange(2, 2)
  await userEvent.keyboard('x9')
  expect([element.value.replaceAll(' ', ''), element.selectionStart]).toEqual(['0291001', 3])
  await expect.poll(() => store.field('bank').value).toBe('0291001')
})

it('says at once that letters make no amount, and leaves a currency and what is typed on alone', async () => {
  const { screen } = await start()
  const amount = screen.getByLabelText('Amount')
  for (const typed of ['1,', '12 3', '10,50']) {
    await amount.fill(typed)
    await expect.element(amount).not.toBeInvalid()
  }
  await amount.fill('abc')
  await expect.element(amount).toBeInvalid()
  await expect.element(screen.getByText(/^Enter an amount in digits/)).toBeVisible()
})

it('counts no characters of a code that has one length, but for those beyond it (TRU-887)', async () => {
  const { screen } = await start()
  const code = screen.getByLabelText('Sort code')
  for (const typed of ['08999', '089999']) {
    await code.fill(typed)
    await expect.element(code).toHaveAccessibleDescription('At most 6 characters')
    expect(screen.getByText(/left$/).query()).toBeNull()
  }
  await code.fill('0899991')
  await expect.element(screen.getByText('1 character too many')).toBeVisible()
})
