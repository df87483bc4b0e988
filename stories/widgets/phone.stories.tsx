import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For a telephone number with its country code. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Phone',
  component: Harness,
  args: { field: { type: 'phone', label: 'Telephone', hint: 'With the country code.' } },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Filled: Story = { args: { value: '+52-55-1234-5678' } }

export const Plus: Story = {
  name: 'A leading plus is added; digits and hyphens stay (IDN-063, IDN-064)',
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

export const Required: Story = { args: { left: true } }

export const Locked: Story = { args: { value: '+52-55-1234-5678', locked: true } }
