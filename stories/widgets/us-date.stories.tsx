import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/us-date.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Day of a filter',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Filled: Story = {
  name: 'Shown and kept in two forms',
  tags: ['PAY-055'],
  args: { value: '2026-11-03' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/Created after/, { selector: '[type="text"]' })).toHaveValue(
      '11/03/2026',
    )
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"2026-11-03"')
  },
}

export const Typed: Story = {
  name: 'The strokes set themselves',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByPlaceholderText('MM/DD/YYYY')
    await userEvent.type(input, '11032026')
    await expect(input).toHaveValue('11/03/2026')
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}2025')
    await userEvent.tab()
    await expect(input).toHaveValue('11/03/2025')
  },
}

export const Impossible: Story = {
  name: 'Only real days',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByPlaceholderText('MM/DD/YYYY')
    await userEvent.type(input, '02302026')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter a real date as MM\/DD\/YYYY\./)
  },
}
