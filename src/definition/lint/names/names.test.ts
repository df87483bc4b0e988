import { expect, it } from 'vitest'
import { expectFindings, findingsWith } from '#tests/unit/broken-definitions.ts'

it('names the nearest in every kind of file', () => {
  expectFindings(
    [
      [
        'pages/payment.page.json',
        '/details',
        'payments',
        "There is no details 'payments'. Did you mean 'payment'?",
      ],
      [
        'pages/payment.page.json',
        '/permission',
        'payments.raed',
        "There is no permission 'payments.raed'. Did you mean 'payments.read'?",
      ],
      [
        'pages/send-payment.page.json',
        '/flow',
        'single-payments',
        "There is no flow 'single-payments'. Did you mean 'single-payment'?",
      ],
      [
        'pages/send-payment.page.json',
        '/stepParameter',
        'stepname',
        "There is no parameter in the path 'stepname'. Did you mean 'stepName'?",
      ],
      [
        'pages/disclosure.page.json',
        '/document',
        'disclosures',
        "There is no document 'disclosures'. Did you mean 'disclosure'?",
      ],
      [
        'details/payment.details.json',
        '/machine',
        'payments',
        "There is no machine 'payments'. Did you mean 'payment'?",
      ],
      [
        'details/payment.details.json',
        '/record/call',
        'payment.read',
        "There is no call 'payment.read'. Did you mean 'payments.read'?",
      ],
      [
        'permissions/payments.read.permission.json',
        '/roles/0',
        'cloud.payment.read',
        "There is no role 'cloud.payment.read'. Did you mean 'cloud.payments.read'?",
      ],
      [
        'roles.json',
        '/roles/Payments/includes/0',
        'cloud.payments.reed',
        "There is no role 'cloud.payments.reed'. Did you mean 'cloud.payments.read'?",
      ],
      [
        'requirement-types.json',
        '/types/3/type',
        'ibann',
        "There is no field type 'ibann'. Did you mean 'iban'?",
      ],
      [
        'requirement-types.json',
        '/types/4/lookup/as',
        'acount',
        "There is no name in what is asked 'acount'. Did you mean 'account'?",
      ],
      [
        'requirement-types.json',
        '/types/4/lookup/debounce',
        'lookupDebounse',
        "There is no limit 'lookupDebounse'. Did you mean 'lookupDebounce'?",
      ],
      [
        'requirement-types.json',
        '/types/2/options',
        'countrys',
        "There is no list of options 'countrys'. Did you mean 'countries'?",
      ],
    ],
    (file, path, value, sentence) => [file, { [path]: value }, `${file} ${path}: ${sentence}`],
  )
})

it('takes a broken definition for broken, not for unknown: nothing that names it is disabled (rule 16)', () => {
  for (const file of [
    'flows/single-payment.flow.json',
    'roles.json',
    'faults.json',
    'limits.json',
    'machines/payment.machine.json',
    'machines/legacy-payment.machine.json',
  ]) {
    const messages = findingsWith(file, '{')
    expect(messages.filter((line) => line.includes('There is no'))).toEqual([])
    expect(messages.some((line) => line.startsWith(`${file}: This is not valid JSON`))).toBe(true)
  }
})

it('gives no advice while a file cannot be read: what it names would be called unused', () => {
  const messages = findingsWith('pages/home.page.json', '{')
  expect(messages).toEqual([
    'pages/home.page.json: This is not valid JSON: on line 1 a } is missing. Correct it there.',
  ])
})
