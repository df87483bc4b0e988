import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import type { Draft } from '#engine/flow/types.ts'
import type { DraftKeeper } from '../../draft/draft-keeper.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow.tsx'
import { LeaveProvider } from './leave-provider.tsx'
import { useLeave } from './leave-guard.ts'

const definition: Definition = {
  $schema: '',
  id: 'rename',
  version: 1,
  title: 'Rename',
  purpose: 'A dialog flow.',
  permission: 'wallets.write',
  given: ['walletId'],
  facts: { wallet: { call: 'wallets.read', with: { walletId: 'given.walletId' } } },
  starts: { name: 'wallet.name' },
  steps: [{ id: 'name', title: 'Name', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
  leave: {
    title: 'Leave this form?',
    says: 'The name is not saved.',
    stay: 'Continue editing',
    leave: 'Leave without saving',
  },
  submit: {
    label: 'Save',
    call: 'wallets.rename',
    body: { walletId: 'given.walletId', name: 'name' },
    toast: { says: '{name} saved', stays: 'walletToast' },
  },
}
const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

function Close({ onClose }: { readonly onClose: () => void }) {
  const { ask } = useLeave()
  return <button onClick={() => ask(onClose)}>Close</button>
}

function memory() {
  const stored = new Map<string, Draft>()
  const keeper: DraftKeeper = {
    load: (name) => Promise.resolve(stored.get(name)),
    save: (draft) => Promise.resolve(void stored.set(JSON.stringify(draft.given), draft)),
    drop: () => Promise.resolve(stored.clear()),
    onOtherTab: () => () => {},
  }
  return { drafts: stored, keeper }
}

async function open() {
  const services = testServices({ 'wallets.read': () => ({ name: 'Main' }), 'wallets.rename': () => ({}) })
  const [onClose, onDone, { drafts, keeper }] = [vi.fn(), vi.fn(), memory()]
  const facts = { limits: { walletToast: 10_000 } }
  const screen = await render(
    <TestProvider services={services}>
      <LeaveProvider>
        <Close onClose={onClose} />
        <Flow flow={flow} given={{ walletId: 'w-1' }} facts={facts} drafts={keeper} onDone={onDone} />
      </LeaveProvider>
    </TestProvider>,
  )
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Main')
  return { screen, services, onClose, onDone, drafts }
}

const closing = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('closes an untouched flow at once, and asks for its facts with what its page handed it', async () => {
  const { screen, services, onClose, drafts } = await open()
  expect(services.calls[0]?.params).toEqual({ walletId: 'w-1' })
  expect(closing()).toBe(false)
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('pagehide'))
  expect(drafts.size).toBe(0)
})

it('asks before a flow with answers is left: staying keeps them, leaving forgets them', async () => {
  const { screen, onClose, drafts } = await open()
  await screen.getByLabelText('Name').fill('Other')
  expect(closing()).toBe(true)
  await vi.waitFor(() => expect(drafts.get('{"walletId":"w-1"}')?.answers).toEqual({ name: 'Other' }))
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByText('The name is not saved.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Continue editing' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Continue editing' }).click()
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Other')
  await screen.getByRole('button', { name: 'Close' }).click()
  await screen.getByRole('button', { name: 'Leave without saving' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(drafts.size).toBe(0)
})

it('asks nothing more once it has ended, and says how long its notice stays', async () => {
  const { screen, services, onDone } = await open()
  await screen.getByLabelText('Name').fill('Other')
  await screen.getByRole('button', { name: 'Save' }).click()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ toast: { text: 'Other saved', stays: 10_000 } })
  expect(services.calls.at(-1)?.body).toEqual({ walletId: 'w-1', name: 'Other' })
  expect(closing()).toBe(false)
})
