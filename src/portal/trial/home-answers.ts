const at = '2026-03-04T12:00:00.000Z'

export const waiting = {
  items: [
    {
      id: 'to-decide',
      label: 'Payments for you to approve',
      says: 'Someone else started them. No money moves until you decide.',
      count: 3,
      path: '/payments?tab=approval_log&status=pending',
    },
    {
      id: 'failed',
      label: 'Payments that failed lately',
      says: 'The money stayed with you. Look at the reason and send again what is still wanted.',
      count: 1,
      path: '/payments?states=FAILED',
    },
    {
      id: 'returned',
      label: 'Payments that came back lately',
      says: 'The money came back. Look at the reason before you send again.',
      count: 0,
      path: '/payments?states=RETURNED',
    },
  ],
}

const fiat = (currency: string, available: string, pending: string, total: string) => ({
  currency,
  kind: 'FIAT',
  available,
  pending,
  total,
  asOf: at,
})

export const balances = {
  balances: [
    fiat('USD', '1250000.00', '12000.50', '1262000.50'),
    fiat('EUR', '84210.75', '0', '84210.75'),
    { ...fiat('RLUSD', '500000', '0', '500000'), kind: 'CRYPTO' },
  ],
  usage: {
    limit: '2000000.00',
    used: '1240000.00',
    currency: 'USD',
    since: '2026-03-01T00:00:00.000Z',
    asOf: at,
  },
}

export const rates = { rates: [{ source: 'USD', destination: 'MXN', rate: '18.4127', at }] }

const day = (date: number, count: number, usd: string, eur = '0') => ({
  day: `2026-03-${String(date).padStart(2, '0')}`,
  count,
  sent: [
    ...(usd === '0' ? [] : [{ currency: 'USD', amount: usd }]),
    ...(eur === '0' ? [] : [{ currency: 'EUR', amount: eur }]),
  ],
})

export const paymentsData = {
  zone: 'Europe/Berlin',
  start: '2026-03-01',
  end: '2026-03-07',
  days: [
    day(1, 0, '0'),
    day(2, 4, '1200.50', '310.10'),
    day(3, 120, '481000.25'),
    day(4, 1, '12.00'),
    day(5, 18, '96000.00', '20000.00'),
    day(6, 9, '7000.00'),
    day(7, 2, '0', '55.55'),
  ],
  totals: {
    count: 154,
    completed: 131,
    failed: 6,
    returned: 2,
    inProgress: 9,
    waiting: 4,
    notSent: 2,
    sent: [
      { currency: 'USD', amount: '585212.75' },
      { currency: 'EUR', amount: '20365.65' },
    ],
  },
}

export const presets = {
  content: [
    {
      id: '44444444-4444-4444-8444-444444444444',
      name: 'Rent of the office',
      beneficiaryName: 'Supplier one',
      flow: 'DIRECT',
      quoteType: 'SOURCE_AMOUNT',
      amount: '4200.00',
      amountCurrency: 'USD',
      paymentCurrency: 'USD',
      payoutCurrency: 'MXN',
      version: 1,
      last_used_at: at,
    },
    {
      id: '55555555-5555-4555-8555-555555555555',
      name: 'Freight, monthly',
      flow: 'DIRECT',
      quoteType: 'SOURCE_AMOUNT',
      amountCurrency: 'USD',
      paymentCurrency: 'USD',
      payoutCurrency: 'EUR',
      version: 1,
    },
  ],
}

export const tasks = {
  onboarding: 'IN_PROGRESS',
  banners: [],
  tasks: [
    {
      id: 'onboarding',
      title: 'Finish onboarding',
      says: 'We still need something from your organisation before you can send in production.',
      path: '/onboarding',
      done: false,
    },
    {
      id: 'disclosure',
      title: 'Read what to know before you start',
      says: 'It takes a minute and is asked for once.',
      path: '/disclosure',
      done: true,
    },
  ],
}

/** What the trial server answers to the cards of the home page. */
export const homeAnswers: Readonly<Record<string, unknown>> = {
  'GET /home_page/waiting': waiting,
  'GET /balance-information': balances,
  'POST /pricing_proxy/rates': rates,
  'GET /home_page/payments_data': paymentsData,
  'GET /xcurrent_proxy/internal/payments/presets': presets,
  'GET /home_page/tasks': tasks,
}
