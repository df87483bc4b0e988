import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Harness } from './harness.tsx'

/** For a line of words nothing more exact is known about. Look for a field of its own first. */
const meta: Meta<typeof Harness> = {
  title: 'Fields/Text',
  component: Harness,
  args: {
    field: {
      type: 'text',
      label: 'Internal ID',
      hint: 'Your own reference for this payment.',
      limit: 'internalIdLength',
    },
  },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Empty: Story = {}

export const Optional: Story = {
  args: { field: { type: 'text', label: 'Nickname', optional: true } },
}

export const Filled: Story = { args: { value: 'INV-2026-0042' } }

export const Required: Story = {
  name: 'An error waits until the field was left',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Internal ID')
    await expect(input).toHaveAttribute('aria-required', 'true')
    await userEvent.click(input)
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveAccessibleDescription(/Your own reference/)
  },
}

export const TooLong: Story = {
  name: 'An internal ID has at most 36 characters (WIZ-040)',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Internal ID')
    await userEvent.type(input, 'x'.repeat(36))
    await expect(await canvas.findByText('0 characters left')).toBeVisible()
    await userEvent.type(input, 'y')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/Enter at most 36 characters\./)
  },
}

export const Spaces: Story = {
  name: 'Blank is no answer, and spaces at the ends are not sent',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Internal ID')
    await userEvent.type(input, '  INV 7 ')
    await expect(input).toHaveValue('  INV 7 ')
    await userEvent.tab()
    await expect(input).toHaveValue('INV 7')
    await userEvent.clear(input)
    await userEvent.type(input, '   ')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('nothing')
  },
}

export const Refused: Story = {
  args: { value: 'INV-1', refused: 'This internal ID was used before. Choose another one.' },
}

export const Locked: Story = { args: { value: 'INV-2026-0042', locked: true } }

export const LongText: Story = {
  name: 'Long text',
  args: {
    field: {
      type: 'text',
      label: 'The registered name of the business as it is written in the commercial register of its country',
      hint: 'Letters and spaces only. Leave out the legal form when the register leaves it out, and write abbreviations as the register does.',
    },
    value:
      'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste mit beschränkter Haftung',
  },
}
