// Generated from definitions/words by `npm run types`; do not edit.
import { speaker } from '../language.ts'

/** What is said of the login of a client when it is tried, and of its rule. */
export const sayIdentityProviders = speaker<{
  discoveryGood: { issuer: string | number }
  discoveryUnreached: { issuer: string | number }
  discoveryPrivate: { issuer: string | number }
  discoveryWrong: { issuer: string | number }
  keysGood: { count: string | number }
  keysMissing: never
  algorithmBad: { offered: string | number }
  scopesGood: { scopes: string | number }
  scopesOpenid: never
  scopesUnknown: { scopes: string | number }
  redirect: { address: string | number }
  secretThere: never
  secretNone: never
  answerGood: never
  answerSecret: never
  answerRefused: { error: string | number }
  answerWrong: never
  acrMissing: { acr: string | number }
  claims: { claims: string | number }
  subjectGood: { claim: string | number; subject: string | number }
  subjectMissing: { claim: string | number }
  emailGood: { email: string | number }
  emailNoEmail: { claim: string | number }
  emailUnverified: { email: string | number }
  emailOther: { email: string | number; domains: string | number }
  name: { name: string | number }
  groupsGood: { groups: string | number; jobs: string | number }
  groupsUnmapped: { groups: string | number }
  groupsMissing: { claim: string | number }
  authTimeMissing: never
  ruleNobody: never
  ruleRoles: { roles: string | number }
  ruleNoRoles: never
  startHere: { name: string | number }
  letNobody: never
  letByGroup: never
  inEnvironments: { environments: string | number }
  withWork: { groups: string | number }
  asStrong: { acr: string | number }
  letEverybody: { job: string | number }
  writesPeople: never
  alone: never
}>('identity-providers', {
  discoveryGood: ['The login answers at ', ['issuer'], '.'],
  discoveryUnreached: [
    'Nobody answers at ',
    ['issuer'],
    '. Look whether the address is right and the Internet reaches it.',
  ],
  discoveryPrivate: [
    ['issuer'],
    ' leads into a private network, which is not called. Give an address that the Internet reaches.',
  ],
  discoveryWrong: [
    ['issuer'],
    ' does not describe itself as an OpenID provider of that name. Open ',
    ['issuer'],
    '/.well-known/openid-configuration, and take the issuer from there as it stands.',
  ],
  keysGood: ['Its keys were found: ', ['count'], '.'],
  keysMissing:
    'Its keys were not found, so nothing it says can be verified. Ask those who look after it to publish them (jwks_uri).',
  algorithmBad: [
    'It signs with ',
    ['offered'],
    ' alone, which is not taken. Set a signature with a public key there, such as RS256.',
  ],
  scopesGood: ['The scopes are asked for: ', ['scopes'], '.'],
  scopesOpenid: 'The scopes lack openid, without which nobody is named. Add it.',
  scopesUnknown: [
    'It does not offer these scopes, and may refuse: ',
    ['scopes'],
    '. Take them out, or let them be set up there.',
  ],
  redirect: ['It has to lead people back to ', ['address'], '. Enter this as the redirect address there.'],
  secretThere: 'A secret is stored.',
  secretNone: 'No secret is stored. Store it, unless the client there is a public one.',
  answerGood:
    'Somebody signed in there, and what came back was verified: issuer, signature, recipient, nonce and time.',
  answerSecret:
    'The login does not take our client ID and secret. Store the secret again, and compare the client ID.',
  answerRefused: [
    'The login refused: ',
    ['error'],
    '. Look whether the redirect address, the scopes and the person are allowed there.',
  ],
  answerWrong:
    'What came back could not be verified: its issuer, signature, recipient, nonce or time is not the expected one. Compare issuer and client ID with those there.',
  acrMissing: [
    'The login did not say that it was as strong as asked for: ',
    ['acr'],
    '. Set it up there, or take the strength out.',
  ],
  claims: ['These claims came: ', ['claims'], '.'],
  subjectGood: ['The person is known by ', ['claim'], ': ', ['subject'], '.'],
  subjectMissing: [
    'The claim ',
    ['claim'],
    ', which names a person for good, did not come. Choose another one, or let it be sent.',
  ],
  emailGood: ['The address is verified: ', ['email'], '.'],
  emailNoEmail: [
    'The claim ',
    ['claim'],
    ' holds no address. Choose another one, or let the scope email be allowed.',
  ],
  emailUnverified: [
    'The address ',
    ['email'],
    ' is not said to be verified. Let email_verified be sent, or trust every address at the domains.',
  ],
  emailOther: [
    'The address ',
    ['email'],
    ' is of none of the domains ',
    ['domains'],
    '. Sign in with another account, or add the domain.',
  ],
  name: ['The name is ', ['name'], '.'],
  groupsGood: ['These groups came: ', ['groups'], '. They give the work: ', ['jobs'], '.'],
  groupsUnmapped: [
    'These groups came, and none of them gives work: ',
    ['groups'],
    '. Add a line for one of them.',
  ],
  groupsMissing: [
    'The claim ',
    ['claim'],
    ' holds no groups. Let the groups be sent, or choose another claim.',
  ],
  authTimeMissing:
    'It does not say when somebody signed in (auth_time). Acts that ask for a fresh proof will be refused; let the claim be sent.',
  ruleNobody: 'People are let in once they were invited here.',
  ruleRoles: ['This person would be let in with the roles: ', ['roles'], '.'],
  ruleNoRoles: 'This person would be kept out: nothing gives them work here.',
  startHere: [
    'Open ',
    ['name'],
    ' and sign in there, to see which claims come. Nobody is signed in here by it.',
  ],
  letNobody: 'Nobody is let in without an invitation.',
  letByGroup: 'People in groups that have work are let in.',
  inEnvironments: ['Environments: ', ['environments'], '.'],
  withWork: ['Groups and work: ', ['groups'], '.'],
  asStrong: ['Strength asked for: ', ['acr'], '.'],
  letEverybody: ['Everybody there is let in, as ', ['job'], '; groups give other work.'],
  writesPeople: 'Its directory writes people and groups here (SCIM).',
  alone: 'Nobody at these domains signs in otherwise.',
})
