import axe from 'axe-core'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Field, Flow } from '#definition/generated/flow.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { validator } from '#runtime/form/nested/validator.ts'
import { nestedForm } from '#runtime/form/nested/nested-schema.ts'
import { Form } from '#runtime/form/form.tsx'
import { FormThemeContext, type FormTheme, type LoadFormTheme } from '#runtime/form/nested/theme.ts'
import { fetchOnce } from '#runtime/preload/fetch-once.ts'
import { Unfetched } from '#runtime/preload/unfetched-file.ts'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { fieldTypes, kinds, prepare } from '../index.ts'
import { blueprintTheme } from '../theme/theme.ts'

await prepare(['text', 'group', 'list', 'choice'])

const theme = Promise.resolve(blueprintTheme as FormTheme)
const loadTheme = () => theme

const text = (id: string, label: string, more: Partial<Field> = {}): Field => ({
  id,
  type: 'text',
  label,
  ...more,
})

const owners: Field = {
  id: 'owners',
  type: 'list',
  label: 'Owners',
  item: { label: 'Owner', add: 'Add an owner' },
  ordered: true,
  least: 'ownersLeast',
  most: 'ownersMost',
  fields: [
    text('name', 'Name'),
    text('country', 'Country', { optional: true }),
    text('permit', 'Permit', { showWhen: 'isAbroad' }),
    { id: 'home', type: 'group', label: 'Home', optional: true, fields: [text('street', 'Street')] },
  ],
}

async function show(answers: Readonly<Record<string, unknown>> = {}, load: LoadFormTheme = loadTheme) {
  const { facts: _facts, progress: _progress, summary: _summary, ...rest } = testFlow
  const definition: Flow = {
    ...rest,
    rules: { isAbroad: { says: 'It is abroad.', when: { '==': [{ var: 'country' }, 'NL'] } } },
    steps: [
      {
        id: 'all',
        title: 'All',
        fields: [
          text('note', 'Note'),
          owners,
          {
            id: 'lines',
            type: 'list',
            label: 'Lines',
            optional: true,
            item: { label: 'Line', add: 'Add a line' },
            each: text('line', 'Line'),
          },
        ],
      },
    ],
    submit: { label: 'Send', call: 'owners.create', body: { owners: 'owners', lines: 'lines' } },
  }
  const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, {
    intent: 'i',
    facts: { limits: { ownersLeast: 2, ownersMost: 3 } },
  })
  for (const [id, value] of Object.entries(answers)) store.answer(id, value)
  const announce = vi.fn<(sentence: string) => void>()
  const screen = await render(
    <TestProvider services={{ ...testServices({}), announce }} fieldTypes={fieldTypes}>
      <FormThemeContext value={load}>
        <Form store={store} step={store.step('all')} />
      </FormThemeContext>
    </TestProvider>,
  )
  if (load === loadTheme)
    await expect.element(screen.getByRole('button', { name: 'Add an owner' })).toBeVisible()
  const owner = (at: number, of: number) =>
    screen.getByRole('group', { name: `Owner ${at} of ${of}`, exact: true })
  return { store, screen, owner, announce }
}

it('adds and removes items by keyboard: the focus goes where one goes on, and both are heard (TRU-244)', async () => {
  const { store, screen, owner, announce } = await show()
  ;(screen.getByRole('button', { name: 'Add an owner' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(owner(1, 1).getByLabelText('Name')).toHaveFocus()
  expect(announce).toHaveBeenLastCalledWith('Owner 1 was added.')
  await userEvent.keyboard('Ada')
  await screen.getByRole('button', { name: 'Add an owner' }).click()
  await expect.element(owner(2, 2).getByLabelText('Name')).toHaveFocus()
  await userEvent.keyboard('Bo')
  await screen.getByRole('button', { name: 'Add an owner' }).click()
  await expect.element(owner(3, 3).getByLabelText('Name')).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'Add an owner' })).toBeDisabled()
  await expect.poll(() => store.field('owners').value).toEqual([{ name: 'Ada' }, { name: 'Bo' }, {}])
  await screen.getByRole('button', { name: 'Remove Owner 1' }).click()
  expect(announce).toHaveBeenLastCalledWith('Owner 1 was removed.')
  await expect.element(screen.getByRole('button', { name: 'Remove Owner 1' })).toHaveFocus()
  expect(store.field('owners').value).toEqual([{ name: 'Bo' }, {}])
  await expect.element(owner(1, 2).getByLabelText('Name')).toHaveValue('Bo')
  await screen.getByRole('button', { name: 'Move down Owner 1' }).click()
  expect(announce).toHaveBeenLastCalledWith('Owner 1 is now 2 of 2.')
  await expect.element(screen.getByRole('button', { name: 'Move up Owner 2' })).toHaveFocus()
  await expect.element(owner(2, 2).getByLabelText('Name')).toHaveValue('Bo')
  expect(store.field('owners').value).toEqual([{}, { name: 'Bo' }])
})

it('says at each part what is wrong with it, once the person has been there, and nothing of an item just added (TRU-242)', async () => {
  const { store, screen, owner } = await show({ owners: [{ name: 'Ada' }] })
  await owner(1, 1).getByLabelText('Country (optional)').fill('NL')
  await expect.element(owner(1, 1).getByLabelText('Permit')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Permit is required.')
  store.advance()
  await expect.element(owner(1, 1).getByText('Permit is required.')).toBeVisible()
  await expect.element(screen.getByText('Add at least 2.')).toBeVisible()
  await expect.element(owner(1, 1).getByLabelText('Permit')).toHaveAttribute('aria-invalid', 'true')
  await screen.getByRole('button', { name: 'Add an owner' }).click()
  await expect.element(owner(2, 2).getByLabelText('Name')).toHaveFocus()
  expect(owner(2, 2).element().textContent).not.toContain('Name is required.')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await owner(1, 2).getByLabelText('Permit').fill('P-1')
  await expect.element(owner(2, 2).getByText('Name is required.')).toBeVisible()
  await expect.element(screen.getByText('Permit is required.')).not.toBeInTheDocument()
  await owner(1, 2).getByLabelText('Country (optional)').fill('DE')
  await expect.element(owner(1, 2).getByLabelText('Permit')).not.toBeInTheDocument()
  await owner(1, 2).getByLabelText('Country (optional)').fill('NL')
  await expect.element(owner(1, 2).getByLabelText('Permit')).toHaveValue('P-1')
})

it('puts a refusal of the server at the part it is about, at any depth (TRU-243)', async () => {
  const { store, owner } = await show({ owners: [{ name: 'Ada' }, { name: 'Bo', home: { street: 'Quay' } }] })
  store.refuse({
    'owners.1.name': 'Nobody is called so.',
    'owners.1.home.street': 'There is no such street.',
  })
  await expect.element(owner(2, 2).getByText('Nobody is called so.')).toBeVisible()
  await expect.element(owner(2, 2).getByText('There is no such street.')).toBeVisible()
  await owner(2, 2).getByLabelText('Name').fill('Cy')
  await expect.poll(() => store.errors('all').map(({ field }) => field)).toEqual(['owners/1/home/street'])
})

it('takes what changed elsewhere, keeps values of a list in their lines, and breaks no rule of accessibility (TRU-242, TRU-244)', async () => {
  const { store, screen, owner } = await show({ owners: [{ name: 'Ada' }, { name: 'Bo' }], lines: ['one'] })
  store.answer('owners', [{ name: 'Ada' }, { name: 'Cy', home: { street: 'Quay' } }])
  await expect.element(owner(2, 2).getByLabelText('Name')).toHaveValue('Cy')
  await expect.element(owner(2, 2).getByLabelText('Street')).toHaveValue('Quay')
  await screen.getByRole('button', { name: 'Add a line' }).click()
  await userEvent.keyboard('two')
  await expect.poll(() => store.ending().body['lines']).toEqual(['one', 'two'])
  const { violations } = await axe.run(screen.container)
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
})

it('agrees with rjsf’s own validator on what is missing, too long, too few or too many (TRU-242)', async () => {
  const { store } = await show()
  const { schema } = nestedForm(owners, { least: 2, most: 3 })
  const values = [
    [],
    [{ name: 'Ada' }],
    [{ name: 'Ada' }, { name: 'Bo' }],
    [{ name: 'Ada' }, {}],
    [{ name: 'Ada' }, { name: 'Bo' }, { country: 'DE' }],
    Array.from({ length: 4 }, () => ({ name: 'Ada' })),
  ]
  const verdicts = values.map((value) => {
    store.answer('owners', value)
    const own = store.advance()
    const isRight = own.ok || !own.errors.some(({ field }) => field.startsWith('owners'))
    return [isRight, validator.isValid(schema, value, schema)]
  })
  expect(verdicts.map(([engine]) => engine)).toEqual([false, false, true, false, false, false])
  expect(verdicts.every(([engine, rjsf]) => engine === rjsf)).toBe(true)
})

it('takes nothing else of the step away when what draws it does not come, and shows it at a press', async () => {
  let isHere = false
  const load = fetchOnce(() =>
    isHere ? theme : Promise.reject<FormTheme>(new Unfetched('/assets/theme.js', false)),
  )
  const { screen } = await show({}, load)
  await expect.element(screen.getByText('This could not be loaded').first()).toBeVisible()
  await screen.getByLabelText('Note').fill('For later')
  isHere = true
  await screen.getByRole('button', { name: 'Try again' }).first().click()
  await expect.element(screen.getByRole('button', { name: 'Add an owner' })).toBeVisible()
  await expect.element(screen.getByLabelText('Note')).toHaveValue('For later')
})
