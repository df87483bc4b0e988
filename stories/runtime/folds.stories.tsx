import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CaseStep } from './case-step.tsx'

/** Folded questions that few people answer: their heading opens them by a click or a key. */
const meta: Meta<typeof CaseStep> = {
  title: 'Runtime/Folds',
  component: CaseStep,
  tags: ['autodocs'],
  args: { step: 'edit-ledger-account/account' },
}
export default meta
type Story = StoryObj<typeof CaseStep>

export const Folded: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Peering')).toBeVisible()
    await expect(canvas.getByLabelText(/^Peer address/)).not.toBeVisible()
  },
}

export const Opened: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Peering'))
    await expect(canvas.getByLabelText(/^Peer address/)).toBeVisible()
  },
}
