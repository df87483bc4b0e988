import * as answers from '#tests/fixtures/portal/home-answers.ts'
import type { CardDescription } from './card-thing.tsx'

const oneThing = 'A title, one fact, and at most one action.'
const neverLonger = 'Does not occur. No text in it comes from customers.'
const longName = 'A monthly transfer to the subsidiary whose name is longer than a card is wide'

export const welcome: CardDescription = {
  title: 'Welcome',
  purpose: 'Names the person and offers the action that most people came for.',
  use: ['At the top of the home page only.'],
  avoid: [['The title of another page', 'the header of that page']],
  words: ['The name of the person, without ‘Good morning’ or the like.'],
  heard: 'The name is the heading of the page.',
  empty: 'Does not occur. Every signed-in person has a name.',
  longest: neverLonger,
}

export const firstRun: CardDescription = {
  title: 'First run',
  purpose: 'Lists what a deployment still lacks before it may move money, and how to fix each.',
  use: ['On the home page of the provider’s staff, until nothing is missing.'],
  avoid: [['Open tasks of one client', 'its onboarding tasks']],
  words: ['A line states the condition. The command or page that fixes it stands below.'],
  heard: 'The lines are a list. Their number comes before them.',
  call: 'providerSetup.list',
  filled: answers.setup,
  empty: 'The card is gone when nothing is missing.',
  longest: {
    answer: {
      ...answers.setup,
      content: answers.setup.content.map((one) => ({ ...one, how: `${one.how}, and ${longName}` })),
    },
  },
}

export const waiting: CardDescription = {
  title: 'Waiting',
  purpose: 'Counts what waits for this person. Each count links to its list.',
  use: ['As the first card, for work that only this person can do.', oneThing],
  avoid: [['Work of other people', 'their own list']],
  words: ['A line says what waits and what happens next.'],
  heard: 'The name of each link contains its count.',
  call: 'home.waiting',
  empty: { answer: { items: [] } },
  longest: {
    answer: {
      items: answers.waiting.items.map((one) => ({
        ...one,
        count: 12_345,
        label: `${one.label} ${one.says}`,
      })),
    },
  },
}

export const approvalQueue: CardDescription = {
  title: 'Next to decide',
  purpose: 'Lists the next decisions of a person; the one with the least time left comes first.',
  use: ['On the home page of approvers.'],
  avoid: [['All that waits', 'the list of approvals, which the card links to']],
  words: ['A row names the beneficiary, the amount and anything unusual.'],
  keyboard: [['Tab', 'Moves from row to row; each opens its decision.']],
  heard: 'The card is a table. The name in a row links to its decision.',
  call: 'decisions.list',
  filled: answers.decisions,
  empty: 'The card is absent when nothing waits for the person.',
  longest: {
    answer: {
      ...answers.decisions,
      content: answers.decisions.content.map((one) => ({
        ...one,
        what: longName,
        sourceAmount: '99999999999999.99',
        flags: ['by-program', 'new-account', 'first-payment', 'above-usual', 'same-as', 'price-moved'],
      })),
    },
  },
}

export const accountBalance: CardDescription = {
  title: 'Account balance',
  purpose: 'Shows what is available, what is pending, and the total.',
  use: ['On the home page of people who may read balances.'],
  avoid: [['The balance on a past day', 'the report of that day']],
  words: ['‘Available’ comes first, because that is what can be sent.'],
  heard: 'Amounts are read with their codes. The headings ‘fiat’ and ‘crypto’ are read but not drawn.',
  call: 'balances.read',
  empty: { answer: { balances: [] } },
  longest: {
    answer: {
      balances: answers.balances.balances.map((one) => ({
        ...one,
        available: '9999999999999900000.12345678',
      })),
    },
  },
}

export const permittedUsage: CardDescription = {
  title: 'Permitted usage',
  purpose: 'Shows how much of the monthly limit is used.',
  use: ['For an organisation with such a limit.'],
  avoid: [['The limit of one payment', 'an error at the amount']],
  words: ['‘Used’, ‘left’ and ‘limit’ are amounts. The percentage stands beside the bar.'],
  heard: 'The bar is read as a percentage.',
  call: 'balances.read',
  empty: 'The card is absent for an organisation without a limit.',
  longest: {
    answer: {
      ...answers.balances,
      usage: { ...answers.balances.usage, limit: '99999999999999.99', used: '1240000.00' },
    },
  },
  more: [
    {
      name: 'over',
      title: 'Over the limit',
      says: 'The excess is stated in words, and the bar is full.',
      answer: { ...answers.balances, usage: { ...answers.balances.usage, used: '2100000.00' } },
    },
  ],
}

export const exchangeRate: CardDescription = {
  title: 'Exchange rate',
  purpose: 'Shows the current rate between two currencies.',
  use: ['For people who decide when to send.'],
  avoid: [['The cost of a payment', 'a quote']],
  words: ['The rate is indicative, and the card says so.'],
  keyboard: [['Tab', 'Moves through ‘from’, ‘to’ and the button that swaps them.']],
  heard: 'A new rate is not announced. It is read when the focus reaches it.',
  call: 'rates.read',
  empty: { answer: { rates: [] } },
  longest: {
    answer: {
      rates: [{ source: 'USD', destination: 'MXN', rate: '184127.12345678', at: '2026-03-04T12:00:00Z' }],
    },
  },
}

export const paymentsSummary: CardDescription = {
  title: 'Payments summary',
  purpose: 'Counts payments by their outcome.',
  use: ['On the home page, for the days that the person selects.'],
  avoid: [['Which payments', 'the list, which each count links to']],
  words: ['The days name their time zone.'],
  keyboard: [['↓ ↑', 'Select the range of days.']],
  heard: 'Each outcome is read with its count. Outcomes that need a person come first.',
  call: 'home.paymentsData',
  empty: {
    answer: {
      ...answers.paymentsData,
      days: [],
      totals: {
        count: 0,
        completed: 0,
        failed: 0,
        returned: 0,
        inProgress: 0,
        waiting: 0,
        notSent: 0,
        sent: [],
      },
    },
  },
  longest: {
    answer: {
      ...answers.paymentsData,
      totals: {
        ...answers.paymentsData.totals,
        count: 1_234_567,
        sent: [{ currency: 'USD', amount: '9007199254740993.25' }],
      },
    },
  },
}

export const paymentsTrend: CardDescription = {
  title: 'Payments trend',
  purpose: 'Shows payments per day, as a chart or as a table.',
  use: ['Beside the summary, for the same days.'],
  avoid: [['An exact number', 'the table view of the same card']],
  words: ['The caption says what is counted and what is excluded.'],
  keyboard: [['Tab', 'Moves to the switch between chart and table.']],
  heard: 'A screen reader reads the table; the chart has a caption.',
  call: 'home.paymentsData',
  empty: { answer: { ...answers.paymentsData, days: [] } },
  longest: neverLonger,
}

export const recentPayments: CardDescription = {
  title: 'Recent payments',
  purpose: 'Lists the latest payments of the organisation. Each links to its details.',
  use: ['On the home page.'],
  avoid: [['Finding one payment', 'the list of payments']],
  words: ['The terms of the list: status, beneficiary, both amounts.'],
  heard: 'The card is a table. The beneficiary names each row.',
  call: 'payments.list',
  empty: { answer: { content: [], page: { number: 0, size: 5, totalElements: 0, totalPages: 0 } } },
  longest: 'Nothing is cut; the card grows with its rows.',
}

export const paymentPresets: CardDescription = {
  title: 'Payment presets',
  purpose: 'Starts a recurring payment with one click.',
  use: ['For people who send the same payment regularly.'],
  avoid: [['Many payments at once', 'a batch']],
  words: ['The beneficiary, and when the preset was last used.'],
  heard: 'The name of the preset is the name of the link.',
  call: 'presets.list',
  empty: { answer: { content: [] } },
  longest: {
    answer: {
      content: answers.presets.content.map((one) => ({ ...one, name: longName, beneficiaryName: longName })),
    },
  },
}

export const onboardingBanner: CardDescription = {
  title: 'Onboarding banner',
  purpose: 'Says what is missing before the organisation can send money in production.',
  use: ['Until the organisation is admitted.'],
  avoid: [['Each open task', 'Tasks']],
  words: ['The banner says what is missing and that the work can continue later.'],
  heard: 'The card is a region named by its title.',
  call: 'tasks.list',
  silent: 'Does not occur. The banner appears only when something is missing.',
  empty: 'The banner is gone when the organisation is admitted.',
  longest: neverLonger,
  more: [
    {
      name: 'review',
      title: 'In review',
      says: 'The organisation has nothing to do. The banner says who works on it.',
      answer: { ...answers.tasks, onboarding: 'IN_REVIEW' },
    },
  ],
}

export const tasks: CardDescription = {
  title: 'Tasks',
  purpose: 'Lists the tasks to do once, before everything works.',
  use: ['For new users, until every task is done.'],
  avoid: [['Daily work', 'Waiting']],
  words: ['A task is a verb with its object. Completed tasks stay visible.'],
  heard: 'Open tasks are links. The number of completed tasks comes first.',
  call: 'tasks.list',
  empty: 'The card is gone when every task is done.',
  longest: {
    answer: { ...answers.tasks, tasks: answers.tasks.tasks.map((task) => ({ ...task, title: longName })) },
  },
}

export const support: CardDescription = {
  title: 'Support',
  purpose: 'Where help is.',
  use: ['As the last card of the home page.'],
  avoid: [['Telephone numbers', 'Support lines']],
  words: ['One sentence and one link.'],
  heard: 'The card is a region named by its title.',
  empty: 'Does not occur. The text stands in the definition.',
  longest: neverLonger,
}

export const stablecoinExplorer: CardDescription = {
  title: 'Stablecoin explorer',
  purpose: 'Links to the page of a stablecoin on another site.',
  use: ['For a deployment with such a site.'],
  avoid: [['A page of ours', 'a link in the navigation']],
  words: ['The text says that the link leaves the portal.'],
  heard: 'The name of the link says that it opens a new tab.',
  empty: 'Does not occur. The text stands in the definition.',
  longest: neverLonger,
}
