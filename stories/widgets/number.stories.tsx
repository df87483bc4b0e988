import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/number.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Number',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Typed: Story = {
  name: 'Typed, grouped when left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Minimum amount/)
    await userEvent.type(input, '12500.5')
    await userEvent.tab()
    await expect(input).toHaveValue('12,500.5')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"12500.5"')
  },
}

export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Minimum amount/)
    await userEvent.type(input, 'ten')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter a number/)
  },
}
