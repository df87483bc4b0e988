import { expect, it } from 'vitest'
import { findingsWith } from '#tests/unit/broken-definitions.ts'

const file = 'mails/payee-added.mail.json'

it.each([
  ['/event', 'PAYEE_ADED', "There is no event 'PAYEE_ADED'. Did you mean 'PAYEE_ADDED'?"],
  [
    '/event',
    'PAYEE_CHANGED',
    "'payee-changed' tells of PAYEE_CHANGED as well. An event has one mail. Name another event, or take one of the two out.",
  ],
  ['/link/page', 'beneficary', "There is no page 'beneficary'. Did you mean 'beneficiary'?"],
  ['/subject', '{payes} has a new account', "There is no name to print here 'payes'. Did you mean 'payee'?"],
  [
    '/body/0',
    '{who} added the account {account}.',
    '{account} holds an account number, and mail is read by others on the way. Leave it to the page that the mail leads to.',
  ],
])('says what is wrong with a mail: %s %s (TRU-178)', (path, value, sentence) => {
  expect(findingsWith(file, { [path]: value })).toContain(`${file} ${path}: ${sentence}`)
})
