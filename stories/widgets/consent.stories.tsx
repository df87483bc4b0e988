import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { provenBySheet, sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/consent.ts'
import { Harness } from './harness.tsx'

const paragraphs = [
  'The digital asset is bought by wiring money to the account shown, quoting the reference shown.',
  'There is no obligation to redeem, and no responsibility for what happens to the asset afterwards.',
  'Money from accounts that were not verified is sent back, less the cost of sending it back.',
]
const meta: Meta<typeof Harness> = {
  title: 'Fields/Consent',
  component: Harness,
  parameters: { a11y: provenBySheet },
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const Required: Story = {
  name: 'An unticked box is no answer',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: /owns and controls/ })
    await userEvent.tab()
    await userEvent.keyboard('  ')
    await expect(box).not.toBeChecked()
    await userEvent.tab()
    await expect(box).toHaveAccessibleDescription(/Tick the box to go on\./)
    await userEvent.click(box)
    await expect(box).not.toHaveAttribute('aria-invalid')
  },
}

export const WithDocument: Story = {
  name: 'Long document in a box',
  tags: ['WAL-021'],
  args: {
    field: { type: 'consent', label: 'I accept Exhibit A.', document: 'exhibit-a' },
    services: {
      document: () => ({
        title: 'Exhibit A',
        paragraphs: Array.from({ length: 24 }, (_, place) => paragraphs[place % 3] ?? ''),
      }),
    },
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Exhibit A' })
    await expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(500)
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight)
    await expect(box).toHaveAttribute('tabindex', '0')
  },
}

export const DocumentMissing: Story = {
  name: 'The document could not be loaded',
  args: { field: { type: 'consent', label: 'I accept Exhibit A.', document: 'exhibit-a' } },
}
