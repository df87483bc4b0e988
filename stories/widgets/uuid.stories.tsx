import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/uuid.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Identifier',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Wrong: Story = {
  name: 'No identifier, told when left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Payment ID/)
    await userEvent.type(input, '123e4567')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/groups of 8-4-4-4-12/)
  },
}
