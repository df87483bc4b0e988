import { sayIdentityProviders } from '#values/generated/say-identity-providers.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { listedAmong, listOf } from './lists.ts'
import type { Row } from '../store/generated/database.ts'
import { inEnglish } from './reader.ts'
import { refill } from './stored-sentence.ts'

type ProviderRow = Row<'identity_providers'>

type Lists = Pick<ServerDefinitions, 'library'>

const labelIn = (definitions: Lists, list: string, code: string): string =>
  listOf(definitions, list).find(({ value }) => value === code)?.label ?? code

const sayRule = (definitions: Lists, { provisioning, default_job: job }: ProviderRow): string => {
  if (provisioning === 'NOBODY') return sayIdentityProviders('letNobody')
  return provisioning === 'BY_GROUP'
    ? sayIdentityProviders('letByGroup')
    : sayIdentityProviders('letEverybody', { job: labelIn(definitions, 'identity-jobs', job ?? '') })
}

/** Returns the environments of a login by label. */
export const environmentsIn = (definitions: Lists, { environments }: ProviderRow): string =>
  listedAmong(definitions, 'environments', environments)
    .map(({ label }) => label)
    .join(', ')

/** Summarises a login for the second person who decides about it. */
export const summaryOf = (definitions: Lists, row: ProviderRow): string =>
  [
    sayRule(definitions, row),
    row.group_jobs.length > 0 &&
      sayIdentityProviders('withWork', {
        groups: row.group_jobs
          .map(({ group, job }) => `${group} = ${labelIn(definitions, 'identity-jobs', job)}`)
          .join(', '),
      }),
    sayIdentityProviders('inEnvironments', { environments: environmentsIn(definitions, row) }),
    row.acr_values !== null && sayIdentityProviders('asStrong', { acr: row.acr_values }),
    row.directory === 'SCIM' && sayIdentityProviders('writesPeople'),
    row.other_sign_in === 'REFUSED' && sayIdentityProviders('alone'),
  ]
    .filter((part) => part !== false)
    .join(' ')

const KEYS = ['withWork', 'inEnvironments', 'asStrong', 'writesPeople', 'alone'] as const
const RULES = ['letNobody', 'letByGroup', 'letEverybody'] as const
const PLACES = { job: '{job}', groups: '{groups}', environments: '{environments}', acr: '{acr}' }

const templateOf = (keys: readonly (typeof KEYS | typeof RULES)[number][]): string =>
  keys.map((key) => sayIdentityProviders(key, PLACES)).join(' ')

/** All possible endings of a rule, longest first, because a shorter one would match part of a longer one. */
const ENDINGS = Array.from({ length: 1 << KEYS.length }, (_, chosen) =>
  KEYS.filter((_key, at) => (chosen & (1 << at)) !== 0),
).toSorted((one, other) => other.length - one.length)

const beginsWith = (stored: string, rule: (typeof RULES)[number]): boolean =>
  stored.startsWith(inEnglish(() => templateOf([rule])).replace(/\{.*$/, ''))

/** Translates a stored English summary for the reader; undefined if it is none (TRU-555). */
export const summaryInWords = (stored: string, named: (value: string) => string): string | undefined => {
  const rule = RULES.find((one) => beginsWith(stored, one))
  if (!rule) return undefined
  for (const ending of ENDINGS) {
    const shape = [rule, ...ending]
    const sentence = refill(
      inEnglish(() => templateOf(shape)),
      templateOf(shape),
      stored,
      named,
    )
    if (sentence !== undefined) return sentence
  }
  return undefined
}
