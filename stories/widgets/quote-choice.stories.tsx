import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/quote-choice.ts'
import { Harness } from './harness.tsx'
import { recording } from './quotes.ts'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Quote choice',
  component: Harness,
  args: { ...description.example, services: {} },
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

const quote = (method: string, settles: string, seconds = 120) => ({
  quote_id: method,
  fx_rate: '0.9187',
  payment_method: method,
  settles,
  expires_at: inSeconds(seconds),
  quote_elements: [
    {
      quote_element_order: 1,
      sending_amount: '250.10',
      receiving_amount: '228.40',
      sending_fee: '1.50',
      sending_currency_code: 'USD',
      receiving_currency_code: 'EUR',
    },
  ],
})
const instant = quote('SEPA Instant', 'Within seconds, day and night')
const usual = quote('SEPA', 'The next banking day')
const answer =
  (...quotes: readonly object[]) =>
  () =>
    Promise.resolve({ quotes })

const requested = recording(answer(instant, usual))

export const Several: Story = {
  name: 'Several quotes, one chosen',
  tags: ['QUO-011', 'QUO-017', 'QUO-023'],
  args: { services: { call: requested.call } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /SEPA The next banking day/ }))
    await expect(requested.bodies.at(-1)).toEqual({
      amount: '250.10',
      country: 'DE',
      customRate: { rate: '0.92' },
    })
    await expect(canvas.getAllByText('228.40 EUR')).toHaveLength(2)
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^0[12]:\d\d$/)
  },
}

export const One: Story = {
  name: 'The only quote chooses itself',
  args: { services: { call: answer(usual) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio')).toBeChecked()
  },
}

export const None: Story = {
  name: 'No quotes offered',
  tags: ['ERR-033'],
  args: { services: { call: answer() } },
  play: async ({ canvas }) => {
    const sentence = 'No quotes were returned. Change the amount or the destination and try again.'
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Change the details' })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Refused without words',
  tags: ['ERR-038'],
  args: { services: { call: () => Promise.reject(new Error('internal')) } },
  play: async ({ canvas }) => {
    const sentence = 'Quote request failed. Please check quote parameters and try again.'
    await expect(await canvas.findByText(sentence)).toBeVisible()
  },
}

export const RanOut: Story = {
  name: 'Quotes expired',
  tags: ['QUO-025'],
  args: { services: { call: answer(quote('SEPA', 'The next banking day', 1)) } },
  play: async ({ canvas }) => {
    const sentence = 'These quotes have expired. Nothing was sent.'
    await expect(await canvas.findByText(sentence)).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Get new quotes' })).toBeVisible()
  },
}
