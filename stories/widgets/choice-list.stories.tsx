import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/choice-list.ts'
import { Harness } from './harness.tsx'
import { records } from './records.ts'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Choice list',
  component: Harness,
  args: { ...description.example, options: records(5) },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

export const EightOptionsHideSearch: Story = {
  name: 'Few options, no search box',
  tags: ['WIZ-014'],
  args: { options: records(8) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(8)
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
}

export const NineOptionsShowSearch: Story = {
  name: 'Nine options show the search box',
  tags: ['WIZ-013', 'WIZ-014'],
  args: { options: records(9) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search beneficiary' }), 'casa')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1))
    await expect(canvas.getByRole('radio', { name: /Casa Verde Trading/ })).toBeInTheDocument()
    await expect(canvas.getByText('1 of 9')).toBeVisible()
  },
}

export const SearchWords: Story = {
  name: 'Searched by its words',
  tags: ['WIZ-015'],
  args: { options: records(24) },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'sudlicht b2c')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(2))
    await userEvent.clear(search)
    await userEvent.type(search, 'jan 13, 2026')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1))
    await expect(canvas.getByRole('radio', { name: /Quarry Trading/ })).toBeInTheDocument()
    await userEvent.clear(search)
    await userEvent.type(search, 'b2b')
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(12))
  },
}

export const NoMatch: Story = {
  name: 'Nothing found',
  tags: ['WIZ-017'],
  args: { options: records(12), value: 'identity-1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra')
    await expect(await canvas.findByText(/Nothing matches ‘zebra’/)).toBeVisible()
    await expect(canvas.getByText(/Nordwind Trading stays chosen/)).toBeVisible()
  },
}

export const NoOptions: Story = {
  name: 'Nothing to choose from',
  tags: ['WIZ-016'],
  args: {
    field: {
      type: 'choice-list',
      label: 'Beneficiary',
      options: 'offered',
      empty: 'No beneficiaries yet. Add the first one to send a payment.',
    },
    options: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No beneficiaries yet. Add the first one to send a payment.')).toBeVisible()
    await expect(canvas.queryByRole('radiogroup')).toBeNull()
  },
}

export const Keyboard: Story = {
  name: 'One tab stop, arrows choose',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Nordwind/ })).toHaveFocus()
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('radio', { name: /Nordwind/ })).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: /Südlicht/ })).toBeChecked()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"identity-2"')
  },
}

export const ThousandOptions: Story = {
  name: 'A thousand options',
  args: { options: records(1000), value: 'identity-3' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1000))
    await userEvent.type(canvas.getByRole('searchbox'), 'lantern timber')
    await waitFor(() => expect(canvas.getAllByRole('radio').length).toBeLessThan(20))
  },
}

export const ClosedAndLong: Story = {
  name: 'Long names, one closed',
  args: {
    options: [
      {
        value: 'a',
        label: 'Gesellschaft für internationale Zusammenarbeit und grenzüberschreitende Zahlungsdienste',
        also: ['B2B', 'Germany', 'EUR', 'DE89…3000', '2026-01-05T12:00:00Z'],
      },
      {
        value: 'b',
        label: 'Harbour Instruments',
        also: ['B2C', '2026-02-05T12:00:00Z'],
        disabled: true,
        badge: 'Under review',
      },
    ],
  },
}
