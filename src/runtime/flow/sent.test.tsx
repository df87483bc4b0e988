import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { useCalls } from '../query/use-calls.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from './flow.tsx'

const linked = linkFlow(
  {
    $schema: '',
    id: 'note',
    version: 1,
    title: 'Note',
    purpose: 'One question, and lists elsewhere that its answer changes.',
    permission: 'people.write',
    steps: [{ id: 'what', title: 'What', fields: [{ id: 'note', type: 'text', label: 'Note' }] }],
    submit: { label: 'Send', call: 'notes.create', body: { note: 'note' } },
  },
  { kinds, rules: new Map(), options: new Map() },
)
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const count = (answer: unknown) => String((answer as { readonly count?: number } | undefined)?.count)

function Waiting({ call }: { readonly call: string }) {
  const [state] = useCalls([{ call, values: {} }])
  return <output aria-label={call}>{count(state?.data)}</output>
}

/** A count beside the flow, and a list that was loaded before and opens after it. */
function Desk() {
  const [isSending, setSending] = useState(false)
  return (
    <>
      <Waiting call="notes.waiting" />
      {isSending ? (
        <Flow flow={flow} facts={{}} onDone={() => setSending(false)} />
      ) : (
        <>
          <Waiting call="notes.list" />
          <button onClick={() => setSending(true)}>Write a note</button>
        </>
      )}
    </>
  )
}

it('trusts no answer it knew before something was sent, whatever the flow is about', async () => {
  const services = testServices({
    'notes.waiting': (_, turn) => ({ count: turn }),
    'notes.list': (_, turn) => ({ count: turn }),
    'notes.create': () => ({}),
  })
  const screen = await render(
    <TestProvider services={services}>
      <Desk />
    </TestProvider>,
  )
  await expect.element(screen.getByLabelText('notes.list')).toHaveTextContent('0')
  await screen.getByRole('button', { name: 'Write a note' }).click()
  await screen.getByLabelText('Note').fill('Paid twice')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByLabelText('notes.list')).toHaveTextContent('1')
  await expect.element(screen.getByLabelText('notes.waiting')).toHaveTextContent('1')
})
