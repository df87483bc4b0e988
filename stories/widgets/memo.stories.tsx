import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

const rules = {
  maxLength: 20,
  pattern: '^[A-Z0-9 ]+$',
  message: 'Use capitals, digits and spaces, at most 20.',
}
/** For the note that travels with a payment. What the destination allows is told before it is typed. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Memo',
  component: Harness,
  args: {
    field: {
      type: 'memo',
      label: 'Memo',
      hint: 'The beneficiary sees it, in capitals.',
      of: 'beneficiary',
      limit: 'memoLength',
      optional: true,
    },
    facts: {
      beneficiary: { country: 'MX', currency: 'MXN' },
      configuration: { productConfiguration: { memoRules: { 'MX:MXN': rules } } },
    },
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: 'Invoice 7' } }

export const Capitals: Story = {
  name: 'It is sent trimmed and in capitals (PAY-029)',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Memo/)
    await userEvent.type(input, ' invoice 7')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"INVOICE 7"')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const RulesOfTheDestination: Story = {
  name: 'The rules of the destination are told in its words (SET-012)',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Memo/)
    await userEvent.type(input, 'Invoice 7, May')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Use capitals, digits and spaces, at most 20\./)
  },
}

export const NoRules: Story = {
  name: 'A destination without rules',
  args: { facts: {}, value: 'Invoice 7, May' },
}

export const Locked: Story = { args: { value: 'Invoice 7', locked: true } }
