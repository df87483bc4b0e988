import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from '../../draft/draft-keeper.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'

const people = [{ id: 'p-1', name: 'Alder Trading' }]
const answers = { person: 'p-1', amount: '1000', reference: 'INV-7' }

// The review's facts load in two rounds: the second needs the answer of the first.
const linked = linkFlow(
  {
    ...testFlow,
    facts: {
      people: { call: 'people.list' },
      terms: { call: 'terms.read', with: { person: 'person' } },
    },
    steps: testFlow.steps.map((step) => (step.id === 'what' ? { ...step, nextWhen: ['hasTerms'] } : step)),
    rules: { ...testFlow.rules, hasTerms: { says: 'The terms are known.', when: { has: ['terms'] } } },
  },
  { kinds, rules: new Map(), options: new Map() },
)

function keeperOf(step: string): DraftKeeper {
  const draft: Draft = {
    flow: 'trial',
    version: 1,
    answers,
    place: { step, returnTo: [] },
    intent: 'i-1',
  }
  return {
    load: () => Promise.resolve(draft),
    save: () => Promise.resolve(),
    drop: () => Promise.resolve(),
    onOtherTab: () => () => {},
  }
}

async function open(place: string, stored: string) {
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  let bring: (value: unknown) => void = () => {}
  let bringTerms: (value: unknown) => void = () => {}
  const services = testServices({
    'people.list': () => new Promise((resolve) => (bring = resolve)),
    'terms.read': () => new Promise((resolve) => (bringTerms = resolve)),
  })
  const onPlace = vi.fn()
  const screen = await render(
    <TestProvider services={services}>
      <Flow
        flow={linked.flow}
        facts={{}}
        drafts={keeperOf(stored)}
        place={place}
        onPlace={onPlace}
        onDone={() => {}}
      />
    </TestProvider>,
  )
  const listRequests = (call: string) =>
    vi.waitFor(() => expect(services.calls.map((one) => one.call)).toContain(call))
  await listRequests('people.list')
  return {
    screen,
    onPlace,
    arrivePeople: () => bring(people),
    arriveTerms: () => listRequests('terms.read').then(() => bringTerms({ is: 'known' })),
  }
}

it('shows no step until the facts that decide it are there, then the one that was left', async () => {
  const { screen, onPlace, arrivePeople, arriveTerms } = await open('check', 'check')
  await expect.element(screen.getByText('Loading what this step needs…').first()).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Choose a beneficiary' }).query()).toBeNull()
  arrivePeople()
  await arriveTerms()
  await expect.element(screen.getByRole('heading', { name: 'Review and send' })).toBeVisible()
  // A reload on the review adds nothing to the history.
  expect(onPlace).not.toHaveBeenCalled()
})

it('replaces an address that is not where the draft was left', async () => {
  const { screen, onPlace, arrivePeople, arriveTerms } = await open('who', 'check')
  arrivePeople()
  await arriveTerms()
  await expect.element(screen.getByRole('heading', { name: 'Choose a beneficiary' })).toBeVisible()
  expect(onPlace.mock.calls.every(([, how]) => how === 'replace')).toBe(true)
})
