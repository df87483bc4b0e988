import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For a bank of the United States. Nine digits with a check digit. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Routing number',
  component: Harness,
  args: {
    field: {
      type: 'routing-number',
      label: 'Routing number',
      hint: '9 digits, at the bottom left of a check.',
    },
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '021000021' } }

export const Wrong: Story = {
  name: 'Nine digits whose checksum holds (IDN-065, VAL-048)',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Routing number')
    await userEvent.type(input, '02a10000223')
    await expect(input).toHaveValue('021000022')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/This routing number is invalid\. Check its digits\./)
    await userEvent.type(input, '{Backspace}1')
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'))
  },
}

export const Required: Story = { args: { left: true } }

export const Locked: Story = { args: { value: '021000021', locked: true } }
