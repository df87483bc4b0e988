import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const FILE = 'notifications.json'

it.each([
  [
    '/PAYEE_ADDED/holders/0',
    'changes.decid',
    "There is no permission 'changes.decid'. Did you mean 'changes.decide'?",
  ],
  ['/CREDENTIAL_ENDING/people/0', 'ownr', "There is no person of the event 'ownr'. Did you mean 'owner'?"],
  ['/PAYEE_ADDED/except', 'initiator', "There is no person of the event 'initiator'."],
  ['/PAYEE_ADDED/page', 'beneficary', "There is no page 'beneficary'. Did you mean 'beneficiary'?"],
  [
    '/BALANCE_LOW/page',
    'payment',
    "The event does not fill {id} of the page 'payment', so that it would open nothing. Name a page that it fills.",
  ],
  [
    '/ONBOARDING_REVIEW_DECLINED/pageOf',
    { BUSINES: 'home' },
    "There is no kind of a review 'BUSINES'. Did you mean 'BUSINESS'?",
  ],
])('finds a wrong name in the notification at %s (TRU-926)', (path, becomes, sentence) => {
  expect(findingsWith(FILE, { [`/notifications${path}`]: becomes }).join('\n')).toContain(sentence)
})

it('finds a notification that reaches nobody, or people who may not open its page (TRU-926)', () => {
  const notifying = (event: string, one: object) =>
    findingsWith(FILE, { [`/notifications/${event}`]: one }).join('\n')
  expect(notifying('BALANCE_LOW', { page: 'home' })).toContain(
    '/notifications/BALANCE_LOW: Nobody is notified, or',
  )
  expect(notifying('BALANCE_LOW', { holders: ['provider.read'], page: 'home' })).toContain(
    "No role of a client has the permission 'provider.read': nobody would be notified.",
  )
  expect(notifying('PAYOUT_STUCK', { of: 'provider', holders: ['payments.read'] })).toContain(
    "No role of the provider has the permission 'payments.read'",
  )
  expect(notifying('PAYMENT_ACCEPTED', { people: ['initiator'], except: 'initiator' })).toContain(
    "'initiator' is the only recipient. Leave one of the two out.",
  )
  expect(notifying('PAYEE_ADDED', { holders: ['credentials.write'], page: 'beneficiary' })).toMatch(
    /The role '.*' has the permission 'credentials.write' and may not open the page 'beneficiary'/,
  )
})

it('finds an event without recipients, and a mail that opens another page than its notification (TRU-926)', () => {
  expect(findingsWith(FILE, { '/notifications/BALANCE_LOW': undefined }).join('\n')).toContain(
    "Nobody is notified of 'BALANCE_LOW'. Name its recipients here.",
  )
  expect(findingsWith(FILE, { '/notifications/BALANCE_LOWER': { everyone: true } }).join('\n')).toContain(
    "There is no event 'BALANCE_LOWER'. Did you mean 'BALANCE_LOW'?",
  )
  expect(findingsWith('mails/balance-low.mail.json', { '/link/page': 'support' }).join('\n')).toContain(
    "The mail opens the page 'support', and its notification 'home'. Name the same page.",
  )
})
