import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { createProof } from '../../src/portal/session/login/proof.ts'
import { ProveAgain } from '../../src/portal/session/login/prove-again.tsx'

/** Answers like a server for a person with a password alone; the book has no server. */
function answerAlone(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.resolve(Response.json({}))
  return () => {
    globalThis.fetch = fetch
  }
}

/**
 * Dialog before a decision on money, credentials or rights, if the last sign-in is too old. The pressed action
 * continues afterwards.
 */
const meta: Meta<typeof ProveAgain> = {
  title: 'Portal/Confirm that it is you',
  component: ProveAgain,
  beforeEach: answerAlone,
  args: { proof: createProof(), channel: { hear: () => () => undefined } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible())
  },
}
export default meta

export const Password: StoryObj<typeof ProveAgain> = { name: 'With the password', args: { way: 'password' } }

export const Elsewhere: StoryObj<typeof ProveAgain> = { name: 'At another login', args: { way: 'login' } }
