import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/password.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Password',
  component: Harness,
  tags: ['TRU-729'],
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Typed: Story = {
  name: 'Hidden, then shown',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/^Password/)
    await userEvent.type(input, 'two words')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show: Password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('two words')
  },
}
