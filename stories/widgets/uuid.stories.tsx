import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For finding one record by its identifier; nobody is asked to make one up. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Identifier',
  component: Harness,
  args: { field: { type: 'uuid', label: 'Payment ID', optional: true } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '123e4567-e89b-12d3-a456-426614174000' } }

export const Wrong: Story = {
  name: 'What is no identifier is explained when it is left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Payment ID/)
    await userEvent.type(input, '123e4567')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/groups of 8-4-4-4-12/)
  },
}

export const Locked: Story = { args: { value: '123e4567-e89b-12d3-a456-426614174000', locked: true } }
