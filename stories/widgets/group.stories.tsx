import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/group.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Group',
  component: Harness,
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

const home = { street: 'Quay 1', city: 'Rotterdam', zipCode: '3011', country: 'NL' }

export const Filled: Story = {
  args: { value: home },
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText(/Postal code/))
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is sent' }))
    await expect(canvas.getByTestId('sent')).toHaveTextContent(
      '{"street":"Quay 1","city":"Rotterdam","country":"NL"}',
    )
  },
}

export const Wrong: Story = {
  name: 'What is wrong stands at its part',
  args: { value: { street: 'Quay 1', zipCode: '3' }, left: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('City is required.')).toBeInTheDocument()
  },
}
