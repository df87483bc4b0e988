import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Flow } from '#definition/generated/flow.ts'
import { Harness } from './harness.tsx'

const person: Flow = {
  $schema: '',
  id: 'person',
  version: 1,
  title: 'Person',
  purpose: 'One of several.',
  permission: 'examples.show',
  summary: [{ label: 'Name', value: '{name}' }],
  steps: [{ id: 'person', title: 'Person', fields: [{ id: 'name', type: 'text', label: 'Name' }] }],
  submit: { label: 'Add another person', call: 'examples.send', body: { 'people.0.name': 'name' } },
}

/** For several of the same thing that are more than a line each, such as the owners of a business. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Entries',
  component: Harness,
  args: {
    field: { type: 'entries', label: 'People', entry: 'person', most: 'batchEntries' },
    flows: { person },
  },
}
export default meta
type Story = StoryObj<typeof Harness>

const alder = { id: 'a', answers: { name: 'Alder' }, says: 'Alder', sent: { name: 'Alder' } }
const birch = { id: 'b', answers: { name: 'Birch' }, says: 'Birch', sent: { name: 'Birch' } }

export const Empty: Story = {}

export const Filled: Story = { args: { value: [alder, birch] } }

export const Several: Story = {
  name: 'Each is entered in turn, up to as many as there may be',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Alder')
    await userEvent.click(canvas.getByRole('button', { name: 'Add another person' }))
    await userEvent.type(canvas.getByLabelText('Name'), 'Birch')
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is sent' }))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('[{"name":"Alder"},{"name":"Birch"}]')
    await expect(canvas.getByRole('button', { name: 'Add another person' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Alder' }))
    await expect(canvas.getByRole('button', { name: 'Add another person' })).toBeEnabled()
    await expect(canvas.getByLabelText('Name')).toHaveFocus()
  },
}

export const Incomplete: Story = {
  name: 'One that is not complete says so',
  args: {
    value: [alder, { id: 'b', answers: {}, says: '' }],
    left: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Number 2 is not complete yet/)).toBeInTheDocument()
  },
}

export const Locked: Story = { args: { value: [alder, birch], locked: true } }
