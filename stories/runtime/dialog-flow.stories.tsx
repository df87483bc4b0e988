import { Button, Dialog, DialogBody } from '@blueprintjs/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { LeaveProvider } from '#runtime/flow/leave/leave-provider.tsx'
import { useLeave } from '#runtime/flow/leave/leave-guard.ts'
import '../../src/portal/pages/stack/over-page.css'
import { StoryProvider } from './story-provider.tsx'
import { paymentServer } from './payment-server.ts'

const definition: Definition = {
  $schema: '',
  id: 'add-wallet',
  version: 1,
  title: 'Add a wallet',
  purpose: 'A flow in a dialog, handed its product by the page.',
  permission: 'wallets.write',
  given: ['product'],
  facts: { wallets: { call: 'wallets.list', with: { product: 'given.product' } } },
  steps: [
    {
      id: 'chain',
      title: 'Where the wallet is',
      fields: [
        {
          id: 'chain',
          type: 'choice-cards',
          label: 'Chain',
          options: { from: 'wallets.chains', value: 'id', label: 'name' },
          closed: [
            {
              full: { from: 'wallets.wallets', by: 'chain', most: 'wallets.most' },
              badge: 'max wallets reached',
              says: 'Your product takes no more wallets on this chain. Remove one first.',
            },
          ],
        },
        { id: 'nickName', type: 'text', label: 'Nickname' },
      ],
    },
  ],
  leave: {
    title: 'Leave without adding?',
    says: 'What you entered is not kept.',
    stay: 'Continue',
    leave: 'Leave',
  },
  submit: { label: 'Add wallet', call: 'wallets.create', body: { chain: 'chain', nickName: 'nickName' } },
}
const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
const { flow } = linked

const wallets = {
  chains: [
    { id: 'XRPL', name: 'XRP Ledger' },
    { id: 'Ethereum', name: 'Ethereum' },
  ],
  wallets: [{ chain: 'Ethereum' }, { chain: 'Ethereum' }],
  most: { Ethereum: 2, XRPL: 3 },
}

function Above() {
  const [isOpen, setOpen] = useState(true)
  const { ask } = useLeave()
  const close = () => ask(() => setOpen(false))
  return (
    <>
      <Button text="Add a wallet" onClick={() => setOpen(true)} />
      <Dialog
        className="ptl-over ptl-over--dialog"
        isOpen={isOpen}
        title="Add a wallet"
        canOutsideClickClose={false}
        onClose={close}
      >
        <DialogBody className="ptl-over__body">
          <Flow flow={flow} given={{ product: 'Stablecoin' }} facts={{}} onDone={() => setOpen(false)} />
        </DialogBody>
      </Dialog>
    </>
  )
}

/** A flow of one or two steps, over the page one comes from. Longer ones take a page. */
const meta: Meta = {
  title: 'Runtime/Flow in a dialog',
  render: () => (
    <StoryProvider services={paymentServer({ 'wallets.list': () => wallets })}>
      <LeaveProvider>
        <Above />
      </LeaveProvider>
    </StoryProvider>
  ),
}
export default meta
type Story = StoryObj

const dialog = () => within(document.body)

export const ClosedOption: Story = {
  name: 'A chain without room says why',
  play: async () => {
    const closed = await dialog().findByRole('radio', { name: /Ethereum/ })
    await expect(closed).toHaveAccessibleDescription(/takes no more wallets on this chain/)
  },
}

export const Leaving: Story = {
  name: 'Closed after something was answered',
  play: async () => {
    await userEvent.type(await dialog().findByLabelText('Nickname'), 'Main')
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }))
    await expect(await dialog().findByText('What you entered is not kept.')).toBeInTheDocument()
  },
}
