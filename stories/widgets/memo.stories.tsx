import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/memo.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Memo',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Capitals: Story = {
  name: 'Typed small, sent in capitals',
  tags: ['PAY-029'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Memo/)
    await userEvent.type(input, ' invoice 7')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"INVOICE 7"')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const RulesOfTheDestination: Story = {
  name: 'Rules of the destination',
  tags: ['SET-012'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Memo/)
    await userEvent.type(input, 'Invoice 7, May')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Use capitals, digits and spaces, at most 20\./)
  },
}

export const NoRules: Story = {
  name: 'A destination without rules',
  args: { facts: {}, value: 'Invoice 7, May' },
}
