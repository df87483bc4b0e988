import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Field, Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Flow } from '../flow/flow.tsx'

const fields: Field[] = [
  { id: 'name', type: 'text', label: 'Name' },
  { id: 'peer', type: 'text', label: 'Peer', heading: 'Peering', folded: true, optional: true },
  {
    id: 'relation',
    type: 'text',
    label: 'Relation',
    optional: true,
    default: 'none',
    value: { pattern: '^[a-z]+$' },
  },
  { id: 'note', type: 'text', label: 'Note', heading: 'More', optional: true },
]

function flowOf() {
  const definition: Definition = {
    $schema: '',
    id: 'account',
    version: 1,
    title: 'Edit account',
    purpose: 'An account with a peer.',
    permission: 'accounts.write',
    facts: { account: { call: 'accounts.read' } },
    starts: { name: 'account.name', peer: 'account.peer', relation: 'account.relation' },
    steps: [{ id: 'account', title: 'Account', fields }],
    submit: { label: 'Save', call: 'accounts.update', body: { name: 'name', relation: 'relation' } },
  }
  const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map(), faults: {} })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return linked.flow
}

async function open(account: object = { name: 'salaries' }) {
  const services = testServices({ 'accounts.read': () => account, 'accounts.update': () => ({}) })
  const screen = await render(
    <TestProvider services={services}>
      <Flow flow={flowOf()} facts={{ account }} onDone={() => {}} />
    </TestProvider>,
  )
  await expect.element(screen.getByLabelText('Name')).toBeVisible()
  return { screen, title: screen.getByText('Peering'), peer: screen.getByLabelText(/^Peer/) }
}

it('shows the title of what is rarely asked, opens it by keyboard, and leaves what follows open (TRU-681)', async () => {
  const { screen, title, peer } = await open()
  await expect.element(title).toBeVisible()
  expect(peer.element().checkVisibility()).toBe(false)
  await expect.element(screen.getByLabelText(/^Note/)).toBeVisible()
  await screen.getByLabelText('Name').click()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(peer).toBeVisible()
  // Else a field of the full width sticks out by its own padding.
  const body = peer.element().closest('details > :not(summary)')!
  expect(getComputedStyle(body).boxSizing).toBe('border-box')
  await peer.fill('rn.us.bank')
  await peer.fill('')
  await expect.element(peer).toBeVisible()
})

it('opens by itself what is answered other than by default, and not what a default answers (TRU-681)', async () => {
  const usual = await open({ name: 'salaries', relation: 'none' })
  expect(usual.peer.element().checkVisibility()).toBe(false)
  await usual.screen.unmount()
  const { peer } = await open({ name: 'salaries', peer: 'rn.us.bank' })
  await expect.element(peer).toBeVisible()
})

it('opens what turns out to be wrong, and takes the focus there from the error (TRU-681)', async () => {
  const { screen, title } = await open()
  const relation = screen.getByLabelText(/^Relation/)
  await title.click()
  await relation.fill('NOT THIS')
  await screen.getByLabelText('Name').click()
  await title.click()
  await expect.poll(() => relation.element().checkVisibility()).toBe(false)
  await screen.getByRole('button', { name: 'Save' }).click()
  await screen.getByRole('link', { name: /Relation/ }).click()
  await expect.element(relation).toBeVisible()
  await expect.element(relation).toHaveFocus()
})
