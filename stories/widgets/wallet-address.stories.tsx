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
  name: 'Pasted, read in groups',
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
  name: 'Address of another chain',
  tags: ['VAL-024', 'VAL-027'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Wallet address')
    await userEvent.type(input, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/The provided XRPL wallet address is invalid\./)
  },
}

export const WrongEthereum: Story = {
  name: 'Ethereum address too long',
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
  name: 'Warned, not blocked',
  args: { value: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTj' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Wallet address')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).toHaveAccessibleDescription(/checksum of this address does not hold/)
  },
}

export const FlagOff: Story = {
  name: 'Validation switched off',
  tags: ['FLG-035'],
  args: { facts: { chain: 'XRPL', flags: {} } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Wallet address')
    await userEvent.type(input, 'not-an-address')
    await userEvent.tab()
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}
