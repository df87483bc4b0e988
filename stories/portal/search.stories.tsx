import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Palette } from '../../src/portal/shell/palette/palette.tsx'
import { paymentId } from '#tests/fixtures/portal/answers.ts'
import { StoryProvider } from './story-provider.tsx'

interface Args {
  /** Text in the search field. */
  readonly typed: string
  /** Results of the server; an error is thrown, undefined never resolves. */
  readonly found: unknown
}

const hits = [
  'Supplier one',
  'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste',
].map((title, place) => ({
  kind: 'payment',
  id: `${paymentId}${place}`,
  title,
  says: '1,000.50 USD, completed',
  path: `/payments/${paymentId}`,
}))

const never = () => undefined

/** Search for a page, an action or a record. Ctrl-K or ⌘K opens it everywhere. */
const meta: Meta<Args> = {
  title: 'Portal/Search',
  argTypes: { found: { control: false } },
  args: { typed: '', found: { hits } },
  render: ({ found }) => (
    <StoryProvider answers={{ 'search.find': found }}>
      <Palette isOpen onClose={never} onKeys={never} />
    </StoryProvider>
  ),
  play: async ({ args: { typed } }) => {
    const line = await screen.findByRole('combobox', { name: 'Search pages, actions and records' })
    if (typed !== '') await userEvent.type(line, typed)
    await expect(line).toHaveValue(typed)
  },
}
export default meta
type Story = StoryObj<Args>

export const Opened: Story = {}

export const Found: Story = {
  args: { typed: 'supplier' },
  play: async (context) => {
    await meta.play?.(context)
    await waitFor(() => expect(screen.getByRole('option', { name: /Supplier one/ })).toBeVisible())
  },
}

export const OnAPhone: Story = {
  name: 'Long names keep their room on a phone',
  args: { typed: 'supplier' },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await meta.play?.(context)
    const name = await screen.findByText(/^Gesellschaft/)
    await expect(name.getBoundingClientRect().width).toBeGreaterThanOrEqual(200)
  },
}

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { typed: 'zzzz', found: { hits: [] } },
  play: async (context) => {
    await meta.play?.(context)
    await waitFor(() => expect(screen.getByText(/Nothing is called ‘zzzz’/)).toBeVisible())
  },
}

export const Searching: Story = {
  args: { typed: 'supplier', found: undefined },
  play: async (context) => {
    await meta.play?.(context)
    await waitFor(() => expect(screen.getByText('Searching…')).toBeVisible())
  },
}

export const Failed: Story = {
  name: 'Records could not be searched',
  args: { typed: 'supplier', found: new Error('No') },
  play: async (context) => {
    await meta.play?.(context)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}
