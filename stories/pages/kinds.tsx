import * as home from '#tests/fixtures/portal/home-answers.ts'
import { answersFor, payment, paymentPath, trail } from '#tests/fixtures/portal/payment.ts'
import { identity, paying } from '#tests/fixtures/portal/paying.ts'
import { pageOf as rowsOf, paymentRows } from '../runtime/table-rows.ts'
import { Question } from './question.tsx'
import { StepPart } from './step-part.tsx'
import { dashboardSlots, detailsSlots, listSlots, settingsSlots, wizardSlots } from './slots.tsx'
import type { PageDescription } from './page-thing.tsx'

const administrator = ['Organization Administrator']
const preparer = ['direct.payments.write', 'direct.identities.write']
const longName = 'Gesellschaft für grenzüberschreitende Zahlungen und Abwicklung mit beschränkter Haftung'
const { 'GET /payout_proxy/data-requirements': requirements } = answersFor(payment)

const longRows = () =>
  rowsOf(
    paymentRows(6).map((row) => ({
      ...row,
      beneficiaryName: longName,
      sourceAmount: '99999999999999.99',
      destinationAmount: '1699999999999999.83',
    })),
    9_999_999,
  )

export const list: PageDescription = {
  anatomy: listSlots,
  title: 'List',
  purpose: 'Many records of one kind. The first row stands above 300 px; filters are chips above it.',
  named: '"table" of a page',
  page: 'payments',
  at: '/payments',
  calls: ['payments.list', 'payments.filter'],
  roles: preparer,
  use: ['For what is looked through, filtered and opened.'],
  avoid: [['Fewer than five facts', 'another page they belong on']],
  words: ['The title is the plural of the record. An empty list says what will be in it.'],
  keyboard: [
    ['/', 'Comes to the search.'],
    ['↓ ↑', 'Go from row to row.'],
    ['Enter', 'Opens the row.'],
  ],
  heard: 'How many there are is announced after each filter.',
  answers: { 'payments.list': rowsOf(paymentRows(8), 6012), 'payments.filter': rowsOf(paymentRows(8), 6012) },
  empty: { answers: { 'payments.list': rowsOf([], 0), 'payments.filter': rowsOf([], 0) } },
  longest: { answers: { 'payments.list': longRows(), 'payments.filter': longRows() } },
}

export const details: PageDescription = {
  anatomy: detailsSlots,
  title: 'Details',
  purpose:
    'One record: what it is, its amounts, its state and what can be done now; facts in two columns, the course at the side.',
  named: '"details" of a page',
  page: 'payment',
  at: paymentPath,
  calls: ['payments.read'],
  roles: preparer,
  use: ['For what somebody comes back to.'],
  avoid: [['Something that is only read once', 'the place where it happens']],
  words: ['The state says what happened to the money and what follows.'],
  keyboard: [['Tab', 'Actions first, then what can be copied, in the order in which it is read.']],
  heard: 'The title is the heading; each section is a region.',
  answers: {
    'payments.read': payment,
    'audit.payment': trail,
    'payout.dataRequirements': requirements,
  },
  empty: 'Never: an address names one record, and one that is not there is a page without content.',
  longest: {
    answers: {
      'payments.read': {
        ...payment,
        beneficiary: { ...payment.beneficiary, nickName: longName, displayName: longName },
        memo: `${longName} `.repeat(2).trim().toUpperCase(),
        quote: {
          ...payment.quote,
          sourceAmount: '99999999999999.99',
          destinationAmount: '1699999999999999.83',
        },
      },
    },
  },
}

export const wizard: PageDescription = {
  anatomy: wizardSlots,
  title: 'Wizard',
  purpose:
    'More than one step. One column, one question a row, one primary action at its foot; the summary beside it.',
  named: '"flow" of a page',
  page: 'send-payment',
  at: '/payments/single-payment/step/beneficiary-table',
  calls: ['identities.list', 'payout.methods'],
  roles: preparer,
  flags: { singlePaymentRedesign: true },
  use: ['For what is sent or changed in more than one step.'],
  avoid: [['One question', 'a dialog']],
  words: ['The last button says what is sent: ‘Send 900.00 GBP’.'],
  keyboard: [
    ['Enter', 'Goes on where a line of text has the focus.'],
    ['Alt ←', 'Goes back; nothing is lost.'],
  ],
  heard: 'The title of the step is the heading that takes the focus; errors are a list of links.',
  answers: paying,
  empty: { answers: { 'identities.list': { identities: [], total: 0 } } },
  longest: {
    answers: {
      'identities.list': {
        identities: [0, 1, 2].map((at) => ({ ...identity(at), nickName: `${longName} ${at + 1}` })),
        total: 3,
      },
    },
  },
  more: [
    {
      name: 'step',
      title: 'A step',
      says: 'As a case of the definition reaches it.',
      draw: () => <StepPart step="single-payment/payment-details" />,
    },
    {
      name: 'review',
      title: 'The review',
      says: 'All of it once more; each part leads back, and the last button says what is sent.',
      draw: () => <StepPart step="single-payment/review" />,
    },
  ],
}

export const settings: PageDescription = {
  anatomy: settingsSlots,
  title: 'Settings',
  purpose:
    'What is decided once and looked at again: beside the list of its place, one section after the other.',
  named: '"layout": "sections" of a flow, on a page below one with "links"',
  page: 'organisation-settings',
  at: '/settings/organisation',
  calls: ['organisations.read'],
  roles: administrator,
  use: ['For what stands until somebody changes it.'],
  avoid: [['What is made and then left alone', 'a wizard']],
  words: ['A section is named after what it decides; the button that saves says what is saved.'],
  keyboard: [['Tab', 'The list of the place first, then each section with the button that changes it.']],
  heard: 'The list is a navigation by the name of the place; what was saved is announced.',
  answers: {
    'organisations.read': {
      id: '11111111-1111-4111-8111-111111111111',
      name: 'Northwind Payroll Ltd',
      customerId: 'CUS-204183',
      products: ['payments_direct'],
      settings: [],
    },
  },
  refused: 'It can be looked at, and says who may change it.',
  empty: 'Never: what nobody has decided has a value of its own, which is shown.',
  longest: {
    answers: {
      'organisations.read': {
        id: '11111111-1111-4111-8111-111111111111',
        name: longName,
        customerId: 'CUS-204183-204183-204183-204183',
        products: ['payments_direct'],
        settings: [],
      },
    },
  },
}

const none = {
  count: 0,
  completed: 0,
  failed: 0,
  returned: 0,
  inProgress: 0,
  waiting: 0,
  notSent: 0,
  sent: [],
}

const cards = ['waiting', 'account-balance', 'payments-summary', 'recent-payments', 'payment-presets']
const heights = Object.fromEntries(cards.map((card) => [`portolan.height.${card}`, '160']))

const homeCalls =
  'home.waiting balances.read home.paymentsData payments.list payments.filter rates.read presets.list tasks.list'.split(
    ' ',
  )

export const dashboard: PageDescription = {
  anatomy: dashboardSlots,
  title: 'Dashboard',
  purpose: 'Where a person starts: what waits for them, what is held, what happened last.',
  named: '"cards" of a page',
  page: 'home',
  at: '/home',
  calls: homeCalls,
  roles: [...preparer, 'cloud.payments.read'],
  flags: {
    homeRecentPayments: true,
    homeAccountBalance: true,
    singlePaymentRedesign: true,
    homePaymentsSummary: true,
  },
  // Somebody who was here before: cards whose height nobody knows are held back for two seconds.
  remembered: heights,
  use: ['For what a person looks at each morning, and acts on.'],
  avoid: [['What is looked for', 'a list']],
  words: ['The head names the person; a card says what it holds, and since when.'],
  keyboard: [['Tab', 'From card to card in their order; each leads to the page behind it.']],
  heard: 'Each card is a region by its title; it fails alone and says so.',
  answers: {
    'home.waiting': home.waiting,
    'balances.read': home.balances,
    'home.paymentsData': home.paymentsData,
    'rates.read': home.rates,
    'presets.list': home.presets,
    'tasks.list': home.tasks,
    'payments.list': rowsOf(paymentRows(5), 6012),
    'payments.filter': rowsOf(paymentRows(5), 6012),
  },
  empty: {
    answers: {
      'home.waiting': { items: [] },
      'balances.read': { balances: [] },
      'home.paymentsData': { ...home.paymentsData, days: [], totals: none },
      'presets.list': { content: [] },
      'payments.list': rowsOf([], 0),
      'payments.filter': rowsOf([], 0),
    },
  },
  longest: {
    answers: {
      'home.waiting': { items: home.waiting.items.map((one) => ({ ...one, count: 12_345 })) },
      'balances.read': {
        ...home.balances,
        balances: home.balances.balances.map((one) => ({ ...one, available: '99999999999999.12345678' })),
      },
      'payments.list': longRows(),
      'payments.filter': longRows(),
    },
  },
}

export const sheet: PageDescription = {
  title: 'Sheet beside a list',
  purpose: 'A record that is looked at while the list stays. A second click, or its address, opens the page.',
  named: '"as": "sheet" of a page',
  page: 'beneficiary',
  at: '/settings/beneficiaries/33333333-3333-4333-8333-333333333330',
  calls: ['identities.read'],
  roles: preparer,
  flags: { beneficiaries: true },
  use: ['For a record that is looked at, one after the other.'],
  avoid: [['Something with steps', 'a page of its own']],
  words: ['The title is that of the record.'],
  keyboard: [
    ['Esc', 'Closes it; the row that opened it has the focus again.'],
    ['J K', 'The next record of the list, the one before.'],
  ],
  heard: 'A dialog by its title.',
  answers: paying,
  empty: 'Never: it stands for a row of the list.',
  longest: { answers: { 'identities.read': { ...identity(0), nickName: longName, displayName: longName } } },
}

export const dialog: PageDescription = {
  title: 'Dialog',
  purpose: 'A question of one step, or a yes that cannot be taken back. It says what follows.',
  named: '"as": "dialog" of a page',
  page: 'user-add',
  at: '/settings/users/create',
  calls: ['users.grants'],
  roles: administrator,
  use: ['Where something short is asked above a list, or a yes follows what was just done.'],
  avoid: [['Reading, or anything with a scroll bar', 'a page']],
  words: ['The title is the question, the buttons are its answers.'],
  keyboard: [['Esc', 'Says no, and the focus is where it was.']],
  heard: 'A dialog by its title; what follows is its description.',
  answers: {},
  empty: 'Never: it asks something.',
  longest: 'Its words are those of the definition: 40 % longer by the switch above.',
  loading: 'Its first step waits for nothing.',
  error: 'What is refused stands at its field, as every wizard has it.',
  more: [
    {
      name: 'question',
      title: 'A question',
      says: 'The answer that takes something away is red.',
      draw: () => <Question />,
    },
    {
      name: 'working',
      title: 'While it is done',
      says: 'The button waits; nothing else can be pressed twice.',
      draw: () => <Question isWorking />,
    },
  ],
}
