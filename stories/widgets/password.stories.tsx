import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For a secret a person makes up. It is hidden until asked for, and kept in no draft. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Password',
  component: Harness,
  args: { field: { type: 'password', label: 'Password' } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Typed: Story = {
  name: 'It is hidden until it is asked for',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Password/)
    await userEvent.type(input, 'two words')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('two words')
  },
}

export const Locked: Story = { args: { value: 'secret', locked: true } }
