import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/ip-blocks.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/IP blocks',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Filled: Story = {
  name: 'Host bits cleared',
  tags: ['ALW-002'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Addresses/)
    await userEvent.click(input)
    await userEvent.paste('203.0.113.9/24\n198.51.100.7')
    await userEvent.tab()
    await expect(input).toHaveValue('203.0.113.0/24\n198.51.100.7')
    await expect(input).toHaveAccessibleDescription(/2 entries/)
  },
}

export const Broken: Story = {
  name: 'No address, told when left',
  tags: ['ERR-013'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Addresses/)
    await userEvent.click(input)
    await userEvent.paste('203.0.113.9\n2001:db8::1')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/‘2001:db8::1’ is not accepted\./)
  },
}
