import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { onboardingAnswers, outreachOf } from '#tests/fixtures/portal/onboarding.ts'
import { openPortal } from '#tests/fixtures/portal/world.tsx'

const contacts = {
  name: 'Contacts',
  slug: 'contacts',
  says: 'Who gets our mail.',
  progress: 'Complete',
  button: 'Edit',
  page: 'onboarding-contact',
}
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
  subtasks: [contacts],
}
const ofPart = { subtask: 'contacts', question: 'Contacts', says: 'Name somebody else.', isMended: false }
const elsewhere = { subtask: 'activity', question: 'Planned activity', says: 'Say more.', isMended: false }
const ofQuestion = { ...ofPart, field: 'email', question: 'Email', says: 'Another address.' }

const open = (repairs: object[]) =>
  openPortal({
    path: '/onboarding/contact',
    answers: {
      ...onboardingAnswers({ ...task, ...(repairs.length > 0 && { repairs }) }),
      'GET /salesforce_proxy/onboarding/contacts': { content: [] },
    },
  })

it('shows on the page of a part what is to be mended of it as a whole, and neither what stands at a question nor other parts (TRU-497)', async () => {
  const world = await open([elsewhere, ofQuestion, ofPart])
  const note = page.getByRole('note', { name: 'Please correct this before you submit it again:' })
  await expect.element(note.getByText('Name somebody else.')).toBeVisible()
  await expect.element(note.getByText('To be corrected')).toBeVisible()
  expect(note.getByRole('listitem').elements()).toHaveLength(1)
  await world.screen.unmount()

  await open([])
  await expect.element(page.getByRole('heading', { name: 'Contacts', exact: true })).toBeVisible()
  expect(note.query()).toBeNull()
})

it('draws a part together with what is to be mended of it, so that nothing is pushed down under a hand (TRU-497, TRU-507)', async () => {
  const outreach = Promise.withResolvers<object>()
  await openPortal({
    path: '/onboarding/contact',
    answers: {
      ...onboardingAnswers(task),
      'GET /salesforce_proxy/onboarding/outreach': outreach.promise,
      'GET /salesforce_proxy/onboarding/contacts': { content: [] },
    },
  })
  const table = page.getByRole('region', { name: 'Contacts' }).or(page.getByText('No contacts'))
  await expect.element(page.getByText('Loading ‘Contacts’')).toBeInTheDocument()
  expect(table.elements()).toEqual([])
  outreach.resolve(outreachOf({ ...task, repairs: [ofPart] }))
  await expect.element(page.getByText('Name somebody else.')).toBeVisible()
  await expect.element(table.first()).toBeVisible()
})
