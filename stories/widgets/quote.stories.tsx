import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sheetOf } from '../book/sheet-story.tsx'
import { description } from '../fields/quote.ts'
import { Harness } from './harness.tsx'
import { inTurn, quoteFor, recording, route } from './quotes.ts'

const meta: Meta<typeof Harness> = {
  title: 'Fields/Quote',
  component: Harness,
  args: description.example,
}
export default meta
type Story = StoryObj<typeof Harness>

export const Sheet = sheetOf(description)

const requested = { amountType: 'SOURCE_AMOUNT', amount: '1000' }

const once = recording(inTurn({ sourceAmount: '1250.00', destinationAmount: '21319.28' }))

export const Typed: Story = {
  name: 'Quoted after a rest in typing',
  tags: ['QUO-028'],
  args: { services: { call: once.call } },
  play: async ({ canvas, userEvent }) => {
    once.bodies.length = 0
    await userEvent.type(canvas.getByLabelText('You send'), '1,250')
    await expect(canvas.getByText('Getting a quote…')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('They receive')).toHaveValue('21,319.28'))
    await expect(once.bodies).toEqual([
      {
        quoteAmount: '1250',
        quoteAmountType: 'SOURCE_AMOUNT',
        sourceCurrency: 'USD',
        destinationCurrency: 'MXN',
        destinationCountry: 'MX',
        payinCategory: 'FUNDED',
        payoutCategory: 'BANK',
      },
    ])
    await expect(canvas.getByText(/1 USD = 17\.2277 MXN/)).toBeVisible()
    await expect(canvas.getByText('12.50 USD')).toBeVisible()
    await expect(canvas.getByText('Transfer fee')).toBeVisible()
  },
}

const other = recording(inTurn({ destinationAmount: '20000.00', sourceAmount: '1173.42' }))

export const OtherSide: Story = {
  name: 'The other amount fixed',
  tags: ['QUO-029', 'QUO-009'],
  args: { services: { call: other.call }, value: { ...requested, status: 'ready', quote: quoteFor() } },
  play: async ({ canvas, userEvent }) => {
    other.bodies.length = 0
    await userEvent.click(canvas.getByRole('radio', { name: 'Receive exactly' }))
    await expect(canvas.getByLabelText('They receive')).toHaveValue('17,012.40')
    const input = canvas.getByLabelText('They receive')
    await userEvent.clear(input)
    await userEvent.type(input, '20000')
    await waitFor(() => expect(canvas.getByLabelText('You send')).toHaveValue('1,173.42'))
    await expect(other.bodies.at(-1)).toMatchObject({
      quoteAmount: '20000',
      quoteAmountType: 'DESTINATION_AMOUNT',
    })
  },
}

export const Failed: Story = {
  name: 'Refused, then tried again',
  tags: ['ERR-035'],
  args: {
    value: { ...requested, status: 'idle' },
    services: {
      call: inTurn(
        () =>
          Promise.reject({
            status: 422,
            code: 'payout-unavailable',
            message: 'Requested payout is not yet available',
          }),
        {},
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('Requested payout is not yet available', { selector: '.ptl-quote *' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new quote' }))
    await expect(await canvas.findByRole('timer')).toBeVisible()
  },
}

export const FailedWordless: Story = {
  name: 'Refused without words',
  tags: ['ERR-038'],
  args: {
    value: { ...requested, status: 'idle' },
    services: { call: () => Promise.reject(new Error('internal')) },
  },
  play: async ({ canvas }) => {
    const sentence = 'Quote request failed. Please check quote parameters and try again.'
    await expect(await canvas.findByText(sentence, { selector: '.ptl-quote *' })).toBeVisible()
  },
}

export const RanOut: Story = {
  name: 'Expired, old and new rate',
  tags: ['QUO-025', 'QUO-026'],
  args: {
    value: { ...requested, status: 'ready', quote: quoteFor({}, 1) },
    services: {
      call: inTurn({
        quoteId: 'quote-2',
        destinationAmount: '16998.10',
        adjustedExchangeRate: { adjustedRate: '17.2132' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('17.2277', { selector: 's' })).toBeVisible()
    await expect(canvas.getByText(/1 USD = 17\.2132 MXN/)).toBeVisible()
    await expect(canvas.getByLabelText('They receive')).toHaveValue('16,998.10')
  },
}

export const Expired: Story = {
  name: 'Renewing, with a warning',
  tags: ['WIZ-034'],
  args: {
    value: { ...requested, status: 'ready', quote: quoteFor({}, 1) },
    services: { call: () => new Promise(() => undefined) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The quote has expired. Getting a new one…')).toBeVisible()
    await expect(canvas.getByLabelText('They receive')).toHaveValue('')
  },
}

export const Short: Story = {
  name: 'The last seconds',
  args: {
    value: { ...requested, status: 'ready', quote: quoteFor({}, 9) },
    services: { call: () => new Promise(() => undefined) },
  },
}

export const WaitsForFacts: Story = {
  name: 'Without a beneficiary',
  args: { facts: { ...route, beneficiary: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A quote follows once everything above is chosen.')).toBeVisible()
  },
}

export const Ambiguous: Story = {
  name: 'Ambiguous amount explained',
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('You send')
    await userEvent.type(input, '1,5,0')
    await expect(input).not.toHaveAttribute('aria-invalid')
    await userEvent.click(canvas.getByText('Show what is sent'))
    await expect(input).toHaveAccessibleDescription(/A comma or space may only group thousands/)
  },
}
