import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow as Definition } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import { Flow } from '#runtime/flow/flow.tsx'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { fieldTypes, prepare } from '../index.ts'

await prepare([...kinds.keys()])

const definition: Definition = {
  ...testFlow,
  rules: {
    isUrgent: testFlow.rules!['isUrgent']!,
    hasUsableQuote: {
      says: 'Get a quote that has not expired.',
      when: { '==': [{ var: 'quote.status' }, 'ready'] },
    },
  },
  summary: undefined,
  steps: [
    testFlow.steps[0]!,
    testFlow.steps[1]!,
    {
      id: 'what',
      title: 'Payment details',
      stage: 'what',
      fields: [
        { id: 'quote', type: 'quote', label: 'Amount', call: 'quotes.create' },
        { id: 'memo', type: 'memo', label: 'Memo', optional: true },
        { id: 'files', type: 'file', label: 'Documents', optional: true },
        { id: 'speed', type: 'text', label: 'Speed', optional: true },
      ],
      nextWhen: ['hasUsableQuote'],
    },
    { id: 'check', title: 'Review and send', stage: 'check', review: true, nextWhen: ['hasUsableQuote'] },
  ],
  submit: { label: 'Send', call: 'payments.create', body: { quoteId: 'quote.quote.quoteId' } },
}

const people = [{ id: 'p-1', name: 'Alder Trading', city: 'Ghent', country: 'BE' }]

async function open(secondsLeft: number, measured: object = {}, step = 'check') {
  const linked = linkFlow(JSON.parse(JSON.stringify(definition)) as Definition, {
    kinds,
    rules: new Map(),
    options: new Map(),
  })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  const quote = {
    quoteId: 'q-1',
    sourceAmount: '1000.00',
    sourceCurrency: 'USD',
    destinationAmount: '900.50',
    destinationCurrency: 'EUR',
    expiresAt: new Date(Date.now() + secondsLeft * 1000).toISOString(),
    adjustedExchangeRate: { adjustedRate: '0.9005' },
    fees: { totalFee: '4.00', feeCurrency: 'USD' },
  }
  const store = createStore(linked.flow, {
    facts: {},
    intent: 'i-1',
    draft: {
      flow: 'trial',
      version: 1,
      intent: 'i-1',
      place: { step, returnTo: [] },
      answers: {
        person: 'p-1',
        quote: { amountType: 'SOURCE_AMOUNT', amount: '1000.00', status: 'ready', quote, ...measured },
        memo: 'RENT',
        files: [{ fileId: 'f-1', name: 'contract.pdf', size: 10, type: 'application/pdf', status: 'done' }],
      },
    },
  })
  const services = testServices({ 'people.list': () => people })
  const screen = await render(
    <TestProvider services={services} fieldTypes={fieldTypes}>
      <Flow flow={linked.flow} store={store} facts={{}} onDone={() => {}} />
    </TestProvider>,
  )
  return { screen, services }
}

async function review(secondsLeft: number, measured: object = {}) {
  const opened = await open(secondsLeft, measured)
  await expect.element(opened.screen.getByRole('heading', { name: 'Review and send' })).toBeVisible()
  return opened
}

const previous = {
  quoteId: 'q-0',
  sourceAmount: '1000.00',
  sourceCurrency: 'USD',
  destinationAmount: '978.80',
  destinationCurrency: 'EUR',
  expiresAt: new Date(0).toISOString(),
  adjustedExchangeRate: { adjustedRate: '0.9788' },
}

it('shows the quote with both amounts, rate, fee and how long it stands (WIZ-026)', async () => {
  const { screen } = await review(600)
  const quote = screen.getByRole('region', { name: 'Quote' })
  await expect.element(quote.getByText('1,000.00 USD')).toBeVisible()
  await expect.element(quote.getByText('900.50 EUR')).toBeVisible()
  await expect.element(quote.getByText('4.00 USD')).toBeVisible()
  await expect.element(quote).toMatchTextContent(/This rate holds for (10:00|09:5\d)/)
})

it('warns when the quote has expired, blocks sending and leads to a new one (WIZ-034, WIZ-035)', async () => {
  const { screen, services } = await review(3)
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  await expect.element(screen.getByText('This quote has expired.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect
    .element(screen.getByRole('button', { name: 'Send' }))
    .toHaveAccessibleDescription('Get a quote that has not expired.')
  expect(services.messages).toContain('The quote has expired')
  await screen.getByRole('button', { name: 'Get a new quote' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment details' })).toBeVisible()
})

it('shows the rate that was accepted beside the one before it (TRU-048)', async () => {
  const { screen } = await review(600, { previous, accepted: true })
  await expect
    .element(screen.getByRole('region', { name: 'Quote' }))
    .toMatchTextContent(
      /Before.*New quote.*Rate1 USD = 0\.9788 EUR1 USD = 0\.9005 EUR.*They receive 78\.30 EUR less/,
    )
})

it('asks to accept a worse quote beside the one before it, and says so until that is done (TRU-048)', async () => {
  const { screen } = await open(600, { previous }, 'what')
  const worse = screen.getByRole('region', { name: 'The new quote is worse' })
  await expect
    .element(worse)
    .toMatchTextContent(/978\.80 EUR900\.50 EUR.*They receive 78\.30 EUR less \(8\.00 % worse\)/)
  await worse.getByRole('button', { name: 'Accept the new quote' }).click()
  await expect.element(worse).not.toBeInTheDocument()
})
