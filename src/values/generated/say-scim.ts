// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What the directory of an organisation is answered when something is refused there (SCIM); its people read it in the log of their directory. */
export const sayScim = speaker<{
  unauthenticated: never
  off: never
  disabled: never
  allowlist: never
  notFound: never
  filter: { attributes: string | number }
  otherDomain: { address: string | number; domains: string | number }
  taken: { address: string | number }
  invited: { address: string | number }
  missing: { attribute: string | number }
  invalid: { attribute: string | number }
  path: { path: string | number }
  noTarget: never
  syntax: never
  lastAdministrator: never
  notInvited: never
  waits: never
  disabledHere: never
  tooManyOfRole: never
  groupTaken: { name: string | number }
  noMember: { id: string | number }
  token: never
  tooMany: never
  unexpected: never
}>('scim', {
  unauthenticated: 'The token is missing, wrong or revoked. Ask your provider for a new one.',
  off: 'This login is off, or writes no people here. Ask your provider to turn it on.',
  disabled: 'This organisation is disabled. Ask your provider.',
  allowlist: 'This address is not on the allowlist of the organisation. Add it under Settings.',
  notFound: 'There is nothing here of this id.',
  filter: ['This filter is not taken. Compare one of ', ['attributes'], ' with eq.'],
  otherDomain: [['address'], ' is of none of the domains of this login: ', ['domains'], '.'],
  taken: [['address'], ' is in use already.'],
  invited: [['address'], ' was invited by the organisation, which alone changes this address.'],
  missing: [['attribute'], ' is missing.'],
  invalid: [['attribute'], ' has a value that is not taken.'],
  path: ['The path ', ['path'], ' is not taken.'],
  noTarget: 'An operation that removes needs a path.',
  syntax: 'This is no message of SCIM.',
  lastAdministrator:
    'This is the last administrator of the organisation. Let another person become one first.',
  notInvited: 'By the rule of this login nobody is let in without an invitation.',
  waits: 'This person waits until an administrator of the organisation lets them in.',
  disabledHere: 'An administrator of the organisation disabled this person, and alone enables them.',
  tooManyOfRole: 'The maximum number of people already have a role. Remove somebody from the group.',
  groupTaken: ['There is a group ', ['name'], ' already.'],
  noMember: ['There is no person ', ['id'], ' here.'],
  token: 'A token made for this login.',
  tooMany: 'Too many requests. Wait a moment.',
  unexpected: 'Something went wrong here. Try again.',
})
