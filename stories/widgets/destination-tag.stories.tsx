import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/destination-tag.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Destination tag',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Bounds: Story = {
  name: 'Smallest and largest',
  tags: ['VAL-028', 'VAL-029', 'VAL-030'],
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
