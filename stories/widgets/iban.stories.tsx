import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/iban.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/IBAN',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Groups: Story = {
  name: 'Typed, in groups of four',
  tags: ['VAL-036', 'VAL-037'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('IBAN')
    await userEvent.type(input, '12de89370400440532013000')
    await expect(input).toHaveValue('DE89 3704 0044 0532 0130 00')
  },
}

export const Length: Story = {
  name: 'As long as its country has it',
  tags: ['VAL-038'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('IBAN')
    await userEvent.type(input, 'NO93860111179471234')
    await expect(input).toHaveValue('NO93 8601 1117 947')
  },
}

export const Caret: Story = {
  name: 'Typed in the middle',
  args: { value: 'DE89370400440532013000' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('IBAN')
    await userEvent.type(input, '{Backspace}9', { initialSelectionStart: 9, initialSelectionEnd: 9 })
    await expect(input).toHaveValue('DE89 3709 0044 0532 0130 00')
    await expect(input.selectionStart).toBe(9)
  },
}

export const Paste: Story = {
  name: 'Pasted, with spaces or too long',
  tags: ['VAL-040'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('IBAN')
    await userEvent.click(input)
    await userEvent.paste(' de89 3704 0044 0532 0130 00 ')
    await expect(input).toHaveValue('DE89 3704 0044 0532 0130 00')
    await userEvent.clear(input)
    await userEvent.paste('DE89 3704 0044 0532 0130 0012')
    await expect(input).toHaveValue('DE89 3704 0044 0532 0130 0012')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(
      /Incorrect IBAN\. Please verify the format matches the country\./,
    )
  },
}

export const WrongChecksum: Story = {
  name: 'Wrong checksum, told when left',
  tags: ['VAL-041'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('IBAN')
    await userEvent.type(input, 'DE89370400440532013001')
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'))
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(
      /Invalid IBAN\. Please verify there's no typos or missing characters\./,
    )
  },
}

export const FlagOff: Story = {
  name: 'Validation switched off',
  tags: ['VAL-031', 'IDN-068'],
  args: { facts: { flags: { bankAccountValidation: false } } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('IBAN')
    await userEvent.type(input, 'DE89370400440532013001')
    await userEvent.tab()
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.clear(input)
    await userEvent.type(input, 'DE8937040044')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter 15 to 35 letters/)
  },
}

export const Sent: Story = {
  name: 'It is sent without spaces',
  tags: ['VAL-035'],
  args: { value: 'DE89 3704 0044 0532 0130 00' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"DE89370400440532013000"')
  },
}
