import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/account-number.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Account number',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Wrong: Story = {
  name: 'Four to 21 digits',
  tags: ['IDN-066'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Account number')
    await userEvent.type(input, '12a')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter an account number of 4 to 21 digits\./)
    await userEvent.clear(input)
    await userEvent.type(input, '0001 2345')
    await userEvent.tab()
    await expect(input).toHaveValue('00012345')
    await expect(input).not.toHaveAttribute('aria-invalid')
  },
}
