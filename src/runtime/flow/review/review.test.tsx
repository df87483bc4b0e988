import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import type { ReviewProps } from '../../field/types.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { testTypes } from '#tests/fixtures/runtime/types.tsx'
import { Flow } from '../flow.tsx'

const definition: Definition = {
  ...testFlow,
  summary: undefined,
  steps: [
    testFlow.steps[0]!,
    testFlow.steps[1]!,
    {
      id: 'what',
      title: 'Payment details',
      stage: 'what',
      fields: [
        { id: 'memo', type: 'memo', label: 'Memo', optional: true },
        { id: 'files', type: 'file', label: 'Documents', optional: true },
        { id: 'speed', type: 'text', label: 'Speed', optional: true },
      ],
    },
    testFlow.steps[3]!,
  ],
  submit: { label: 'Send', call: 'payments.create', body: { memo: 'memo' } },
}

const people = [{ id: 'p-1', name: 'Alder Trading', city: 'Ghent', country: 'BE' }]

async function review(fieldTypes = testTypes) {
  const linked = linkFlow(JSON.parse(JSON.stringify(definition)) as Definition, {
    kinds,
    rules: new Map(),
    options: new Map(),
  })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const store = createStore(linked.flow, {
    facts: {},
    intent: 'i-1',
    draft: {
      flow: 'trial',
      version: 1,
      intent: 'i-1',
      place: { step: 'check', returnTo: [] },
      answers: {
        person: 'p-1',
        memo: 'RENT',
        files: [{ fileId: 'f-1', name: 'contract.pdf', size: 10, type: 'application/pdf', status: 'done' }],
      },
    },
  })
  const services = testServices({ 'people.list': () => people })
  const screen = await render(
    <TestProvider services={services} fieldTypes={fieldTypes}>
      <Flow flow={linked.flow} store={store} facts={{}} onDone={() => {}} />
    </TestProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Review and send' })).toBeVisible()
  return { screen }
}

it('shows the beneficiary, the payment info and the uploaded files (WIZ-028, WIZ-029, WIZ-030)', async () => {
  const { screen } = await review()
  await expect.element(screen.getByText('Alder Trading').first()).toBeVisible()
  await expect.element(screen.getByText('RENT')).toBeVisible()
  await expect.element(screen.getByText('contract.pdf', { exact: false })).toBeVisible()
})

it('opens the record behind a choice in a dialog (WIZ-031)', async () => {
  const { screen } = await review()
  await screen.getByRole('button', { name: 'Details of Alder Trading' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Ghent')).toBeInTheDocument()
})

it('lets a field type draw its own review, and leads from there to its answer', async () => {
  const Own = ({ field, onChange }: ReviewProps) => <button onClick={onChange}>My own {field}</button>
  const memo = { ...testTypes.get('memo')!, review: Own }
  const { screen } = await review(new Map([...testTypes, ['memo', memo]]))
  await expect.element(screen.getByText('RENT')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'My own memo' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment details' })).toBeVisible()
})
