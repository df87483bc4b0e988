import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from '../draft/draft-keeper.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from './flow.tsx'

const definition: Definition = {
  $schema: '',
  id: 'pages',
  version: 1,
  title: 'Pages',
  purpose: 'Pages that are saved one by one.',
  permission: 'people.write',
  facts: { saved: { call: 'people.read' } },
  starts: 'saved.answers',
  steps: [
    {
      id: 'who',
      title: 'Person',
      fields: [
        { id: 'name', type: 'text', label: 'Name' },
        { id: 'town', type: 'text', label: 'Town' },
      ],
      next: {
        label: 'Save and continue',
        call: 'people.save',
        body: { name: 'name', town: 'town', version: 'saved.version' },
        conflict: { fault: 'person-changed', with: 'saved' },
        refreshes: ['saved'],
      },
    },
    { id: 'last', title: 'Last', fields: [{ id: 'note', type: 'text', label: 'Note', optional: true }] },
  ],
  submit: { label: 'Finish', call: 'people.finish', body: { name: 'name' } },
}
const faults = {
  'person-changed': { title: 'Changed meanwhile', says: '', status: 409, code: 'PERSON_CHANGED' },
}
const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map(), faults })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const mine = { answers: { name: 'Ada', town: 'Ulm' }, version: 1 }
const theirs = { answers: { name: 'Cleo', town: 'Kiel' }, version: 2 }
const conflict = { status: 409, code: 'PERSON_CHANGED', title: 'Changed meanwhile' }

async function open(refusal: object) {
  const services = testServices({
    'people.read': (_, turn) => (turn === 0 ? mine : theirs),
    'people.save': (_, turn) => {
      if (turn === 0) throw refusal
      return {}
    },
  })
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={flow} facts={{}} onDone={vi.fn()} retryAfter={[]} />
    </TestProvider>,
  )
  await expect.element(screen.getByLabelText('Town')).toHaveValue('Ulm')
  await screen.getByLabelText('Name').fill('Bea')
  const save = () => screen.getByRole('button', { name: 'Save and continue' }).click()
  const sent = () => services.calls.filter(({ call }) => call === 'people.save').map(({ body }) => body)
  return { screen, save, sent }
}

it('shows both versions of a page that somebody else has saved meanwhile, and goes on with what was picked', async () => {
  const { screen, save, sent } = await open(conflict)
  await save()
  const box = screen.getByRole('group', { name: 'Changed meanwhile' })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toMatchTextContent(/then press ‘Save and continue’ again/)
  await expect.element(box.getByRole('radio', { name: 'Yours Bea' })).toBeChecked()
  await expect.element(box.getByRole('radio', { name: 'Theirs Kiel' })).toBeChecked()
  await box.getByText('As it was').click()
  await save()
  await expect.element(screen.getByRole('heading', { name: 'Last' })).toBeVisible()
  expect(sent()).toEqual([
    { name: 'Bea', town: 'Ulm', version: 1 },
    { name: 'Bea', town: 'Ulm', version: 2 },
  ])
})

it('says another refusal of a page in a sentence, and keeps what was typed', async () => {
  const { screen, save } = await open({ ...conflict, code: 'CLOSED', title: 'Closed now' })
  await save()
  await expect.element(screen.getByText('Closed now')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Changed meanwhile' }).elements()).toHaveLength(0)
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Bea')
})

it('shows both versions to who comes back to a draft of a page that somebody else has saved since, and saves it again as another intent', async () => {
  const keys: unknown[] = []
  let stored: Draft | undefined
  const drafts: DraftKeeper = {
    load: () => Promise.resolve(stored),
    save: (draft) => Promise.resolve(void (stored = draft)),
    drop: () => Promise.resolve(),
    onOtherTab: () => () => {},
  }
  const started = (saved: { version: number }) => {
    const services = testServices({
      'people.read': () => saved,
      'people.save': ({ body, key }) => {
        if ((body as { version: number }).version !== saved.version) throw conflict
        keys.push(key)
        return {}
      },
    })
    return render(
      <TestProvider services={services}>
        <Flow flow={flow} facts={{}} drafts={drafts} onDone={vi.fn()} retryAfter={[]} />
      </TestProvider>,
    )
  }
  const before = await started(mine)
  await expect.element(before.getByLabelText('Town')).toHaveValue('Ulm')
  await before.getByLabelText('Name').fill('Bea')
  await before.unmount()
  const screen = await started(theirs)
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Bea')
  await screen.getByRole('button', { name: 'Save and continue' }).click()
  const box = screen.getByRole('group', { name: 'Changed meanwhile' })
  await expect.element(box.getByRole('radio', { name: 'Yours Bea' })).toBeChecked()
  await expect.element(box.getByRole('radio', { name: 'Theirs Kiel' })).toBeChecked()
  await screen.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Last' })).toBeVisible()
  await screen.unmount()
  const later = await started(theirs)
  await later.getByLabelText('Name').fill('Dora')
  await later.getByRole('button', { name: 'Save and continue' }).click()
  await expect.element(later.getByRole('heading', { name: 'Last' })).toBeVisible()
  expect(new Set(keys).size).toBe(2)
})

it('shows how it is now, and sends the new version, where a choice was made and no answer starts from the fact (TRU-901)', async () => {
  const { starts: _, ...sketch } = definition
  const result = linkFlow(
    {
      ...sketch,
      steps: [
        {
          id: 'who',
          title: 'Person',
          fields: [
            {
              id: 'name',
              type: 'choice',
              label: 'Name',
              options: { from: 'saved.people', value: 'name', label: 'name' },
            },
          ],
        },
      ],
      submit: {
        label: 'Give',
        call: 'people.save',
        body: { name: 'name', version: 'saved.version' },
        conflict: { fault: 'person-changed', with: 'saved' },
      },
    },
    { kinds, rules: new Map(), options: new Map(), faults },
  )
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const people = (...names: string[]) => names.map((name) => ({ name }))
  const services = testServices({
    'people.read': (__, turn) =>
      turn === 0
        ? { people: people('Ada', 'Cleo'), version: 1 }
        : { people: people('Ada', 'Nobody'), version: 2 },
    'people.save': (__, turn) => {
      if (turn === 0) throw conflict
      return {}
    },
  })
  const onDone = vi.fn()
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={result.flow} facts={{}} onDone={onDone} retryAfter={[0]} />
    </TestProvider>,
  )
  await screen.getByLabelText('Name').selectOptions('Ada')
  await screen.getByRole('button', { name: 'Give' }).click()
  await expect
    .element(screen.getByText('Below is how it is now. Choose, then press ‘Give’ again.'))
    .toBeVisible()
  await screen.getByLabelText('Name').selectOptions('Nobody')
  await screen.getByRole('button', { name: 'Give' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const sent = services.calls.filter(({ call }) => call === 'people.save').map(({ body }) => body)
  expect(sent).toEqual([
    { name: 'Ada', version: 1 },
    { name: 'Nobody', version: 2 },
  ])
})
