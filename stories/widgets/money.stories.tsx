import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/money.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Money',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Typed: Story = {
  name: 'Typed, put in order when left',
  tags: ['TRU-515'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount')
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await expect(input).toHaveAccessibleDescription(/USD/)
    await userEvent.type(input, '1250000.5')
    await expect(input).toHaveValue('1250000.5')
    await userEvent.tab()
    await expect(input).toHaveValue('1,250,000.50')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"1250000.5"')
  },
}

export const Ambiguous: Story = {
  name: 'Ambiguous amount refused',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount')
    await userEvent.type(input, '1,5,0')
    await userEvent.tab()
    await expect(input).toHaveValue('1,5,0')
    await expect(input).toHaveAccessibleDescription(/A comma or space may only group thousands/)
  },
}

export const DecimalComma: Story = {
  name: 'Decimal comma and currency read',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount')
    await userEvent.type(input, 'USD 1.250,50')
    await userEvent.tab()
    await expect(input).toHaveValue('1,250.50')
  },
}

export const NoDecimals: Story = {
  name: 'Yen have no decimals',
  args: { facts: { currency: 'JPY' }, value: '1000.5', left: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveAccessibleDescription(
      /JPY has no decimals\. Enter a whole amount\./,
    )
  },
}

export const Huge: Story = {
  name: 'More digits than a float can hold',
  args: { value: '9007199254740993.25' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Amount')).toHaveValue('9,007,199,254,740,993.25')
  },
}
