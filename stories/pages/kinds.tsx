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
  purpose: 'Many records of one kind. Filters are chips above the rows; the first row starts above 300 px.',
  named: '"table" of a page',
  page: 'payments',
  at: '/payments',
  calls: ['payments.list', 'payments.filter'],
  roles: preparer,
  use: ['For records that people browse, filter and open.'],
  avoid: [['Fewer than five facts', 'the page where they belong']],
  words: ['The title is the plural of the record. An empty list says what it will contain.'],
  keyboard: [
    ['/', 'Moves to the search.'],
    ['↓ ↑', 'Moves from row to row.'],
    ['Enter', 'Opens the row.'],
  ],
  heard: 'The number of results is announced after each filter.',
  answers: { 'payments.list': rowsOf(paymentRows(8), 6012), 'payments.filter': rowsOf(paymentRows(8), 6012) },
  empty: { answers: { 'payments.list': rowsOf([], 0), 'payments.filter': rowsOf([], 0) } },
  longest: { answers: { 'payments.list': longRows(), 'payments.filter': longRows() } },
}

export const details: PageDescription = {
  anatomy: detailsSlots,
  title: 'Details',
  purpose:
    'One record with its amounts, its status and the possible actions. Facts stand in two columns, the history at the side.',
  named: '"details" of a page',
  page: 'payment',
  at: paymentPath,
  calls: ['payments.read'],
  roles: preparer,
  use: ['For records that people come back to.'],
  avoid: [['Content that is read only once', 'the page where it happens']],
  words: ['The status says what happened to the money and what comes next.'],
  keyboard: [['Tab', 'Moves through the actions, then through values to copy, in reading order.']],
  heard: 'The title is the heading; each section is a region.',
  answers: {
    'payments.read': payment,
    'audit.payment': trail,
    'payout.dataRequirements': requirements,
  },
  empty: 'Does not occur. An address names one record; a missing record is a page without content.',
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
    'A form of several steps: one column, one question per row, one primary action below, a summary beside it.',
  named: '"flow" of a page',
  page: 'send-payment',
  at: '/payments/single-payment/step/beneficiary-table',
  calls: ['identities.list', 'payout.methods'],
  roles: preparer,
  flags: { singlePaymentRedesign: true },
  use: ['For submissions and changes in more than one step.'],
  avoid: [['One question', 'a dialog']],
  words: ['The last button names what it sends: ‘Send 900.00 GBP’.'],
  keyboard: [
    ['Enter', 'Continues, if a text field has the focus.'],
    ['Alt ←', 'Goes back without losing answers.'],
  ],
  heard: 'The title of the step takes the focus. Errors are a list of links.',
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
      says: 'A step as a case of the definition reaches it.',
      draw: () => <StepPart step="single-payment/payment-details" />,
    },
    {
      name: 'review',
      title: 'The review',
      says: 'All answers before sending. Each part links back, and the last button names what it sends.',
      draw: () => <StepPart step="single-payment/review" />,
    },
  ],
}

export const settings: PageDescription = {
  anatomy: settingsSlots,
  title: 'Settings',
  purpose: 'Settings that are decided once and read again, in sections beside a navigation.',
  named: '"layout": "sections" of a flow, on a page below one with "links"',
  page: 'organisation-settings',
  at: '/settings/organisation',
  calls: ['organisations.read'],
  roles: administrator,
  use: ['For values that stay until a person changes them.'],
  avoid: [['A record that is created once', 'a wizard']],
  words: ['A section is named after its content. The save button names what it saves.'],
  keyboard: [['Tab', 'Moves through the navigation first, then through each section and its edit button.']],
  heard: 'The list is a named navigation. Saving is announced.',
  answers: {
    'organisations.read': {
      id: '11111111-1111-4111-8111-111111111111',
      name: 'Northwind Payroll Ltd',
      customerId: 'CUS-204183',
      products: ['payments_direct'],
      settings: [],
    },
  },
  refused: 'The person can read the settings. The page says who may change them.',
  empty: 'Does not occur. A setting that nobody changed shows its default.',
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
  purpose: 'The start page: what waits for the person, the balances, the latest events.',
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
  // Heights from an earlier visit: without them cards are delayed for two seconds.
  remembered: heights,
  use: ['For information that people check and act on every day.'],
  avoid: [['Content that people search for', 'a list']],
  words: ['The header names the person. A card names its content and its time.'],
  keyboard: [['Tab', 'Moves from card to card in order; each links to its page.']],
  heard: 'Each card is a region named by its title. A failing card says so without affecting others.',
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
  purpose:
    'A record beside its list, which stays visible. A second click or the address opens the full page.',
  named: '"as": "sheet" of a page',
  page: 'beneficiary',
  at: '/settings/beneficiaries/33333333-3333-4333-8333-333333333330',
  calls: ['identities.read'],
  roles: preparer,
  flags: { beneficiaries: true },
  use: ['For records that people review one after the other.'],
  avoid: [['A form with steps', 'a page of its own']],
  words: ['The title is the title of the record.'],
  keyboard: [
    ['Esc', 'Closes the sheet; the focus returns to its row.'],
    ['J K', 'Open the next or the previous record of the list.'],
  ],
  heard: 'The sheet is a dialog named by its title.',
  answers: paying,
  empty: 'Does not occur. A sheet belongs to a row of the list.',
  longest: { answers: { 'identities.read': { ...identity(0), nickName: longName, displayName: longName } } },
}

export const dialog: PageDescription = {
  title: 'Dialog',
  purpose: 'A form of one step, or a confirmation that cannot be undone. It states the consequences.',
  named: '"as": "dialog" of a page',
  page: 'user-add',
  at: '/settings/users/create',
  calls: ['users.grants'],
  roles: administrator,
  use: ['For a short form above a list, or a confirmation of the last action.'],
  avoid: [['Long text, or content that scrolls', 'a page']],
  words: ['The title is the question. The buttons are the answers.'],
  keyboard: [['Esc', 'Cancels; the focus returns to where it was.']],
  heard: 'The dialog is named by its title. The consequences are its description.',
  answers: {},
  empty: 'Does not occur. A dialog always contains a question.',
  longest: 'The text comes from the definition. The switch above makes it 40 % longer.',
  loading: 'Does not occur. The first step makes no request.',
  error: 'A refusal stands at its field, as in every wizard.',
  more: [
    {
      name: 'question',
      title: 'A question',
      says: 'A button that removes something is red.',
      draw: () => <Question />,
    },
    {
      name: 'working',
      title: 'During the action',
      says: 'The button shows progress; nothing can be pressed twice.',
      draw: () => <Question isWorking />,
    },
  ],
}
