import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import countries from '#definitions/options/countries.options.json'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/country.ts'
import { Harness } from './harness.tsx'

const codes = new Set(
  'AR AT AU BE BR CA CH CL CO CR CZ DE DK EG ES FI FR GB GR GT HK HU ID IE IL IN IT JP KE KR LU MA MX MY NG NL NO NZ PE PH PK PL PT RO SA SE SG TH TR TW UA UG US UY VN ZA'.split(
    ' ',
  ),
)
const meta: Meta<typeof Harness> = {
  title: 'Fields/Country',
  component: Harness,
  args: { ...description.example, options: countries.options.filter(({ value }) => codes.has(value)) },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

const page = () => within(document.body)

export const Filled: Story = {
  args: { value: 'MX' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('Mexico')
  },
}

export const Typing: Story = {
  name: 'Found by typing, chosen by Enter',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(box, 'united')
    await expect(page().getAllByRole('option')).toHaveLength(2)
    await userEvent.clear(box)
    await userEvent.type(box, 'mx')
    await expect(page().getByRole('option', { name: /Mexico/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveValue('Mexico')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(canvas.getByTestId('sent')).toHaveTextContent('"MX"')
  },
}

export const Open: Story = {
  name: 'By arrow keys and Escape',
  args: { value: 'DE' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(box)
    await userEvent.keyboard('{ArrowDown}')
    const active = page().getByRole('option', { name: /Greece/ })
    await expect(box).toHaveAttribute('aria-activedescendant', active.id)
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('Germany')
    await userEvent.keyboard('{ArrowDown}')
    await expect(page().getByRole('option', { name: /Germany/ })).toHaveAttribute('aria-selected', 'true')
  },
}

export const LeavingChooses: Story = {
  name: 'Left half typed',
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.type(box, 'switz')
    await userEvent.tab()
    await expect(box).toHaveValue('Switzerland')
    await userEvent.clear(box)
    await userEvent.type(box, 'Atlantis')
    await userEvent.tab()
    await expect(box).toHaveValue('Atlantis')
    await expect(box).toHaveAccessibleDescription(/Choose a country from the list\./)
  },
}

export const NoMatch: Story = {
  name: 'Nothing matches',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xq')
    await expect(page().getByText('Nothing matches. Try another name or code.')).toBeVisible()
  },
}

export const NoOptions: Story = { name: 'Nothing to choose yet', args: { options: [] } }
