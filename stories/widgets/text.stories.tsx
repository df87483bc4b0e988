import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/text.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Text',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Optional: Story = {
  args: { field: { type: 'text', label: 'Nickname', optional: true } },
}

export const Required: Story = {
  name: 'Error told when left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Internal ID')
    await expect(input).toHaveAttribute('aria-required', 'true')
    await userEvent.click(input)
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(/Your own reference/)
  },
}

export const TooLong: Story = {
  name: 'Too long',
  tags: ['WIZ-040'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Internal ID')
    await userEvent.type(input, 'x'.repeat(36))
    await expect(await canvas.findByText('0 characters left')).toBeVisible()
    await userEvent.type(input, 'y')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter at most 36 characters\./)
  },
}

export const Spaces: Story = {
  name: 'Blank, or spaces at the ends',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Internal ID')
    await userEvent.type(input, '  INV 7 ')
    await expect(input).toHaveValue('  INV 7 ')
    await userEvent.tab()
    await expect(input).toHaveValue('INV 7')
    await userEvent.clear(input)
    await userEvent.type(input, '   ')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('nothing')
  },
}
