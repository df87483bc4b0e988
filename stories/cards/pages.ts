import { claims } from '#tests/fixtures/portal/answers.ts'
import { outreachOf } from '#tests/fixtures/portal/onboarding.ts'
import { serialiseDraft } from '#engine/draft/draft-text.ts'
import type { CardDescription } from './card-thing.tsx'

const neverLonger = 'Nothing in it is written by others.'
const written = 'Never: its words stand in its definition.'

const task = {
  name: 'How you work with us',
  slug: 'centralised-business',
  says: 'What you plan.',
  order: 1,
  status: 'INCOMPLETE',
  review: 0,
  progress: 'Complete',
  currentProgress: 1,
  maxProgress: 1,
  reviewPage: 'onboarding-review',
  subtasks: [
    {
      name: 'Contacts',
      slug: 'contacts',
      says: 'Who gets our mail.',
      progress: 'Complete',
      button: 'Edit',
      page: 'onboarding-contact',
    },
  ],
}
const longName = 'Everything about the business that has to be known before the first payment is sent'
const longTask = {
  ...task,
  name: longName,
  subtasks: [{ ...task.subtasks[0], name: longName, says: longName }],
}

export const unfinished: CardDescription = {
  title: 'Unfinished',
  purpose: 'What was begun on this device and not sent: to go on with, or to throw away.',
  use: ['Above a page that begins a flow, and on the home page.'],
  avoid: [['Drafts of others', 'nothing: a draft stays on its device']],
  words: ['Where it stopped, by the title of the step.'],
  heard: 'A region by its title.',
  of: 'identity-add',
  remembered: {
    [`portolan.draft.${claims.userId}.${claims.orgId}.uat.add-identity`]: serialiseDraft({
      flow: 'add-identity',
      version: 1,
      place: { step: 'identity-details', returnTo: [] },
      intent: 'example',
      answers: {},
    }),
  },
  empty: 'It is not there where nothing was begun.',
  longest: neverLonger,
}

export const acceptDisclosure: CardDescription = {
  title: 'Accept disclosure',
  purpose: 'The button that confirms the disclosure once.',
  use: ['Under the text of the disclosure.'],
  avoid: [['A yes that belongs to a form', 'Consent']],
  words: ['The button says what is confirmed.'],
  heard: 'A refusal is announced.',
  empty: written,
  longest: neverLonger,
}

export const supportLines: CardDescription = {
  title: 'Support lines',
  purpose: 'Numbers to call, by region.',
  use: ['On the page of support, where a deployment names some.'],
  avoid: [['One way to help', 'Support']],
  words: ['A region, then its number, which can be called.'],
  heard: 'Each number is a link.',
  empty: 'It is not there where a deployment names none.',
  longest: neverLonger,
}

export const ownRoles: CardDescription = {
  title: 'Own roles',
  purpose: 'What the person may do and where, in words; and who can change it.',
  use: ['On the profile.'],
  avoid: [['The roles of others', 'the page of a user']],
  words: ['A role by its name, never its code.'],
  heard: 'Two lists, each with its heading.',
  empty: 'Never here: who has no role at all is told so on this page.',
  longest: neverLonger,
}

export const addPasskey: CardDescription = {
  title: 'Add a passkey',
  purpose: 'Signs in without a password from then on.',
  use: ['On the page of passkeys.'],
  avoid: [['A second step after the password', 'Second factor']],
  words: ['The name of the passkey is that of the device.'],
  heard: 'What came of it is announced.',
  empty: written,
  longest: neverLonger,
}

export const secondFactor: CardDescription = {
  title: 'Second factor',
  purpose: 'A code after the password: set up, renewed or turned off.',
  use: ['On the profile.'],
  avoid: [['Signing in without a password', 'Add a passkey']],
  words: ['It says since when it is on, and how many recovery codes are left.'],
  heard: 'The secret is text beside its picture.',
  call: 'secondFactor.read',
  filled: { state: 'ON', since: '2026-02-01T09:00:00Z', codesLeft: 8, isRequired: true },
  empty: { answer: { state: 'OFF', codesLeft: 0, isRequired: false } },
  longest: neverLonger,
}

export const attachment: CardDescription = {
  title: 'Attachment',
  purpose: 'A document that is downloaded at its address.',
  use: ['At the address of a document that was mailed.'],
  avoid: [['Documents of a payment', 'its list of files']],
  words: ['What was downloaded, by its name; what is gone says so.'],
  heard: 'That it was downloaded is announced.',
  call: 'files.read',
  filled: 'invoice-7.pdf',
  empty: 'Never: an address names one document.',
  longest: {
    answer:
      'Certificate of incorporation and register of members of a company with a very long name, 2026-03-04.pdf',
  },
  more: [
    {
      name: 'gone',
      title: 'Not there any more',
      says: 'What was removed, or never was.',
      answer: Object.assign(new Error('Not found'), { status: 404, title: 'Not found' }),
    },
    {
      name: 'refused',
      title: 'Not allowed',
      says: 'Who can open it.',
      answer: Object.assign(new Error('Not allowed'), { status: 403, title: 'Not allowed' }),
    },
  ],
}

export const onboardingTasks: CardDescription = {
  title: 'Onboarding tasks',
  purpose: 'Where the organisation stands as a whole, and every task with what comes next.',
  use: ['On the page of onboarding.'],
  avoid: [['What is left, in a line', 'Onboarding banner']],
  words: ['A status has a sentence that says what follows.'],
  heard: 'The whole is a status; each task is a region.',
  call: 'onboarding.outreach',
  filled: outreachOf(task),
  empty: { answer: outreachOf() },
  longest: { answer: outreachOf(longTask) },
  besides: { 'onboarding.config': { products: [] } },
}

export const onboardingReview: CardDescription = {
  title: 'Onboarding review',
  purpose: 'All of one task once more, each part a click from being changed, and its submission.',
  use: ['Before a task is submitted.'],
  avoid: [['The review of a payment', 'the last step of its flow']],
  words: ['What is missing is counted before it can be submitted.'],
  heard: 'Each part is a region with its answers as a list of terms.',
  call: 'onboarding.outreach',
  filled: outreachOf(task),
  empty: { answer: outreachOf() },
  longest: { answer: outreachOf(longTask) },
}

export const verificationFrame: CardDescription = {
  title: 'Verification',
  purpose: 'The frame of the provider that verifies a person, and what came of it.',
  use: ['At the address of one inquiry.'],
  avoid: [['Papers that are uploaded to us', 'Document checklist']],
  words: ['Whose verification it is, and how it stands.'],
  heard: 'How it stands is a status.',
  call: 'inquiries.read',
  filled: { inquiryId: 'inquiry-1', status: 'approved', legalName: 'Trial Owner' },
  empty: 'Never: an address names one inquiry.',
  longest: { answer: { inquiryId: 'inquiry-1', status: 'approved', legalName: longName } },
}

export const enterView: CardDescription = {
  title: 'The portal of this client',
  purpose: 'Leads into the portal as a client sees it.',
  use: ['At the address of one view, once a reason was given.'],
  avoid: [['What a client is and has', 'the page of the client']],
  words: ['It says only that the portal opens.'],
  heard: 'What opens is a status.',
  call: 'clientViews.read',
  filled: {
    id: '5d0b0a52-8d0c-4d5a-9a08-0d3c1a3f9c01',
    clientId: '5d0b0a52-8d0c-4d5a-9a08-0d3c1a3f9c02',
    client: 'Northwind Payroll Ltd',
    job: 'viewer',
    roles: [],
    environments: ['uat'],
    reason: 'A payment is missing',
    endsAt: '2026-11-27T09:00:00.000Z',
    person: { id: '5d0b0a52-8d0c-4d5a-9a08-0d3c1a3f9c03', name: 'Trial Owner', email: 'owner@bank.example' },
  },
  empty: 'Never: an address names one view.',
  longest: 'Never: it says one sentence.',
}
