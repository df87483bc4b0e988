import { domainOf } from '#values/email-domain.ts'
import { normaliseLine } from '#values/normal-text.ts'
import { objectOf, textOf } from '#values/object.ts'
import { checkOneLine } from '#values/one-line.ts'
import { isRetained } from '../app/http/readable-text.ts'
import { type ProviderRow } from './record.ts'

type Claims = Readonly<Record<string, unknown>>

/** The names of claims at an identity provider, and which of them are trusted. */
export type ClaimMapping = Pick<
  ProviderRow,
  'domains' | 'email_trust' | 'subject_claim' | 'email_claim' | 'name_claim' | 'groups_claim' | 'group_jobs'
>

/**
 * Returns a claim by name or by path, such as `realm_access.roles`. A name that is a URL contains dots
 * itself.
 */
const claimAt = (claims: Claims, path: string): unknown => {
  if (Object.hasOwn(claims, path)) return claims[path]
  return path.split('.').reduce<unknown>((value, name) => {
    const members = objectOf(value)
    return Object.hasOwn(members, name) ? members[name] : undefined
  }, claims)
}

/** Reasons why the e-mail address of a sign-in does not identify its person. */
export type EmailProblem = 'idp-no-email' | 'idp-email-unverified' | 'idp-other-domain'

export interface MappedPerson {
  subject: string
  email: string
  emailProblem?: EmailProblem
  firstName: string
  lastName: string
  groups: readonly string[]
  /** The kinds of work mapped from the person's groups. */
  jobs: readonly string[]
}

/**
 * Joins the claims of ID token and userinfo. The token wins, and `email_verified` counts only for the address
 * it came with.
 */
export const joinClaims = (token: Claims, answered: Claims): Claims => {
  const { email_verified: verified, ...more } = answered
  const isOfToken = token['email'] === undefined || token['email'] === answered['email']
  return { ...more, ...(isOfToken && { email_verified: verified }), ...token }
}

// `email_verified` concerns the claim `email` alone.
const isVerified = (claims: Claims, { email_trust: trust, email_claim: claim }: ClaimMapping): boolean => {
  const { email_verified: verified } = claims
  if (trust === 'DOMAINS') return verified !== false && verified !== 'false'
  return claim === 'email' && (verified === true || verified === 'true')
}

const problemOf = (claims: Claims, mapping: ClaimMapping, email: string): EmailProblem | undefined => {
  const domain = domainOf(email)
  if (domain === '') return 'idp-no-email'
  if (!mapping.domains.includes(domain)) return 'idp-other-domain'
  return isVerified(claims, mapping) ? undefined : 'idp-email-unverified'
}

const LONGEST_NAME = 255

/** Reads a name in the spelling of a form; one that is shown otherwise than it is counts as none (TRU-936). */
const readName = (value: unknown): string => {
  const name = normaliseLine(textOf(value)).trim()
  return name.length <= LONGEST_NAME && isRetained(name) && checkOneLine(name) === undefined ? name : ''
}

const namesOf = (claims: Claims, { name_claim: claim }: ClaimMapping, email: string) => {
  const [given, family] = [readName(claims['given_name']), readName(claims['family_name'])]
  if (given !== '' && family !== '') return { firstName: given, lastName: family }
  const words = readName(claimAt(claims, claim)).split(/\s+/).filter(Boolean)
  const [first = email.split('@')[0] ?? '', ...rest] = words
  return { firstName: first, lastName: rest.join(' ') }
}

/** Returns the person in the claims, by the login's mapping (TRU-402). */
export const mapClaims = (claims: Claims, mapping: ClaimMapping): MappedPerson => {
  const email = textOf(claimAt(claims, mapping.email_claim)).trim().toLowerCase()
  const emailProblem = problemOf(claims, mapping, email)
  const named = claimAt(claims, mapping.groups_claim)
  const groups = (Array.isArray(named) ? named : [named])
    .map((one: unknown) => textOf(one).trim())
    .filter(Boolean)
  const jobs = mapping.group_jobs.filter(({ group }) => groups.includes(group)).map(({ job }) => job)
  return {
    subject: textOf(claimAt(claims, mapping.subject_claim)).trim(),
    email,
    ...(emailProblem && { emailProblem }),
    ...namesOf(claims, mapping, email),
    groups,
    jobs: [...new Set(jobs)],
  }
}
