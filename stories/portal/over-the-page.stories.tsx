import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { MemoryRouter } from 'react-router-dom'
import { SessionEnded } from '../../src/portal/session/ending/session-ended.tsx'
import { KeyboardHelp } from '../../src/portal/shell/shortcuts/keyboard-help.tsx'
import { StoryProvider } from './story-provider.tsx'

/** Dialogs that concern the whole portal rather than a record. They are few, and each can be answered in one press. */
const meta: Meta = {
  title: 'Portal/Over the page',
}
export default meta

export const SessionHasEnded: StoryObj = {
  name: 'The session has ended',
  render: () => (
    <MemoryRouter>
      <SessionEnded isOpen returnTo="/payments" />
    </MemoryRouter>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const Keys: StoryObj = {
  name: 'Keyboard shortcuts',
  render: () => (
    <StoryProvider>
      <KeyboardHelp isOpen onClose={() => undefined} />
    </StoryProvider>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  },
}
