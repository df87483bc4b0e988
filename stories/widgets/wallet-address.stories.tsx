import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/wallet-address.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Wallet address',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Ethereum: Story = {
  args: {
    value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    facts: { chain: 'Ethereum', flags: { bankAccountValidation: true } },
  },
}

export const Paste: Story = {
  name: 'A paste with spaces is taken, and the whole address can be read in groups',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Wallet address')
    await userEvent.click(input)
    await userEvent.paste(' rHb9 CJAW yB4r j91V RWn9 6Dku kG4b wdty Th ')
    await expect(input).toHaveValue('rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh')
    await expect(await canvas.findByText('RWn9')).toBeVisible()
    await userEvent.tab()
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const WrongChain: Story = {
  name: 'An address of another chain is refused',
  tags: ['VAL-024', 'VAL-027'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Wallet address')
    await userEvent.type(input, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/The provided XRPL wallet address is invalid\./)
  },
}

export const WrongEthereum: Story = {
  name: 'An Ethereum address has exactly 42 characters',
  tags: ['VAL-018', 'VAL-022'],
  args: { facts: { chain: 'Ethereum', flags: { bankAccountValidation: true } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Wallet address')
    await userEvent.type(input, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/The provided Ethereum wallet address is invalid\./)
    await userEvent.type(input, 'd')
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'))
  },
}

export const Doubtful: Story = {
  name: 'A doubt is shown and does not block',
  args: { value: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTj' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Wallet address')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).toHaveAccessibleDescription(/checksum of this address does not hold/)
  },
}

export const FlagOff: Story = {
  name: 'Not checked with bank account validation off',
  tags: ['FLG-035'],
  args: { facts: { chain: 'XRPL', flags: {} } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Wallet address')
    await userEvent.type(input, 'not-an-address')
    await userEvent.tab()
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}
