import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { NotificationsPanel } from '../../src/portal/notifications/notifications-panel.tsx'
import { paymentId } from '#tests/fixtures/portal/answers.ts'
import { StoryProvider } from './story-provider.tsx'

const noteOf = (place: number, title: string, message: string) => ({
  id: `44444444-4444-4444-8444-00000000000${place}`,
  event_type: 'PAYMENT_COMPLETED',
  title,
  message,
  page: 'payment',
  // Each is about another record: notifications about one record are grouped.
  path: `/payments/${paymentId.slice(0, -1)}${place}`,
  created_at: '2026-03-04T12:00:00.000Z',
  read: place > 1,
  archived: false,
  mayReturn: false,
})

const notifications = [
  noteOf(0, 'Payment completed', '17,123.45 MXN reached Supplier one.'),
  noteOf(
    1,
    'Payment returned',
    'The beneficiary’s account is closed. 1,000.50 USD are back on your balance.',
  ),
  noteOf(
    2,
    'Beneficiary added',
    'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste can be paid now.',
  ),
]
const pageOf = (shown: typeof notifications, total = shown.length) => ({
  notifications: shown,
  paginationKeys: total > shown.length ? { next: '3' } : {},
  totalCount: total,
  unreadCount: Math.min(2, shown.length),
})

interface Args {
  /** Answer of the server; an error is thrown, undefined never resolves. */
  readonly answer: unknown
}

/** Notifications of events while a person was away, newest first. Decisions are on the home page, not here. */
const meta: Meta<Args> = {
  title: 'Portal/Notifications',
  argTypes: { answer: { control: false } },
  args: { answer: pageOf(notifications) },
  render: ({ answer }) => (
    <StoryProvider answers={{ 'notifications.list': answer }}>
      <NotificationsPanel isOpen onClose={() => undefined} />
    </StoryProvider>
  ),
}
export default meta
type Story = StoryObj<Args>

export const Filled: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByText('3 notifications')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
  },
}

export const More: Story = {
  name: 'There are more',
  args: { answer: pageOf(notifications, 42) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Load more (3 of 42)' })).toBeVisible())
  },
}

export const Empty: Story = {
  args: { answer: pageOf([]) },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Nothing here')).toBeVisible())
  },
}

export const Loading: Story = { args: { answer: undefined } }

export const Failed: Story = {
  args: { answer: new Error('No') },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}
