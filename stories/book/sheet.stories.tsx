import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Sheet } from './sheet.tsx'
import { provenBySheet } from './sheet-story.tsx'
import type { Thing } from './thing.ts'

/** An example sheet; the book lists no story of it. */
const meta: Meta = {
  title: 'Galleries/Sheet',
  tags: ['!dev'],
  parameters: { isSheet: true, a11y: provenBySheet },
}
export default meta

const states = ['empty', 'filled', 'error', 'locked', 'longest'].map((name) => ({
  name,
  title: name,
  says: name,
  draw: () => <p style={{ blockSize: 300 }}>{`Drawn: ${name}`}</p>,
}))
const thing: Thing = { title: 'Something', purpose: 'Is looked at.', named: 'something', states }
const all = { look: 'all', width: 'all', direction: 'all', zoom: 'all' }

export const AllAtOnce: StoryObj = {
  name: 'All states at once',
  tags: ['TRU-638'],
  render: (_args, { id }) => <Sheet thing={thing} story={id} globals={all} />,
  play: async ({ canvas, canvasElement }) => {
    const cells = () => [...canvasElement.querySelectorAll('.book-cell')]
    await waitFor(() => expect(cells()).toHaveLength(5 * 36))
    const drawn = await canvas.findAllByText(/^Drawn: /)
    await expect(drawn.length).toBeLessThan(45)
    const last = cells().at(-1)
    await expect(last?.textContent).not.toContain('Drawn')
    last?.scrollIntoView()
    await waitFor(() => expect(last?.textContent).toContain('Drawn: longest'))
  },
}

export const StateOfAnother: StoryObj = {
  name: 'A state that another sheet has',
  tags: ['TRU-758'],
  render: (_args, { id }) => <Sheet thing={thing} story={id} globals={{ state: 'read-only' }} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^There is no state ‘read only’ here/)).toBeVisible()
    await expect(canvasElement.querySelectorAll('.book-state')).toHaveLength(states.length)
  },
}
