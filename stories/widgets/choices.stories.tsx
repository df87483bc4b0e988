import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/choices.ts'
import { Harness } from './harness.tsx'

const few = [
  { value: 'COMPLETED', label: 'Completed' },
  { value: 'FAILED', label: 'Failed' },
  { value: 'RETURNED', label: 'Returned' },
]

const many = [
  ...few,
  ...['Accepted', 'Declined', 'Executed', 'Expired', 'Forwarded', 'Locked'].map((label) => ({
    value: label.toUpperCase(),
    label,
  })),
]

const meta: Meta<typeof Harness> = {
  title: 'Fields/Choices',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Several: Story = {
  name: 'Several chosen, in order',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Failed' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Completed' }))
    await expect(canvas.getByText('2 chosen')).toBeVisible()
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('["COMPLETED","FAILED"]')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear state' }))
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('nothing')
  },
}

export const Searched: Story = {
  name: 'A list of nine is searched',
  tags: ['LIM-049'],
  args: { options: many },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Locked' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search state' }), 'ret')
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Returned' }))
    await expect(canvas.getByText('2 chosen')).toBeVisible()
  },
}

export const Eight: Story = {
  name: 'A list of eight is not',
  tags: ['LIM-049'],
  args: { options: many.slice(0, 8) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const Gone: Story = {
  name: 'No longer offered',
  args: { value: ['COMPLETED', 'GONE'], left: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: /^State/ })).toHaveAccessibleDescription(
      /no longer offered/,
    )
  },
}

export const NoOptions: Story = { name: 'Nothing to choose', args: { options: [] } }
