import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/json.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/JSON',
  component: Harness,
  tags: ['TRU-729'],
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Filled: Story = {
  name: 'It is sent as the object it is',
  tags: ['QUO-044'],
  args: { value: '{ "desk": "A", "floor": 2 }' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('{"desk":"A","floor":2}')
  },
}

export const Broken: Story = {
  name: 'No JSON, with line and column',
  tags: ['QUO-044'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/User info/)
    await userEvent.click(input)
    await userEvent.paste('{\n  "desk": "A",\n  floor: 2\n}')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Line 3, column 3: a name in double quotes is expected\./)
  },
}

export const NoObject: Story = { name: 'Not an object', args: { value: '[1, 2]', left: true } }
