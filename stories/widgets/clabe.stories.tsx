import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/clabe.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/CLABE',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Digits: Story = {
  name: 'Typed, in groups',
  tags: ['VAL-044'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('CLABE')
    await userEvent.type(input, '0321x800001183597195')
    await expect(input).toHaveValue('032 180 00011835971 9')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"032180000118359719"')
  },
}

export const Wrong: Story = {
  name: 'Wrong check digit, told when left',
  tags: ['VAL-046'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('CLABE')
    await userEvent.type(input, '032180000118359718')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Invalid CLABE\. Please verify and try again\./)
  },
}

export const FlagOff: Story = {
  name: 'Validation switched off',
  tags: ['FLG-034'],
  args: { facts: { flags: {} } },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('CLABE')
    await userEvent.type(input, '032180000118359718')
    await userEvent.tab()
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}

export const Pasted: Story = {
  name: 'Pasted, with hyphens or letters',
  tags: ['VAL-047'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('CLABE')
    await userEvent.click(input)
    await userEvent.paste('032-180-00011835971-9')
    await expect(input).toHaveValue('032 180 00011835971 9')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"032180000118359719"')
  },
}
