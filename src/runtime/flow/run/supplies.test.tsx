import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'

const linked = linkFlow(testFlow, { kinds, rules: new Map(), options: new Map() })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const message: typeof testFlow = {
  ...testFlow,
  facts: { way: { call: 'ways.read', with: { to: 'amount' }, rests: 'wait' } },
  rules: { hasWay: { says: 'There is a way.', when: { has: ['way.host'] } } },
  steps: [
    {
      id: 'what',
      title: 'What',
      stage: 'what',
      fields: [
        {
          id: 'amount',
          type: 'text',
          label: 'Host',
          tells: [{ when: 'hasWay', says: 'By way of {way.host}.' }],
        },
      ],
    },
  ],
}

/** A page that is left and opened again after its list has changed elsewhere. */
function Visits() {
  const [isHere, setHere] = useState(true)
  const client = useQueryClient()
  const turn = async () => {
    setHere(!isHere)
    if (isHere) await client.invalidateQueries({ queryKey: ['people.list'] })
  }
  return (
    <>
      <button onClick={() => void turn()}>{isHere ? 'Leave' : 'Come back'}</button>
      {isHere && <Flow flow={flow} facts={{}} onDone={() => {}} />}
    </>
  )
}

it('offers what was added elsewhere meanwhile, not the list it knew before', async () => {
  const [alder, birch] = [
    { id: 'p-1', name: 'Alder Trading' },
    { id: 'p-2', name: 'Birch Ltd' },
  ]
  const services = testServices({ 'people.list': (_, turn) => (turn === 0 ? [alder] : [alder, birch]) })
  const screen = await render(
    <TestProvider services={services}>
      <Visits />
    </TestProvider>,
  )
  await expect.element(screen.getByRole('option', { name: 'Alder Trading' })).toBeInTheDocument()
  await screen.getByRole('button', { name: 'Leave' }).click()
  await screen.getByRole('button', { name: 'Come back' }).click()
  await expect.element(screen.getByRole('option', { name: 'Birch Ltd' })).toBeInTheDocument()
})

/** Presses one key of fast typing: only immediate effects happen before the next. */
async function press(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve))
}

it('asks once the typing rests, tells the answer under the field, and goes on when nobody answers', async () => {
  const result = linkFlow(message, { kinds, rules: new Map(), options: new Map() })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const services = testServices({
    'ways.read': ({ params }) => {
      if ((params as { to: string }).to === 'nowhere')
        throw Object.assign(new Error('No'), { status: 500, title: 'No' })
      return { host: 'rn.us.hub' }
    },
  })
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={result.flow} facts={{ limits: { wait: 300 } }} onDone={() => {}} />
    </TestProvider>,
  )
  const host = screen.getByLabelText('Host')
  for (const text of ['b', 'ba', 'bank']) await press(host.element() as HTMLInputElement, text)
  await expect.element(screen.getByText('By way of rn.us.hub.')).toBeVisible()
  await expect.element(host).toHaveAccessibleDescription('By way of rn.us.hub.')
  expect(services.messages.filter((text) => text === 'By way of rn.us.hub.')).toHaveLength(1)
  expect(services.calls.map(({ params }) => params)).toEqual([{ to: 'bank' }])
  await host.fill('nowhere')
  await expect.poll(() => services.calls.length).toBeGreaterThan(1)
  await expect.element(screen.getByText('By way of rn.us.hub.')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: /^Send/ })).toBeEnabled()
})

it('says under an account whose it is already, with a link, and lets the person go on (TRU-435)', async () => {
  const accounts: typeof testFlow = {
    ...testFlow,
    facts: {},
    given: ['id'],
    steps: [
      {
        id: 'what',
        title: 'What',
        stage: 'what',
        fields: [
          {
            id: 'amount',
            type: 'text',
            label: 'Account',
            value: { minLength: 4 },
            lookup: {
              call: 'people.byAccount',
              as: 'account',
              debounce: 'wait',
              records: 'people',
              except: { id: 'given.id' },
              says: '{name} already has this account.',
              link: 'Open {name}',
              opens: '/people/{id}',
            },
          },
        ],
      },
    ],
  }
  const result = linkFlow(accounts, { kinds, rules: new Map(), options: new Map() })
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  const people = [
    { id: 'p-1', name: 'Alder Trading' },
    { id: 'p-2', name: 'Birch Ltd' },
  ]
  const services = testServices({
    'people.byAccount': ({ params }) => ({
      people: (params as { account: string }).account === 'DE89' ? people : [],
    }),
  })
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={result.flow} facts={{ limits: { wait: 300 }, given: { id: 'p-2' } }} onDone={() => {}} />
    </TestProvider>,
  )
  const account = screen.getByLabelText('Account')
  for (const text of ['D', 'DE8', 'DE8', 'DE89']) await press(account.element() as HTMLInputElement, text)
  await expect.element(screen.getByText('Alder Trading already has this account.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: /^Open Alder Trading/ }))
    .toHaveAttribute('href', '/people/p-1')
  // The edited record itself is no duplicate, and an invalid answer is not looked up.
  expect(screen.getByText('Birch Ltd', { exact: false }).elements()).toEqual([])
  expect(services.calls.map(({ params }) => params)).toEqual([{ account: 'DE89' }])
  expect(services.messages).toContain('Alder Trading already has this account.')
  await expect.element(screen.getByRole('button', { name: /^Send/ })).toBeEnabled()
  await account.fill('DE90')
  await expect.element(screen.getByText('Alder Trading already has this account.')).not.toBeInTheDocument()
})
