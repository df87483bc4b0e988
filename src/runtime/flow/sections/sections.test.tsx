import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices, type TestServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'
import { LeaveProvider } from '../leave/leave-provider.tsx'
import { useLeave } from '../leave/leave-guard.ts'

const definition: Definition = {
  $schema: '',
  id: 'person',
  version: 1,
  title: 'Ada Limited',
  purpose: 'An identity that is looked at and changed.',
  permission: 'people.read',
  layout: 'sections',
  unchanged: 'You have not changed anything.',
  facts: { person: { call: 'people.read' } },
  starts: { name: 'person.name', town: 'person.town' },
  steps: [
    {
      id: 'who',
      title: 'Person',
      fields: [{ id: 'name', type: 'text', label: 'Name' }],
      next: { permission: 'people.write' },
    },
    {
      id: 'where',
      title: 'Address',
      fields: [{ id: 'town', type: 'text', label: 'Town' }],
      next: { permission: 'people.write' },
    },
  ],
  leave: { title: 'Leave?', says: 'Your changes are not saved.', stay: 'Stay', leave: 'Leave' },
  submit: {
    label: 'Save',
    call: 'people.update',
    body: { name: 'name', town: 'town', version: 'person.version' },
    conflict: { fault: 'person-changed', with: 'person' },
  },
}
const faults = {
  'person-changed': { title: 'Changed meanwhile', says: '', status: 409, code: 'PERSON_CHANGED' },
}
function flowOf(whole: Definition) {
  const linked = linkFlow(whole, { kinds, rules: new Map(), options: new Map(), faults })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return linked.flow
}
const usual = flowOf(definition)

const person = { name: 'Ada', town: 'Ulm', version: 1 }

function Close({ onClose }: { readonly onClose: () => void }) {
  const { ask } = useLeave()
  return <button onClick={() => ask(onClose)}>Close</button>
}

async function open(answers: Parameters<typeof testServices>[0] = {}, isAllowed = true, flow = usual) {
  const services: TestServices = testServices({
    'people.read': () => person,
    'people.update': () => ({}),
    ...answers,
  })
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  const rights = (permission: string) => ({
    verdict: isAllowed || permission === 'people.read' ? ('yes' as const) : ('no' as const),
  })
  const screen = await render(
    <TestProvider services={services} rights={rights}>
      <LeaveProvider>
        <Close onClose={onClose} />
        <Flow flow={flow} facts={{ session: { permissions: ['people.write'] } }} onDone={onDone} />
      </LeaveProvider>
    </TestProvider>,
  )
  await expect.element(screen.getByText('Ulm')).toBeVisible()
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  const sent = () => services.calls.filter(({ call }) => call === 'people.update').map(({ body }) => body)
  return { screen, services, onDone, onClose, press, sent }
}

it('is read first, and its sections fold (IDN-031, IDN-038)', async () => {
  const { screen, press } = await open()
  expect(screen.getByRole('textbox').elements()).toHaveLength(0)
  await press('Address')
  await expect.element(screen.getByText('Ulm')).not.toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Address', exact: true }))
    .toHaveAttribute('aria-expanded', 'false')
  await press('Address')
  await expect.element(screen.getByText('Ulm')).toBeVisible()
})

it('edits one section, or all (IDN-039)', async () => {
  const { screen, press, sent, onDone } = await open()
  await press('Edit: Address')
  await expect.element(screen.getByLabelText('Town')).toHaveFocus()
  expect(screen.getByRole('textbox').elements()).toHaveLength(1)
  await press('Edit all')
  expect(screen.getByRole('textbox').elements()).toHaveLength(2)
  await screen.getByLabelText('Town').fill('Bonn')
  await expect.element(screen.getByText('Changed')).toBeVisible()
  await press('Save')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ name: 'Ada', town: 'Bonn', version: 1 }])
})

it('edits all sections when any has an error (IDN-040)', async () => {
  const { screen, press, sent } = await open()
  await press('Edit: Address')
  await screen.getByLabelText('Town').fill('')
  await press('Save')
  await expect.element(screen.getByRole('group', { name: 'One answer needs your attention' })).toHaveFocus()
  expect(screen.getByRole('textbox').elements()).toHaveLength(2)
  await screen.getByRole('link', { name: /Town is required/ }).click()
  await expect.element(screen.getByLabelText('Town')).toHaveFocus()
  expect(sent()).toEqual([])
})

it('warns when nothing was changed, until something is (IDN-041)', async () => {
  const { screen, press, sent } = await open()
  await press('Edit: Person')
  await press('Save')
  await expect.element(screen.getByText('You have not changed anything.')).toBeVisible()
  expect(sent()).toEqual([])
  await screen.getByLabelText('Name').fill('Bea')
  expect(screen.getByText('You have not changed anything.').elements()).toHaveLength(0)
})

it('asks before unsaved changes are left (IDN-042)', async () => {
  const { screen, press, onClose } = await open()
  await press('Edit: Person')
  await screen.getByLabelText('Name').fill('Bea')
  await press('Close')
  await expect.element(screen.getByText('Your changes are not saved.')).toBeVisible()
  await press('Stay')
  await press('Discard changes')
  await expect.element(screen.getByText('Ada', { exact: true })).toBeVisible()
  await press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows both versions when somebody else changed it, and saves what was picked over the new one', async () => {
  const { screen, press, sent, onDone } = await open({
    'people.read': (_, turn) => (turn === 0 ? person : { name: 'Cleo', town: 'Kiel', version: 2 }),
    'people.update': (_, turn) => {
      if (turn === 0) throw { status: 409, code: 'PERSON_CHANGED', title: 'Changed meanwhile' }
      return {}
    },
  })
  await press('Edit: Person')
  await screen.getByLabelText('Name').fill('Bea')
  await press('Save')
  const box = screen.getByRole('group', { name: 'Changed meanwhile' })
  await expect.element(box).toHaveFocus()
  await expect.element(box.getByRole('radio', { name: 'Yours Bea' })).toBeChecked()
  await expect.element(box.getByRole('radio', { name: 'Theirs Kiel' })).toBeChecked()
  await box.getByText('As it was').click()
  await press('Save')
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent()).toEqual([
    { name: 'Bea', town: 'Ulm', version: 1 },
    { name: 'Bea', town: 'Ulm', version: 2 },
  ])
})

it('offers no editing to people who may only read', async () => {
  const { screen } = await open({}, false)
  expect(screen.getByRole('button', { name: 'Edit: Person' }).elements()).toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Edit all' }).elements()).toHaveLength(0)
})

it('offers no editing of a section in which everything is locked', async () => {
  const [who, where] = definition.steps
  const closed = flowOf({
    ...definition,
    rules: { isClosed: { says: 'It is closed.', when: { '==': [{ var: 'person.town' }, 'Ulm'] } } },
    steps: [{ ...who!, fields: [{ ...who!.fields![0]!, lockWhen: 'isClosed' }] }, where!],
  })
  const { screen } = await open({}, true, closed)
  await expect.element(screen.getByRole('button', { name: 'Edit: Address' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Edit: Person' }).elements()).toHaveLength(0)
})

it.each([true, undefined])(
  'shows the records of a section while it is read, below %s (TRU-690)',
  async (below) => {
    const [who, where] = definition.steps
    const shows = [{ details: 'town-facts', record: 'person', ...(below && { below: true as const }) }]
    const screen = await render(
      <TestProvider services={testServices({ 'people.read': () => ({ ...person, mayor: 'Elbe' }) })}>
        <Flow
          flow={flowOf({ ...definition, steps: [who!, { ...where!, shows }] })}
          facts={{}}
          onDone={() => {}}
        />
      </TestProvider>,
    )
    await expect.element(screen.getByText('Elbe')).toBeVisible()
  },
)
