import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/**
 * For the bank behind an account, where the destination asks for it. Eight or eleven characters, in
 * capitals.
 */
const meta: Meta<typeof Harness> = {
  title: 'Fields/BIC',
  component: Harness,
  args: { field: { type: 'bic', label: 'BIC', hint: '8 or 11 characters, for example DEUTDEFF.' } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: 'DEUTDEFF500' } }

export const Capitals: Story = {
  name: 'Small letters become capitals, spaces go',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('BIC')
    await userEvent.type(input, 'deut de ff')
    await expect(input).toHaveValue('DEUTDEFF')
  },
}

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('BIC')
    await userEvent.type(input, 'DEUTDE')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter a BIC of 8 or 11 characters/)
  },
}

export const Locked: Story = { args: { value: 'DEUTDEFF500', locked: true } }
