import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { Draft } from '#engine/flow/types.ts'
import { Flow } from '../flow/flow.tsx'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import type { DraftKeeper } from './draft-keeper.ts'

const linked = linkFlow(testFlow, { kinds, rules: new Map(), options: new Map() })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

function memory(start?: Draft) {
  const stored = new Map<string, Draft>(start ? [[start.flow, start]] : [])
  const listeners = new Set<(flowId: string, draft: Draft | undefined) => void>()
  const keeper: DraftKeeper = {
    load: (id) => Promise.resolve(stored.get(id)),
    save: (draft) => Promise.resolve(void stored.set(draft.flow, draft)),
    drop: (id) => Promise.resolve(void stored.delete(id)),
    onOtherTab: (readMessages) => {
      listeners.add(readMessages)
      return () => listeners.delete(readMessages)
    },
  }
  return {
    drafts: stored,
    keeper,
    tell: (draft: Draft) => listeners.forEach((readMessages) => readMessages(draft.flow, draft)),
  }
}

const services = () =>
  testServices({
    'people.list': () => [{ id: 'p-1', name: 'Alder Trading' }],
    'payments.create': () => ({ payment_id: 'x' }),
  })

function open(keeper: DraftKeeper, onDone = () => {}, shown = flow) {
  return render(
    <TestProvider services={services()}>
      <Flow flow={shown} facts={{}} drafts={keeper} onDone={onDone} />
    </TestProvider>,
  )
}

function draftOf(reference: string, step = 'what'): Draft {
  return {
    flow: 'trial',
    version: 1,
    intent: 'i-9',
    place: { step, returnTo: [] },
    answers: { person: 'p-1', amount: '5', reference },
  }
}

it('keeps what was answered and gives it back after a reload, saying so', async () => {
  const { drafts, keeper } = memory()
  const screen = await open(keeper)
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await screen.getByLabelText('Reference').fill('INV-7')
  await vi.waitFor(() => expect(drafts.get('trial')?.answers['reference']).toBe('INV-7'))
  const { intent } = drafts.get('trial')!
  await screen.unmount()
  const again = await open(keeper)
  await expect
    .element(again.getByText('We kept what you entered last time. Continue, or start over.'))
    .toBeVisible()
  await expect.element(again.getByLabelText('Reference')).toHaveValue('INV-7')
  await again.getByLabelText('Reference').fill('INV-8')
  await vi.waitFor(() => expect(drafts.get('trial')?.answers['reference']).toBe('INV-8'))
  expect(drafts.get('trial')?.intent).toBe(intent)
})

it('starts a new run empty where a draft waits that is only offered, takes it up when asked, and after a reload', async () => {
  const offering = linkFlow(
    { ...testFlow, draft: 'offered' },
    { kinds, rules: new Map(), options: new Map() },
  )
  if (!offering.ok) throw new Error(JSON.stringify(offering.problems))
  const { keeper } = memory({ ...draftOf('INV-7'), source: 'Payment INV-7' })
  const screen = await open(keeper, () => {}, offering.flow)
  await expect
    .element(screen.getByText('A draft waits that was filled in from: Payment INV-7.', { exact: false }))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Beneficiary')).toHaveValue('')
  await screen.getByRole('button', { name: 'Continue the draft' }).click()
  await expect.element(screen.getByLabelText('Reference')).toHaveValue('INV-7')
  await screen.unmount()
  const [loaded] = performance.getEntriesByType('navigation')
  sessionStorage.setItem('portolan.in-hand.trial', '/elsewhere')
  const other = await open(keeper, () => {}, offering.flow)
  await expect.element(other.getByRole('button', { name: 'Continue the draft' })).toBeVisible()
  await other.unmount()
  sessionStorage.setItem('portolan.in-hand.trial', new URL(loaded!.name).pathname)
  const reloaded = await open(keeper, () => {}, offering.flow)
  await expect.element(reloaded.getByLabelText('Reference')).toHaveValue('INV-7')
  await reloaded.unmount()
  const anew = await open(keeper, () => {}, offering.flow)
  await anew.getByRole('button', { name: 'Discard it' }).click()
  await expect.element(anew.getByLabelText('Beneficiary')).toHaveValue('')
  await expect.element(anew.getByText('A draft waits', { exact: false })).not.toBeInTheDocument()
  expect(await keeper.load('trial')).toBeUndefined()
})

it('says which record the answers were taken from, also when it is taken up again after a change', async () => {
  const { drafts, keeper } = memory({ ...draftOf('INV-7'), source: 'Payment INV-7' })
  const filled = 'Filled in from: Payment INV-7. Check it, or start over.'
  const screen = await open(keeper)
  await expect.element(screen.getByText(filled)).toBeVisible()
  await screen.getByLabelText('Reference').fill('INV-8')
  await vi.waitFor(() => expect(drafts.get('trial')?.answers['reference']).toBe('INV-8'))
  await screen.unmount()
  const again = await open(keeper)
  await expect.element(again.getByLabelText('Reference')).toHaveValue('INV-8')
  await expect.element(again.getByText(filled)).toBeVisible()
  await again.getByRole('button', { name: 'Start over' }).click()
  await again.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await vi.waitFor(() => expect(drafts.get('trial')).toBeDefined())
  expect(drafts.get('trial')).not.toHaveProperty('source')
})

it('keeps the last words of a page that is left at once', async () => {
  const { drafts, keeper } = memory(draftOf('old'))
  const screen = await open(keeper)
  await screen.getByLabelText('Reference').fill('new')
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.get('trial')?.answers['reference']).toBe('new')
})

it('resumes under a newer version with what still fits, and says what was let go', async () => {
  const { drafts, keeper } = memory({
    ...draftOf('INV-7'),
    answers: { ...draftOf('INV-7').answers, colour: 'blue', speed: { was: 'another type' } },
  })
  const newer = linkFlow({ ...testFlow, version: 2 }, { kinds, rules: new Map(), options: new Map() })
  if (!newer.ok) throw new Error(JSON.stringify(newer.problems))
  const screen = await open(keeper, () => {}, newer.flow)
  await expect
    .element(screen.getByText('This form has changed since. We kept what still fits.', { exact: false }))
    .toHaveTextContent(
      'This form has changed since. We kept what still fits. Answer again: Speed. One answer is no longer asked for.',
    )
  await expect.element(screen.getByLabelText('Reference')).toHaveValue('INV-7')
  await screen.getByLabelText('Reference').fill('INV-8')
  await vi.waitFor(() => expect(drafts.get('trial')).toMatchObject({ version: 2, intent: 'i-9' }))
  expect(Object.keys(drafts.get('trial')!.answers)).not.toContain('colour')
})

it('starts over with nothing answered and another intent', async () => {
  const { drafts, keeper } = memory(draftOf('old'))
  const screen = await open(keeper)
  await screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(screen.getByLabelText('Beneficiary')).toHaveValue('')
  await screen.getByLabelText('Beneficiary').selectOptions('Alder Trading')
  await vi.waitFor(() => expect(drafts.get('trial')).toBeDefined())
  expect(drafts.get('trial')?.intent).not.toBe('i-9')
  expect(drafts.get('trial')?.answers['reference']).toBeUndefined()
})

it('shows the newest answers when another tab went on, and says so', async () => {
  const { drafts, keeper, tell } = memory(draftOf('mine'))
  const screen = await open(keeper)
  await screen.getByLabelText('Reference').fill('mine too')
  drafts.set('trial', draftOf('theirs'))
  tell(draftOf('theirs'))
  await expect.element(screen.getByLabelText('Reference')).toHaveValue('theirs')
  await expect.element(screen.getByText(/continued this in another tab/)).toBeVisible()
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.get('trial')?.answers['reference']).toBe('theirs')
})

it('keeps nothing of what was sent', async () => {
  const { drafts, keeper } = memory(draftOf('INV-7', 'check'))
  const onDone = vi.fn()
  const screen = await open(keeper, onDone)
  await screen.getByRole('button', { name: 'Send 5 USD' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(drafts.has('trial')).toBe(false)
})
