import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/routing-number.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Routing number',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Wrong: Story = {
  name: 'Nine digits whose checksum holds',
  tags: ['IDN-065', 'VAL-048'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Routing number')
    await userEvent.type(input, '02a10000223')
    await expect(input).toHaveValue('021000022')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/This routing number is invalid\. Check its digits\./)
    await userEvent.type(input, '{Backspace}1')
    await waitFor(() => expect(input).not.toHaveAttribute('aria-invalid'))
  },
}
