import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/phone.ts'
import { Harness } from './harness.tsx'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Phone',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Plus: Story = {
  name: 'Plus added in front',
  tags: ['IDN-063', 'IDN-064'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Telephone')
    await expect(input).toHaveAttribute('type', 'tel')
    await userEvent.type(input, '52 55-1234-5678')
    await userEvent.tab()
    await expect(input).toHaveValue('+5255-1234-5678')
    await userEvent.type(input, 'x')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/digits and hyphens only/)
  },
}
