import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { AccountBalance } from '../../src/portal/cards/money/account-balance.tsx'
import { Shell } from '../../src/portal/shell/shell.tsx'
import { StoryProvider, type StoryProviderProps } from './story-provider.tsx'

type Args = Omit<StoryProviderProps, 'children'>

/**
 * The frame around every page: navigation, the current place, the signed-in person. Outside production a line says
 * that no real money moves. A notice about the whole page is shown once, above it.
 */
const meta: Meta<Args> = {
  title: 'Portal/Shell',
  parameters: { layout: 'fullscreen' },
  argTypes: { environment: { control: 'inline-radio', options: ['uat', 'prod'] } },
  args: { environment: 'uat', flags: { notificationCenter: true, batchUpload: true } },
  render: (args) => (
    <StoryProvider {...args}>
      <Shell>
        <h1>Home</h1>
        <AccountBalance />
      </Shell>
    </StoryProvider>
  ),
  afterEach: () => localStorage.clear(),
}
export default meta
type Story = StoryObj<Args>

export const OutsideProduction: Story = {
  name: 'Outside production',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No real money moves here')).toBeVisible()
  },
}

export const Production: Story = {
  args: { environment: 'prod' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(canvas.queryByText('No real money moves here')).toBeNull()
  },
}

export const Folded: Story = {
  name: 'The navigation folded',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fold the navigation' }))
    await expect(await canvas.findByRole('button', { name: 'Unfold the navigation' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
}

export const YourMenu: Story = {
  name: 'The menu of who is signed in',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trial Maker: your menu' }))
    await waitFor(() => expect(screen.getByText('maker@trial.example')).toBeVisible())
  },
}

export const Unreachable: Story = {
  name: 'Nobody answers',
  args: { state: { lost: 'gone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Portolan cannot be reached.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try now' })).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'The server is busy',
  args: { state: { lost: { busyMs: 60_000 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy, or away for a moment.')).toBeVisible()
  },
}

const soon = 90_000
const later = 3_600_000

export const EndsUnused: Story = {
  name: 'Session ends unused',
  args: { state: { ends: { idle: soon, absolute: later } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Stay signed in' })).toBeVisible()
  },
}

export const EndsAnyway: Story = {
  name: 'Session ends for good',
  args: { state: { ends: { idle: later, absolute: soon } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in again' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Stay signed in' })).toBeNull()
  },
}
