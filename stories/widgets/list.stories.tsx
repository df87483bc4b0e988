import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Flow } from '#definition/generated/flow.ts'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/list.ts'
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

const meta: Meta<typeof Harness> = {
  title: 'Fields/List',
  component: Harness,
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Several: Story = {
  name: 'Items added up to the most',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an owner' }))
    await userEvent.keyboard('Alder')
    await userEvent.click(canvas.getByRole('button', { name: 'Add an owner' }))
    await userEvent.keyboard('Birch')
    await expect(canvas.getByRole('group', { name: 'Owner 2 of 2' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Move up Owner 2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is sent' }))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('[{"name":"Birch"},{"name":"Alder"}]')
    await expect(canvas.getByRole('button', { name: 'Add an owner' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Owner 1' }))
    await expect(canvas.getByRole('button', { name: 'Add an owner' })).toBeEnabled()
  },
}

export const Wrong: Story = {
  name: 'Something missing in an item',
  args: { value: [{ name: 'Alder' }, { share: '40' }], left: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Name is required.')).toBeInTheDocument()
  },
}

export const Values: Story = {
  name: 'Of values, such as lines of text',
  args: {
    field: {
      type: 'list',
      label: 'Lines of the address',
      item: { label: 'Line', add: 'Add a line' },
      each: { id: 'line', type: 'text', label: 'Line' },
    },
    value: ['Quay House', '1 Harbour Road'],
  },
}

const alder = { id: 'a', answers: { name: 'Alder' }, says: 'Alder', sent: { name: 'Alder' } }
const birch = { id: 'b', answers: { name: 'Birch' }, says: 'Birch', sent: { name: 'Birch' } }
const people = {
  type: 'list',
  label: 'People',
  item: { label: 'Person', add: 'Add another person' },
  entry: 'person',
  most: 'batchEntries',
}

export const EachByAFlow: Story = {
  name: 'Items with steps, one open',
  args: { field: people, flows: { person }, value: [alder, birch] },
}

export const EnteredInTurn: Story = {
  name: 'Items with steps, entered in turn',
  args: { field: people, flows: { person } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Name'), 'Alder')
    await userEvent.click(canvas.getByRole('button', { name: 'Add another person' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Name'), 'Birch')
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is sent' }))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('[{"name":"Alder"},{"name":"Birch"}]')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Person 1' }))
    await expect(await canvas.findByLabelText('Name')).toHaveValue('Birch')
  },
}

export const Incomplete: Story = {
  name: 'One that is not complete says so',
  args: {
    field: people,
    flows: { person },
    value: [alder, { id: 'b', answers: {}, says: '' }],
    left: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Number 2 is not complete yet/)).toBeInTheDocument()
  },
}
