import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Details } from '#definition/generated/details.ts'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'
import { RecordDetailsContext } from './record-dialog.tsx'

const missing = { title: 'This person is not here', says: 'Look at the list.' }
const person = { id: 'person', sections: [], missing } as Partial<Details> as Details

async function open(more: Partial<Definition>) {
  const linked = linkFlow(
    {
      $schema: '',
      id: 'edit-person',
      version: 1,
      title: 'Edit the person',
      purpose: 'A record that is changed.',
      permission: 'people.write',
      given: ['id'],
      starts: { name: 'person.name' },
      steps: [{ id: 'who', title: 'Person', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
      submit: { label: 'Save', call: 'people.update', body: { name: 'name' } },
      ...more,
    },
    { kinds, rules: new Map(), options: new Map() },
  )
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return render(
    <TestProvider services={testServices({})}>
      <RecordDetailsContext value={(id) => (id === 'person' ? { definition: person } : undefined)}>
        <Flow flow={linked.flow} facts={{}} given={{ id: 'made-up' }} onDone={() => undefined} />
      </RecordDetailsContext>
    </TestProvider>,
  )
}

const fact = { call: 'people.read', with: { id: 'given.id' } }

it.each([{}, { layout: 'sections' as const, unchanged: 'Nothing was changed.' }])(
  'says of a record that is not there what its details say, and offers nothing that cannot help %j',
  async (layout) => {
    const screen = await open({ ...layout, facts: { person: { ...fact, missing: 'person' } } })
    await expect.element(screen.getByRole('heading', { level: 1, name: missing.title })).toBeVisible()
    await expect.element(screen.getByText(missing.says)).toBeVisible()
    expect(screen.getByRole('button').elements()).toEqual([])
  },
)

it('says in general that what the address names does not exist, where no details do', async () => {
  const screen = await open({ facts: { person: fact } })
  await expect.element(screen.getByRole('heading', { level: 1, name: 'This does not exist' })).toBeVisible()
})

it('tries again what was not asked for by the address', async () => {
  const screen = await open({ facts: { person: { call: 'people.read' } } })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it.each([{}, { layout: 'sections' as const, unchanged: 'Nothing was changed.' }])(
  'stands in place of a flow that does not take what the address names, with what to do instead %j (TRU-502)',
  async (layout) => {
    const openFor = (id: string) =>
      open({
        ...layout,
        starts: undefined,
        rules: { isTaken: { says: 'It is taken.', when: { '==': [{ var: 'given.id' }, id] } } },
        closed: { unless: 'isTaken', title: 'Nothing to edit here', says: 'Look at the list.' },
      })
    const closed = await openFor('another')
    await expect
      .element(closed.getByRole('heading', { level: 1, name: 'Nothing to edit here' }))
      .toBeVisible()
    await expect.element(closed.getByText('Look at the list.')).toBeVisible()
    expect(closed.getByRole('button').elements()).toEqual([])
    await closed.unmount()
    const taken = await openFor('made-up')
    await expect.element(taken.getByRole('heading', { level: 1, name: 'Edit the person' })).toBeVisible()
  },
)
