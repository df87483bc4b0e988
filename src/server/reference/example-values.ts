import type { FaultWords } from '#definition/generated/fault-words.ts'

type Word = FaultWords[keyof FaultWords]

/** Values that examples of refusals print, by the name of their placeholder. */
const VALUES: Readonly<Record<Word, string>> = {
  address: '203.0.113.7',
  amount: '150.00 USD',
  available: '1,250.00 USD',
  balance: '4,000.00 USD',
  count: '20',
  credit: 'Payouts',
  currency: 'EUR',
  days: '365',
  debit: 'Collections',
  domain: 'client.example',
  how: 'approved',
  label: 'approved',
  least: '10.00',
  login: 'Client login',
  message: 'A payment to this country cannot carry a memo.',
  missing: 'Amount',
  most: '100',
  name: 'Ana Torres',
  new: '139.20 EUR',
  old: '138.75 EUR',
  others: 'A payment of 150.00 USD to Elbe Logistik was sent 4 minutes ago.',
  parts: 'Company, Owners',
  provider: 'Client login',
  role: 'Organization Administrator',
  rows: '120',
  scope: 'payments.write',
  scopes: 'payments.write',
  state: 'Completed',
  status: 'Failed',
  task: 'Company',
  twice: 'none',
  unknown: 'Sum',
  wait: '30 seconds',
  wallet: 'Treasury',
  what: 'the amount',
  when: '26 November 2026, 18:00 UTC',
  who: 'Ana Torres',
  why: 'The route is closed today.',
  zone: 'Europe/Berln',
}

/** Sentences that print another kind of value under the same name. */
const OF_FAULT: { readonly [Id in keyof FaultWords]?: Partial<Record<FaultWords[Id], string>> } = {
  'batch-duplicate': { count: '2 payments of the last day look the same' },
  'move-not-open': { who: ', by Ana Torres' },
  'partner-address-not-found': { address: 'trans_usd@partner.example' },
  'password-too-short': { least: '12' },
}

/** Returns the values that the example of a refusal prints. */
export const exampleValues = (id: string): Readonly<Record<string, string>> => ({
  ...VALUES,
  ...OF_FAULT[id as keyof FaultWords],
})
