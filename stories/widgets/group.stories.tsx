import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For several answers that are one and travel as one, such as an address. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Group',
  component: Harness,
  args: {
    field: {
      type: 'group',
      label: 'Home address',
      hint: 'Where the person lives, not where they work.',
      fields: [
        { id: 'street', type: 'text', label: 'Street and number' },
        { id: 'city', type: 'text', label: 'City' },
        { id: 'zipCode', type: 'text', label: 'Postal code', optional: true, value: { minLength: 2 } },
        { id: 'country', type: 'choice', label: 'Country', options: 'offered' },
      ],
    },
    options: [
      { value: 'NL', label: 'Netherlands' },
      { value: 'MX', label: 'Mexico' },
    ],
  },
}
export default meta
type Story = StoryObj<typeof Harness>

const home = { street: 'Quay 1', city: 'Rotterdam', zipCode: '3011', country: 'NL' }

export const Empty: Story = {}

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

export const Refused: Story = {
  name: 'The server refused it',
  args: { value: home, refused: 'This address is not known.' },
}

export const Locked: Story = { args: { value: home, locked: true } }
