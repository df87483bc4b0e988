import { expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ibanType } from '../iban/iban-widget.tsx'
import { clabeType } from '../clabe/clabe-widget.tsx'
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

const types = new Map(Object.entries({ ...lines, iban: ibanType, clabe: clabeType }))
const fields = [
  { id: 'iban', type: 'iban', label: 'IBAN' },
  { id: 'clabe', type: 'clabe', label: 'CLABE' },
  { id: 'bank', type: 'routing-number', label: 'Bank' },
]

async function start(label: string) {
  const linked = linkFlow(
    {
      ...testFlow,
      facts: undefined,
      rules: {},
      progress: undefined,
      summary: undefined,
      steps: [{ id: 'all', title: 'All', fields }],
      submit: { label: 'Send', call: 'payments.create', body: { one: 'iban' } },
    },
    { kinds, rules: new Map(), options: new Map() },
  )
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts: {}, intent: 'i' })
  const screen = await render(
    <TestProvider services={testServices({})} fieldTypes={types}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>,
  )
  const input = screen.getByLabelText(label, { exact: true }).element() as HTMLInputElement
  input.focus()
  return { store, input }
}

interface Keyboard {
  send(
    method: 'Input.imeSetComposition',
    how: { text: string; selectionStart: number; selectionEnd: number },
  ): Promise<void>
  send(method: 'Input.insertText', how: { text: string }): Promise<void>
}
const compose = (text: string) =>
  (cdp() as unknown as Keyboard).send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  })
const choose = (text: string) => (cdp() as unknown as Keyboard).send('Input.insertText', { text })

it('leaves an input method alone until its letters are chosen, and takes each once (TRU-105)', async () => {
  const { store, input } = await start('IBAN')
  for (const text of ['d', 'de', 'de8', 'de893']) {
    await compose(text)
    expect(input.value).toBe(text)
  }
  await choose('de893')
  expect([input.value, input.selectionStart]).toEqual(['DE89 3', 6])
  await userEvent.keyboard('7')
  expect(input.value).toBe('DE89 37')
  await expect.poll(() => store.field('iban').value).toBe('DE89 37')
})

it('takes the wide digits that an input method writes, and refuses a letter of it (TRU-105)', async () => {
  const { input } = await start('Bank')
  await compose('０')
  await compose('０２１')
  await choose('０２１')
  expect(input.value).toBe('021')
  await compose('´')
  await choose('é')
  expect(input.value).toBe('021')
})

it('undoes and does again each change whole, however it was put in order (TRU-105)', async () => {
  const { store, input } = await start('IBAN')
  await userEvent.keyboard('de893704')
  expect(input.value).toBe('DE89 3704')
  const seen = [input.value]
  while (input.value !== '' && seen.length < 20) {
    await userEvent.keyboard('{Control>}z{/Control}')
    seen.push(input.value)
  }
  expect(input.value).toBe('')
  expect(seen.filter((text) => !/^([A-Z]{2}\d{2} )?[A-Z0-9]{0,4}$/.test(text))).toEqual([])
  for (let at = 0; at < 20; at += 1) await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(input.value).toBe('DE89 3704')
  await expect.poll(() => store.field('iban').value).toBe('DE89 3704')
})

it('undoes a text over a selection that came at once, and a refused letter (TRU-105)', async () => {
  const { input } = await start('Bank')
  await userEvent.keyboard('021000021')
  await userEvent.keyboard('x')
  expect(input.value).toBe('021000021')
  input.select()
  await choose('011-000-015')
  expect(input.value).toBe('011000015')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(input.value).toBe('021000021')
})

it('deletes beyond a gap with either key, and keeps the caret there (TRU-105)', async () => {
  const { input } = await start('CLABE')
  await userEvent.keyboard('03218000')
  expect(input.value).toBe('032 180 00')
  input.setSelectionRange(3, 3)
  await userEvent.keyboard('{Delete}')
  expect([input.value, input.selectionStart]).toEqual(['032 800 0', 3])
  input.setSelectionRange(4, 4)
  await userEvent.keyboard('{Backspace}')
  expect([input.value, input.selectionStart]).toEqual(['038 000', 2])
})

it('moves what is dragged within the line, and loses nothing of it (TRU-105)', async () => {
  const { store, input } = await start('CLABE')
  await userEvent.keyboard('03218000')
  const edit = (inputType: string, from: number, to: number, text: string) => {
    input.setRangeText(text, from, to, 'end')
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
  }
  edit('deleteByDrag', 4, 8, '')
  edit('insertFromDrop', 0, 0, '180 ')
  expect(input.value).toBe('180 032 00')
  input.dispatchEvent(new DragEvent('dragend', { bubbles: true }))
  await expect.poll(() => store.field('clabe').value).toBe('180 032 00')
})
