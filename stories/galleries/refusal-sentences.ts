import forms from '#definitions/words/forms.words.json'
import values from '#definitions/words/values.words.json'
import { sayForms } from '#values/generated/say-forms.ts'
import { sayValues } from '#values/generated/say-values.ts'

/** Sample values of the placeholders in sentences. */
const SAMPLES: Readonly<Record<string, string | number>> = {
  address: '203.0.113.7',
  amount: '1,250.50 USD',
  available: '1,250.50 USD',
  balance: '4,120.00 USD',
  bound: '10,000.00 USD',
  count: 3,
  country: 'Germany',
  credit: 'Ledger treasury',
  currency: 'USD',
  days: '30',
  debit: 'Ledger payroll',
  domain: 'northwind.example',
  digits: '5',
  end: ']',
  example: '06600',
  first: '1.500',
  hint: 'Write it as in the example.',
  how: 'approved',
  label: 'Purpose',
  labels: 'Purpose, Memo',
  least: '12',
  listed: '16 or 20 characters',
  login: 'Northwind Login',
  message: 'This destination takes no memo.',
  missing: 'amount',
  most: '25',
  name: 'Harbour Foods',
  new: '1,250.50 USD for 21,377.08 MXN',
  old: '1,250.50 USD for 21,402.11 MXN',
  other: '1012 AB',
  others: 'A payment of 1,250.50 USD to Harbour Foods was sent on Mar 7, 2026.',
  parts: 'Company, Owners',
  provider: 'Northwind Login',
  requested: 'MX',
  role: 'Organization Administrator',
  rows: '31',
  scope: 'payments.write',
  scopes: 'payments.write',
  second: '1,500',
  signs: '‘<’',
  state: 'Completed',
  status: 'Being created',
  task: 'Company',
  title: 'Company',
  twice: 'memo',
  unknown: 'colour',
  value: '#REF!',
  wait: '30 seconds',
  wallet: 'Treasury wallet',
  what: 'the amount',
  when: 'Mar 7, 2026, 15:00 UTC',
  who: 'Operator Two',
  why: 'No rate is offered now.',
  zone: 'Europe/Nowhere',
}

/** Other samples for a placeholder that means something else in one sentence. */
const OTHERWISE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'move-not-open': { who: '' },
  'batch-duplicate': { count: '3 payments' },
  'onboarding-closed': { label: 'under review' },
  'ledger-account-standing': { state: 'Disabled' },
  'user-standing': { state: 'Disabled' },
}

/** Fills the placeholders in the sentence of a fault. */
export const filled = (fault: string, text: string): string =>
  text.replaceAll(/\{+(\w+)\}+/g, (braces, name: string) =>
    String(OTHERWISE[fault]?.[name] ?? SAMPLES[name] ?? braces),
  )

/** Messages of a form about a missing or invalid answer. */
const OF_ANSWERS: ReadonlySet<string> = new Set(
  [
    'required answerQuestion enterAnswer chooseOne noLongerOffered cannotBeChosen chooseOffered nothingToChoose',
    'answerAbove lookingUp least most above below oneOf otherForm refusedSigns enterAtLeast enterAtMost',
    'multipleOf checkForm addFirst addAtLeast keepAtMost addMissing removeRepeated removeExcess onceOnly',
    'fillAtLeast fillAtMost mayNotFill finishFirst notComplete',
  ].flatMap((names) => names.split(' ')),
)

type Say = (name: string, values: typeof SAMPLES) => string

const sentencesOf = (say: unknown, names: readonly string[]) =>
  names.map((name) => ({ name, says: (say as Say)(name, SAMPLES) }))

/** All messages below a field: those about its value, and those of its form. */
export const fieldErrors: readonly { readonly name: string; readonly says: string }[] = [
  ...sentencesOf(
    sayForms,
    Object.keys(forms.words).filter((name) => OF_ANSWERS.has(name)),
  ),
  ...sentencesOf(sayValues, Object.keys(values.words)),
]
