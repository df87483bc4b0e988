import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/choice.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Choice',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Keys: Story = {
  name: 'Nothing chosen yet',
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByLabelText('Funds source')
    await expect(list).toHaveDisplayValue('Choose one')
    await userEvent.selectOptions(list, 'Credit')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"T_PLUS_ONE"')
  },
}

export const Required: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Funds source'))
    await userEvent.tab()
    await expect(canvas.getByLabelText('Funds source')).toHaveAccessibleDescription(/Choose one\./)
  },
}

export const Closed: Story = {
  name: 'A closed option names why',
  args: {
    options: [
      { value: 'XRPL', label: 'XRP Ledger' },
      {
        value: 'Ethereum',
        label: 'Ethereum',
        disabled: true,
        badge: 'max wallets reached',
        reason: 'Your product takes three wallets on a chain. Remove one first.',
      },
    ],
  },
}

export const NoOptions: Story = {
  name: 'Nothing to choose',
  args: {
    field: {
      type: 'choice',
      label: 'Purpose',
      optional: true,
      options: 'offered',
      empty: 'This destination asks for no purpose',
    },
    options: [],
  },
}
