import * as answers from '#tests/fixtures/portal/home-answers.ts'
import type { CardDescription } from './card-thing.tsx'

const oneThing = 'A title, one thing to know, and at most one thing to do.'
const neverLonger = 'Nothing in it is written by others.'
const longName = 'A monthly transfer to the subsidiary whose name is longer than a card is wide'

export const welcome: CardDescription = {
  title: 'Welcome',
  purpose: 'Who is here, and the one thing most people came to do.',
  use: ['At the head of the home page, and nowhere else.'],
  avoid: [['The title of any other page', 'the head of that page']],
  words: ['The name of the person, without a greeting for the hour.'],
  heard: 'It is the heading of the page.',
  empty: 'Never: who is signed in has a name.',
  longest: neverLonger,
}

export const firstRun: CardDescription = {
  title: 'First run',
  purpose: 'What a production still needs before money moves, and what mends each.',
  use: ['On the home page, for the people of the provider, until nothing is missing.'],
  avoid: [['What one client has still to do', 'its onboarding tasks']],
  words: ['A line says what has to be so, and under it the command or the place that mends it.'],
  heard: 'The lines are a list; how many are missing is said before them.',
  call: 'providerSetup.list',
  filled: answers.setup,
  empty: 'It is not there once nothing is missing.',
  longest: {
    answer: {
      ...answers.setup,
      content: answers.setup.content.map((one) => ({ ...one, how: `${one.how}, and ${longName}` })),
    },
  },
}

export const waiting: CardDescription = {
  title: 'Waiting',
  purpose: 'What waits for this person, each count leading to its list.',
  use: ['First of all cards: what only this person can do.', oneThing],
  avoid: [['What others have to do', 'a list of theirs']],
  words: ['A line says what waits and what follows from it.'],
  heard: 'Each count is part of the name of its link.',
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
  purpose: 'What a person decides next, least time left first.',
  use: ['On the home page, for people who approve.'],
  avoid: [['All that waits', 'the list of approvals, which it leads to']],
  words: ['A row says whom it goes to, how much, and what sets it apart.'],
  keyboard: [['Tab', 'From row to row; each leads to its decision.']],
  heard: 'A table; the name of a row is the link to its decision.',
  call: 'decisions.list',
  filled: answers.decisions,
  empty: 'It is not there while nothing waits for the person.',
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
  purpose: 'What is available now, what is on its way, and both together.',
  use: ['On the home page, for people who may read balances.'],
  avoid: [['What an account was on a day', 'the report of that day']],
  words: ['Available comes first: it is what can be sent.'],
  heard: 'Amounts with their codes; fiat and crypto are headings, which are heard and not seen.',
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
  purpose: 'How much of what may be sent in a month was sent.',
  use: ['Where an organisation has such a limit.'],
  avoid: [['The bound of one payment', 'an error at its amount']],
  words: ['Used, left and limit are amounts, and the share stands beside the bar.'],
  heard: 'The bar is heard as its percent.',
  call: 'balances.read',
  empty: 'It is not there where nothing limits the organisation.',
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
      says: 'What is over is said in words; the bar is full.',
      answer: { ...answers.balances, usage: { ...answers.balances.usage, used: '2100000.00' } },
    },
  ],
}

export const exchangeRate: CardDescription = {
  title: 'Exchange rate',
  purpose: 'What one unit of a currency is worth in another, now.',
  use: ['For who decides when to send.'],
  avoid: [['What a payment takes', 'a quote']],
  words: ['It is indicative, and says so.'],
  keyboard: [['Tab', 'From, to, and the button that swaps them.']],
  heard: 'A new rate is not announced; it is read when somebody comes to it.',
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
  purpose: 'How many payments there were, and what became of them.',
  use: ['On the home page, over the days that a person chooses.'],
  avoid: [['Which payments', 'the list, which each number leads to']],
  words: ['Days are named with their zone.'],
  keyboard: [['↓ ↑', 'Choose the range of days.']],
  heard: 'Each outcome with its count, in the order of what needs a person first.',
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
  purpose: 'Payments day by day, as a picture or as a table.',
  use: ['Beside the summary, over the same days.'],
  avoid: [['A number that has to be exact', 'the table it can be shown as']],
  words: ['The caption says what is counted; what is left out is said.'],
  keyboard: [['Tab', 'Comes to the switch between picture and table.']],
  heard: 'The table is what is heard; the picture has its caption.',
  call: 'home.paymentsData',
  empty: { answer: { ...answers.paymentsData, days: [] } },
  longest: neverLonger,
}

export const recentPayments: CardDescription = {
  title: 'Recent payments',
  purpose: 'The last payments of the organisation, each leading to its details.',
  use: ['On the home page.'],
  avoid: [['Looking for one', 'the list of payments']],
  words: ['The words of the list: state, beneficiary, both amounts.'],
  heard: 'A table with the beneficiary as the name of each row.',
  call: 'payments.list',
  empty: { answer: { content: [], page: { number: 0, size: 5, totalElements: 0, totalPages: 0 } } },
  longest: 'The list cuts nothing; a card is as high as its rows.',
}

export const paymentPresets: CardDescription = {
  title: 'Payment presets',
  purpose: 'Payments that are sent again and again, begun with a click.',
  use: ['For who sends the same payment every month.'],
  avoid: [['Many payments at once', 'a batch']],
  words: ['Whom it goes to, and when it was used last.'],
  heard: 'The name of the preset is that of its link.',
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
  purpose: 'What is left before money can be sent in production.',
  use: ['Until the organisation is let in.'],
  avoid: [['Everything that is left, one by one', 'Tasks']],
  words: ['It says what is missing and that it can go on later.'],
  heard: 'A region by its title.',
  call: 'tasks.list',
  silent: 'Never: it is not there until it is known that something is left.',
  empty: 'It is not there once the organisation is let in.',
  longest: neverLonger,
  more: [
    {
      name: 'review',
      title: 'In review',
      says: 'Nothing is to be done; it says who does.',
      answer: { ...answers.tasks, onboarding: 'IN_REVIEW' },
    },
  ],
}

export const tasks: CardDescription = {
  title: 'Tasks',
  purpose: 'What has to be done once before everything works.',
  use: ['For who is new, until all is done.'],
  avoid: [['What waits every day', 'Waiting']],
  words: ['A task is a verb and its object; done stays in sight.'],
  heard: 'Open tasks are links; how many are done is said first.',
  call: 'tasks.list',
  empty: 'It is not there once all is done.',
  longest: {
    answer: { ...answers.tasks, tasks: answers.tasks.tasks.map((task) => ({ ...task, title: longName })) },
  },
}

export const support: CardDescription = {
  title: 'Support',
  purpose: 'Where help is.',
  use: ['Last on the home page.'],
  avoid: [['The lines to call', 'Support lines']],
  words: ['One sentence and one link.'],
  heard: 'A region by its title.',
  empty: 'Never: its words stand in its definition.',
  longest: neverLonger,
}

export const stablecoinExplorer: CardDescription = {
  title: 'Stablecoin explorer',
  purpose: 'The way to what another site shows of a stablecoin.',
  use: ['Where a deployment has such a site.'],
  avoid: [['A page of ours', 'a link in the navigation']],
  words: ['It says that it leads out of the portal.'],
  heard: 'That it opens in a new tab is part of its name.',
  empty: 'Never: its words stand in its definition.',
  longest: neverLonger,
}
