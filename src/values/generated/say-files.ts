// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What stands in files that people take along: the names of columns and filters, and what a file says about itself. */
export const sayFiles = speaker<{
  paymentId: never
  state: never
  approval: never
  direction: never
  side: never
  source: never
  apiCredential: never
  created: never
  changed: never
  amountSent: never
  currencySent: never
  amountReceived: never
  currencyReceived: never
  country: never
  rate: never
  beneficiary: never
  beneficiaryId: never
  internalId: never
  endToEndId: never
  startedBy: never
  labels: never
  furtherAnswers: never
  createdFrom: never
  createdUntil: never
  meaning: never
  currency: never
  smallestAmount: never
  largestAmount: never
  host: never
  account: never
  withLabel: never
  withoutLabel: never
  nicknameContains: never
  destinationCurrency: never
  search: never
  filter: { name: string | number; value: string | number }
  byCreated: never
  byAmountSent: never
  byAmountReceived: never
  ascending: { by: string | number }
  descending: { by: string | number }
  organisation: never
  environment: never
  filters: never
  none: never
  sortedBy: never
  timeZone: never
  madeAt: never
  payments: never
  entries: never
  about: never
  activity: never
  number: never
  when: never
  person: never
  email: never
  action: never
  object: never
  objectId: never
  result: never
  channel: never
  userAgent: never
  details: never
  from: never
  until: never
  report: never
  type: never
  senderAccount: never
  invoice: { number: string | number }
  period: never
  fromTo: { first: string | number; last: string | number }
  date: never
  dueDate: never
  total: never
  paid: never
  amountDue: never
  rowOfFile: never
  whatWentWrong: never
  feeIncluded: never
  resultsOf: { name: string | number }
  wrongRowsOf: { name: string | number }
}>('files', {
  paymentId: 'Payment ID',
  state: 'State',
  approval: 'Approval',
  direction: 'Direction',
  side: 'Side',
  source: 'Source',
  apiCredential: 'API credential',
  created: 'Created',
  changed: 'Changed',
  amountSent: 'Amount sent',
  currencySent: 'Currency sent',
  amountReceived: 'Amount received',
  currencyReceived: 'Currency received',
  country: 'Country',
  rate: 'Rate',
  beneficiary: 'Beneficiary',
  beneficiaryId: 'Beneficiary ID',
  internalId: 'Internal ID',
  endToEndId: 'End-to-end ID',
  startedBy: 'Started by',
  labels: 'Labels',
  furtherAnswers: 'Further answers',
  createdFrom: 'Created from',
  createdUntil: 'Created until',
  meaning: 'Amount and currency mean',
  currency: 'Currency',
  smallestAmount: 'Smallest amount',
  largestAmount: 'Largest amount',
  host: 'Host',
  account: 'Account',
  withLabel: 'With label',
  withoutLabel: 'Without label',
  nicknameContains: 'Beneficiary nickname contains',
  destinationCurrency: 'Destination currency',
  search: 'Search',
  filter: [['name'], ': ', ['value']],
  byCreated: 'created',
  byAmountSent: 'amount sent',
  byAmountReceived: 'amount received',
  ascending: [['by'], ', ascending'],
  descending: [['by'], ', descending'],
  organisation: 'Organisation',
  environment: 'Environment',
  filters: 'Filters',
  none: 'none',
  sortedBy: 'Sorted by',
  timeZone: 'Time zone',
  madeAt: 'Made at',
  payments: 'Payments',
  entries: 'Entries',
  about: 'About',
  activity: 'Activity',
  number: 'Number',
  when: 'When',
  person: 'Person',
  email: 'Email',
  action: 'Action',
  object: 'Object',
  objectId: 'Object ID',
  result: 'Result',
  channel: 'Channel',
  userAgent: 'User agent',
  details: 'Details',
  from: 'From',
  until: 'Until',
  report: 'Report',
  type: 'Type',
  senderAccount: 'Sender account',
  invoice: ['Invoice ', ['number']],
  period: 'Period',
  fromTo: [['first'], ' to ', ['last']],
  date: 'Date',
  dueDate: 'Due date',
  total: 'Total',
  paid: 'Paid',
  amountDue: 'Amount due',
  rowOfFile: 'Row in the file',
  whatWentWrong: 'What went wrong',
  feeIncluded: 'Fee, included in what is sent',
  resultsOf: [['name'], '-results.csv'],
  wrongRowsOf: [['name'], '-went-wrong.csv'],
})
