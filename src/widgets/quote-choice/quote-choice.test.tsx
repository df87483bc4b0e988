import { expect, it } from 'vitest'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { openTestRun } from '#tests/fixtures/widgets/run.tsx'

const definition: Definition = {
  $schema: '',
  id: 'trial',
  version: 1,
  title: 'Send',
  purpose: 'One of several quotes.',
  permission: 'payments.write',
  steps: [
    {
      id: 'quote',
      title: 'Accept a quote',
      fields: [{ id: 'quote', type: 'quote-choice', label: 'Quotes', call: 'quotes.createLegacy' }],
    },
  ],
  submit: { label: 'Accept quote', call: 'payments.accept', body: { quote_id: 'quote.chosen.quoteId' } },
}

const answer = () => ({
  quotes: [
    {
      quote_id: 'q-1',
      fx_rate: '0.9187',
      payment_method: 'SEPA',
      expires_at: new Date(Date.now() + 120_000).toISOString(),
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
    },
  ],
})

const quoting = async (listRequests: (turn: number) => unknown) => {
  const { screen, services } = await openTestRun(definition, {
    facts: { limits: { quoteRetries: 3 } },
    answers: { 'quotes.createLegacy': (_, turn) => listRequests(turn) },
  })
  return { screen, services, again: screen.getByRole('button', { name: 'Get new quotes' }) }
}

it('asks for quotes again by itself when somebody answers again', async () => {
  const { screen, services, again } = await quoting((turn) => {
    if (turn === 0) throw new TypeError('Failed to fetch')
    return answer()
  })
  await expect.element(again).toBeVisible()
  services.comeBack()
  await expect.element(screen.getByRole('radio', { name: /228\.40 EUR/ })).toBeChecked()
  services.comeBack()
  expect(services.calls, 'quotes that stand are left alone').toHaveLength(2)
})

it('does not repeat by itself what was refused', async () => {
  const { services, again } = await quoting(() => {
    throw Object.assign(new Error('no'), { status: 422, title: 'Not offered', detail: 'Nobody quotes this.' })
  })
  await expect.element(again).toBeVisible()
  services.comeBack()
  expect(services.calls).toHaveLength(1)
})
