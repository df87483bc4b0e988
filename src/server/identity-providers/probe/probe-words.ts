import { sayIdentityProviders as say } from '#values/generated/say-identity-providers.ts'
import type { ProbeLine } from './probe-line.ts'

type Values = Readonly<Record<string, string>>
type Sentence = (values: Values) => string

const of = (values: Values, name: string): string => values[name] ?? ''

/** Sentences about correct or informative results. */
const FOUND: Readonly<Record<string, Sentence>> = {
  'discovery-good': (v) => say('discoveryGood', { issuer: of(v, 'issuer') }),
  'keys-good': (v) => say('keysGood', { count: of(v, 'count') }),
  'scopes-good': (v) => say('scopesGood', { scopes: of(v, 'scopes') }),
  redirect: (v) => say('redirect', { address: of(v, 'address') }),
  'secret-there': () => say('secretThere'),
  'answer-good': () => say('answerGood'),
  claims: (v) => say('claims', { claims: of(v, 'claims') }),
  'subject-good': (v) => say('subjectGood', { claim: of(v, 'claim'), subject: of(v, 'subject') }),
  'email-good': (v) => say('emailGood', { email: of(v, 'email') }),
  name: (v) => say('name', { name: of(v, 'name') }),
  'groups-good': (v) => say('groupsGood', { groups: of(v, 'groups'), jobs: of(v, 'jobs') }),
  'rule-nobody': () => say('ruleNobody'),
  'rule-roles': (v) => say('ruleRoles', { roles: of(v, 'roles') }),
}

/** Sentences about errors and their fixes. */
const WRONG: Readonly<Record<string, Sentence>> = {
  'discovery-unreached': (v) => say('discoveryUnreached', { issuer: of(v, 'issuer') }),
  'discovery-private': (v) => say('discoveryPrivate', { issuer: of(v, 'issuer') }),
  'discovery-wrong': (v) => say('discoveryWrong', { issuer: of(v, 'issuer') }),
  'keys-missing': () => say('keysMissing'),
  'algorithm-bad': (v) => say('algorithmBad', { offered: of(v, 'offered') }),
  'scopes-openid': () => say('scopesOpenid'),
  'scopes-unknown': (v) => say('scopesUnknown', { scopes: of(v, 'scopes') }),
  'secret-none': () => say('secretNone'),
  'answer-secret': () => say('answerSecret'),
  'answer-refused': (v) => say('answerRefused', { error: of(v, 'error') }),
  'answer-wrong': () => say('answerWrong'),
  'acr-missing': (v) => say('acrMissing', { acr: of(v, 'acr') }),
  'subject-missing': (v) => say('subjectMissing', { claim: of(v, 'claim') }),
  'email-no-email': (v) => say('emailNoEmail', { claim: of(v, 'claim') }),
  'email-email-unverified': (v) => say('emailUnverified', { email: of(v, 'email') }),
  'email-other-domain': (v) => say('emailOther', { email: of(v, 'email'), domains: of(v, 'domains') }),
  'groups-unmapped': (v) => say('groupsUnmapped', { groups: of(v, 'groups') }),
  'groups-missing': (v) => say('groupsMissing', { claim: of(v, 'claim') }),
  'auth-time-missing': () => say('authTimeMissing'),
  'rule-no-roles': () => say('ruleNoRoles'),
}

const sayLines = (lines: readonly ProbeLine[], words: Readonly<Record<string, Sentence>>) =>
  lines.flatMap(({ id, values }) => (words[id] ? [{ says: words[id](values) }] : []))

/** Converts the results of a probe to sentences: what was found, and what is wrong (TRU-406). */
export const sayProbe = (lines: readonly ProbeLine[]) => ({
  found: sayLines(lines, FOUND),
  wrong: sayLines(lines, WRONG),
})
