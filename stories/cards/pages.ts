import { claims } from '#tests/fixtures/portal/answers.ts'
import { outreachOf } from '#tests/fixtures/portal/onboarding.ts'
import { serialiseDraft } from '#engine/draft/draft-text.ts'
import type { CardDescription } from './card-thing.tsx'

const neverLonger = 'Does not occur. No text in it comes from customers.'
const written = 'Does not occur. The text stands in the definition.'

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
  purpose: 'Lists drafts on this device, to continue or to discard.',
  use: ['Above a page that starts a flow, and on the home page.'],
  avoid: [['Drafts of other people', 'nothing: a draft stays on the device']],
  words: ['The title of the step at which the draft stopped.'],
  heard: 'The card is a region named by its title.',
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
  empty: 'The card is absent without a draft.',
  longest: neverLonger,
}

export const acceptDisclosure: CardDescription = {
  title: 'Accept disclosure',
  purpose: 'Confirms the disclosure, once.',
  use: ['Under the text of the disclosure.'],
  avoid: [['A consent inside a form', 'Consent']],
  words: ['The button names what it confirms.'],
  heard: 'A refusal is announced.',
  empty: written,
  longest: neverLonger,
}

export const supportLines: CardDescription = {
  title: 'Support lines',
  purpose: 'Lists telephone numbers by region.',
  use: ['On the support page, if the deployment has numbers.'],
  avoid: [['A single contact', 'Support']],
  words: ['The region, then its number as a link.'],
  heard: 'Each number is a link.',
  empty: 'The card is absent if the deployment has no numbers.',
  longest: neverLonger,
}

export const ownRoles: CardDescription = {
  title: 'Own roles',
  purpose: 'Says what the person may do in which environment, and who can change that.',
  use: ['On the profile page.'],
  avoid: [['The roles of another person', 'the page of that user']],
  words: ['Roles have their names, never their codes.'],
  heard: 'The card has two lists, each with a heading.',
  empty: 'Does not occur here. The page tells a person without a role.',
  longest: neverLonger,
}

export const addPasskey: CardDescription = {
  title: 'Add a passkey',
  purpose: 'Creates a passkey, with which the person signs in without a password.',
  use: ['On the passkeys page.'],
  avoid: [['A second factor after the password', 'Second factor']],
  words: ['The passkey has the name of the device.'],
  heard: 'The result is announced.',
  empty: written,
  longest: neverLonger,
}

export const secondFactor: CardDescription = {
  title: 'Second factor',
  purpose: 'Sets up, renews or turns off the code that follows the password.',
  use: ['On the profile page.'],
  avoid: [['Signing in without a password', 'Add a passkey']],
  words: ['The card says when the code was set up and how many recovery codes are left.'],
  heard: 'The secret is available as text beside the QR code.',
  call: 'secondFactor.read',
  filled: { state: 'ON', since: '2026-02-01T09:00:00Z', codesLeft: 8, isRequired: true },
  empty: { answer: { state: 'OFF', codesLeft: 0, isRequired: false } },
  longest: neverLonger,
}

export const attachment: CardDescription = {
  title: 'Attachment',
  purpose: 'Downloads the document of its address.',
  use: ['At the address of a document from a mail.'],
  avoid: [['Documents of a payment', 'its list of files']],
  words: ['The name of the downloaded file, or that it no longer exists.'],
  heard: 'The download is announced.',
  call: 'files.read',
  filled: 'invoice-7.pdf',
  empty: 'Does not occur. An address names one document.',
  longest: {
    answer:
      'Certificate of incorporation and register of members of a company with a very long name, 2026-03-04.pdf',
  },
  more: [
    {
      name: 'gone',
      title: 'Not there any more',
      says: 'The document was removed, or never existed.',
      answer: Object.assign(new Error('Not found'), { status: 404, title: 'Not found' }),
    },
    {
      name: 'refused',
      title: 'Not allowed',
      says: 'Who can give access.',
      answer: Object.assign(new Error('Not allowed'), { status: 403, title: 'Not allowed' }),
    },
  ],
}

export const onboardingTasks: CardDescription = {
  title: 'Onboarding tasks',
  purpose: 'Shows the overall status of onboarding, and each task with its next step.',
  use: ['On the onboarding page.'],
  avoid: [['A summary in one line', 'Onboarding banner']],
  words: ['Each status has a sentence about the next step.'],
  heard: 'The overall status is a live region; each task is a region.',
  call: 'onboarding.outreach',
  filled: outreachOf(task),
  empty: { answer: outreachOf() },
  longest: { answer: outreachOf(longTask) },
  besides: { 'onboarding.config': { products: [] } },
}

export const onboardingReview: CardDescription = {
  title: 'Onboarding review',
  purpose: 'Shows all answers of a task before submission. Each part can be changed with one click.',
  use: ['Before a task is submitted.'],
  avoid: [['Reviewing a payment', 'the last step of its flow']],
  words: ['The number of missing answers stands before the button.'],
  heard: 'Each part is a region. Its answers are a description list.',
  call: 'onboarding.outreach',
  filled: outreachOf(task),
  empty: { answer: outreachOf() },
  longest: { answer: outreachOf(longTask) },
}

export const verificationFrame: CardDescription = {
  title: 'Verification',
  purpose: 'Embeds the identity check of a provider, and shows its result.',
  use: ['At the address of one inquiry.'],
  avoid: [['Documents that are uploaded to us', 'Document checklist']],
  words: ['The name of the person, and the status of the check.'],
  heard: 'The status is a live region.',
  call: 'inquiries.read',
  filled: { inquiryId: 'inquiry-1', status: 'approved', legalName: 'Trial Owner' },
  empty: 'Does not occur. An address names one inquiry.',
  longest: { answer: { inquiryId: 'inquiry-1', status: 'approved', legalName: longName } },
}

export const enterView: CardDescription = {
  title: 'The portal of this client',
  purpose: 'Opens the portal as a client sees it.',
  use: ['At the address of one view, after a reason was entered.'],
  avoid: [['The record of a client', 'the page of the client']],
  words: ['The text says only that the portal opens.'],
  heard: 'The message is a live region.',
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
  empty: 'Does not occur. An address names one view.',
  longest: 'Does not occur. The card has one sentence.',
}
