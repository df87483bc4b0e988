import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/bic.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/BIC',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Capitals: Story = {
  name: 'Typed small, with spaces',
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
