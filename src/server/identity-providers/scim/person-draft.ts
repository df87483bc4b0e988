import { listOf, objectOf } from '#values/object.ts'
import { sayScim } from '#values/generated/say-scim.ts'
import { ScimProblem } from './problem.ts'
import { readFlag, readName, readText } from './value.ts'

/** A directory's version of a person; absent parts are unchanged. */
export interface PersonDraft {
  userName?: string
  givenName?: string
  familyName?: string
  externalId?: string | null
  active?: boolean
}

const USER = 'urn:ietf:params:scim:schemas:core:2.0:user:'

/** Returns the first primary address; undefined if there is none. */
const mainAddress = (emails: unknown): unknown =>
  listOf(emails)
    .map(objectOf)
    .find(({ primary }) => String(primary).toLowerCase() === 'true')?.['value']

const refuseOtherAddress = (emails: unknown, userName: string | undefined, domains: readonly string[]) => {
  const main = mainAddress(emails)
  if (main === undefined) return
  const address = readText('emails', main).toLowerCase()
  if (!domains.includes(address.split('@').at(-1) ?? ''))
    throw new ScimProblem(
      400,
      sayScim('otherDomain', { address: userName ?? address, domains: domains.join(', ') }),
      'invalidValue',
    )
}

/** Applies one attribute to a draft; unknown ones are ignored, as RFC 7644 allows. */
const take = (draft: PersonDraft, path: string, value: unknown, domains: readonly string[]): void => {
  const name = path.toLowerCase().replace(USER, '')
  if (name === 'active') draft.active = readFlag('active', value)
  else if (name === 'username') draft.userName = readText('userName', value).toLowerCase()
  else if (name === 'externalid') draft.externalId = value === null ? null : readText('externalId', value)
  else if (name === 'name.givenname') draft.givenName = readName('name.givenName', value)
  else if (name === 'name.familyname') draft.familyName = readName('name.familyName', value)
  else if (name === 'name')
    for (const [part, inner] of Object.entries(objectOf(value))) take(draft, `name.${part}`, inner, domains)
  else if (name === 'emails') refuseOtherAddress(value, draft.userName, domains)
  else if (/^emails\[.*\]\.value$/.test(name))
    refuseOtherAddress([{ primary: true, value }], draft.userName, domains)
}

/** Reads the whole person of a POST or PUT. */
export const readPerson = (body: unknown, domains: readonly string[]): PersonDraft & { userName: string } => {
  const draft: PersonDraft = {}
  for (const [path, value] of Object.entries(objectOf(body)))
    if (value !== null) take(draft, path, value, domains)
  const { userName } = draft
  if (userName === undefined)
    throw new ScimProblem(400, sayScim('missing', { attribute: 'userName' }), 'invalidValue')
  return { externalId: null, active: true, ...draft, userName }
}

/** Reads the operations of a PATCH, in the forms of RFC 7644, Entra and Okta. */
export const readPersonPatch = (
  operations: readonly { op: string; path?: string; value: unknown }[],
  domains: readonly string[],
): PersonDraft => {
  const draft: PersonDraft = {}
  for (const { op, path, value } of operations) {
    if (op === 'remove') {
      if (path === undefined) throw new ScimProblem(400, sayScim('noTarget'), 'noTarget')
      if (/^(.*:)?(username|active)$/i.test(path))
        throw new ScimProblem(400, sayScim('missing', { attribute: path }), 'mutability')
      if (/^(.*:)?externalid$/i.test(path)) draft.externalId = null
    } else if (path === undefined)
      for (const [name, inner] of Object.entries(objectOf(value))) take(draft, name, inner, domains)
    else take(draft, path, value, domains)
  }
  return draft
}
