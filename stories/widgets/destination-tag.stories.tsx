import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For the number by which an exchange tells its customers apart, where they share one address. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Destination tag',
  component: Harness,
  args: {
    field: {
      type: 'destination-tag',
      label: 'Destination tag',
      hint: 'A number the exchange gave you.',
      optional: true,
    },
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '4294967295' } }

export const Bounds: Story = {
  name: 'A whole number from 0 to 4294967295, optional, without separators (VAL-028, VAL-029, VAL-030)',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Destination tag/)
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.type(input, '4294967296')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(
      /Enter a whole number from 0 to 4294967295, without separators\./,
    )
    await userEvent.type(input, '{Backspace}5')
    await userEvent.tab()
    await expect(input).toHaveValue('4294967295')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const Locked: Story = { args: { value: '70221', locked: true } }
