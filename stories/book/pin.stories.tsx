import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { readComment } from './address.ts'
import { Pin } from './pin.tsx'
import { firstView, viewOf } from './view.ts'

/** Part of every sheet; the book lists no story of it. */
const meta: Meta<typeof Pin> = {
  title: 'Galleries/Comment',
  component: Pin,
  tags: ['!dev'],
  args: {
    story: 'fields-money--sheet',
    view: { ...firstView, look: 'dark' },
    state: 'error',
    title: 'Error',
  },
}
export default meta
type Story = StoryObj<typeof Pin>

const words = 'Könnte kürzer sein: “why” first?'

export const Commented: Story = {
  name: 'State and comment by an address',
  tags: ['TRU-255'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Comment on: Error' }))
    await userEvent.type(canvas.getByRole('textbox'), words)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address with this comment' }))
    const copied = await canvas.findByText(/^Copied: .*fields-money--sheet/)
    const globals = /globals=([\w:;-]+)$/.exec(copied.textContent ?? '')?.[1] ?? ''
    await expect(globals).toContain('look:dark;state:error;comment:')
    const opened = viewOf(Object.fromEntries(globals.split(';').map((one) => one.split(':'))))
    await expect(opened).toMatchObject({ look: 'dark', state: 'error', width: '360' })
    await expect(opened.comment).toMatch(/^c-[\w-]+$/)
    await expect(readComment(opened.comment)).toBe(words)
  },
}

export const Opened: Story = {
  name: 'Comment at its state',
  tags: ['TRU-255'],
  args: { view: { ...firstView, state: 'error', comment: 'c-U2hvcnRlcg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shorter')).toBeVisible()
  },
}
