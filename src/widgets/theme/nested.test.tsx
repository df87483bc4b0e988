import axe from 'axe-core'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow } from '#definition/generated/flow.ts'
import type { FieldKind } from '#engine/field/types.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { fetchOnce } from '#runtime/preload/fetch-once.ts'
import { Unfetched } from '#runtime/preload/unfetched-file.ts'
import { Form } from '#runtime/form/form.tsx'
import { FormThemeContext, type FormTheme, type LoadFormTheme } from '#runtime/form/nested/theme.ts'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { fieldTypes, kinds, prepare } from '../index.ts'
import { blueprintTheme } from './theme.ts'

await prepare(['text'])

const theme = Promise.resolve(blueprintTheme as FormTheme)
const loadTheme = () => theme

const owners: FieldKind = {
  type: 'owners',
  read: (raw) => raw,
  check: () => undefined,
  print: (value) => JSON.stringify(value),
}

const value = {
  type: 'array',
  minItems: 1,
  items: {
    type: 'object',
    title: 'Owner',
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name', minLength: 2 },
      share: { type: 'string', title: 'Share', enum: ['25', '50', '100'] },
    },
  },
}

async function show(load: LoadFormTheme = loadTheme) {
  const { facts: _facts, rules: _rules, progress: _progress, summary: _summary, ...rest } = testFlow
  const definition: Flow = {
    ...rest,
    steps: [
      {
        id: 'all',
        title: 'All',
        fields: [
          { id: 'note', type: 'text', label: 'Note' },
          { id: 'owners', type: 'owners', label: 'Owners', value },
        ],
      },
    ],
    submit: { label: 'Send', call: 'owners.create', body: { owners: 'owners' } },
  }
  const library = { kinds: new Map([...kinds, ['owners', owners]]), rules: new Map(), options: new Map() }
  const linked = linkFlow(definition, library)
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, { facts: {}, intent: 'i' })
  const screen = await render(
    <TestProvider services={testServices({})} fieldTypes={fieldTypes}>
      <FormThemeContext value={load}>
        <main>
          <h1>All</h1>
          <Form store={store} step={store.step('all')} />
        </main>
      </FormThemeContext>
    </TestProvider>,
  )
  return { screen, store }
}

it('draws an answer made of parts in our theme inside our form, and the store owns it', async () => {
  const { screen, store } = await show()
  await screen.getByRole('button', { name: /add/i }).click()
  await screen.getByLabelText('Name', { exact: false }).fill('Alder')
  await screen.getByLabelText('Share', { exact: false }).selectOptions('50')
  expect(store.field('owners').value).toEqual([{ name: 'Alder', share: '50' }])
  await screen.getByRole('button', { name: /remove/i }).click()
  expect(store.field('owners').value).toBeUndefined()
})

it('says at the part what is wrong with it, and leaves axe nothing to say', async () => {
  const { screen, store } = await show()
  await screen.getByRole('button', { name: /add/i }).click()
  await screen.getByLabelText('Name', { exact: false }).fill('A')
  store.advance()
  const { violations } = await axe.run(screen.container)
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})

it('takes nothing else of the step away when what draws it does not come, and shows it at a press', async () => {
  let isHere = false
  const load = fetchOnce(() =>
    isHere ? theme : Promise.reject<FormTheme>(new Unfetched('/assets/theme.js', false)),
  )
  const { screen } = await show(load)
  await expect.element(screen.getByText('This could not be loaded')).toBeVisible()
  await screen.getByLabelText('Note').fill('For later')
  isHere = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: /add/i })).toBeVisible()
  await expect.element(screen.getByLabelText('Note')).toHaveValue('For later')
})
