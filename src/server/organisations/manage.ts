import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findCurrency } from '#values/currency.ts'
import { findLoneLogin } from '../users/lone-login.ts'
import { insertUser } from '../users/user-storage.ts'
import { createPasswordLink } from '../users/password/password-token.ts'
import type { Corridor } from '../network/types.ts'
import { writeEvent } from '../outbox/event.ts'
import { writeAudit } from '../store/audit.ts'
import type { Environment } from '../store/environment.ts'
import type { Row } from '../store/generated/database.ts'
import type { Trx } from '../store/tenant.ts'
import { createOrganisation } from './new-organisation.ts'
import defaults from './new-organisation.data.json' with { type: 'json' }

/** A refusal of a command, with a sentence for the provider's staff. */
export class ManageRefused extends Error {}

export interface AdministratorRequest {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

export interface OrganisationRequest {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** ISO 4217. */
  readonly currency: string
  readonly administrators: readonly AdministratorRequest[]
}

/** The person who acts, the validity of a link in hours, and the login that replaces the built-in one. */
export interface ManageTerms {
  readonly by: string
  readonly linkHours: number
  readonly issuer?: string | undefined
}

/** A person with the token of their link to choose a password, or with the login that they use instead of one. */
export type Invited = { readonly email: string; readonly orgId: string; readonly userId: string } & (
  | { readonly token: string }
  | { readonly login: string }
)

const LONGEST_NAME = 140
const COUNTRY = /^[A-Z]{2}$/
const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/

/** Regions that have a name in programs, and are no country of ISO 3166-1. */
const NO_COUNTRY = ['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'XK', 'ZZ']

/** Returns the current code of a country for an older or common one, such as GB for UK. */
const currentCode = (code: string): string | undefined =>
  COUNTRY.test(code) ? new Intl.Locale(`und-${code}`).region : undefined

const isCountry = (code: string): boolean =>
  currentCode(code) === code &&
  !NO_COUNTRY.includes(code) &&
  new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(code) !== undefined

const sayNoCountry = (code: string): string => {
  const meant = currentCode(code.toUpperCase())
  const hint =
    meant !== undefined && meant !== code && isCountry(meant)
      ? `Did you mean ${meant}?`
      : 'Give its two letters, such as NL.'
  return `There is no country '${code}'. ${hint}`
}

/** Returns why these people cannot be added, or undefined. */
export const whyUnreachable = (people: readonly AdministratorRequest[]): string | undefined => {
  const wrong = people.find(({ email }) => !EMAIL.test(email))
  if (wrong) return `'${wrong.email}' is no email address.`
  const unnamed = people.find(({ firstName, lastName }) => `${firstName}${lastName}`.trim() === '')
  return unnamed && `Give the name of ${unnamed.email}.`
}

const whyWrong = ({ name, country, currency, administrators }: OrganisationRequest): string | undefined => {
  if (name.trim() === '' || name.length > LONGEST_NAME)
    return `The name of an organisation has 1 to ${LONGEST_NAME} characters.`
  if (!isCountry(country)) return sayNoCountry(country)
  if (!findCurrency(currency)) return `There is no currency '${currency}'. Give its code, such as EUR.`
  if (administrators.length === 0)
    return 'Name an administrator, and better two: one alone waits for each change of a control.'
  return whyUnreachable(administrators)
}

const insertActive = async (
  trx: Trx,
  org_id: string,
  { firstName, lastName, email }: AdministratorRequest,
  role: string,
): Promise<string> => {
  const user_id = await insertUser(trx, {
    org_id,
    email,
    first_name: firstName,
    last_name: lastName,
    status: 'ACTIVE',
  })
  if (user_id === undefined) throw new ManageRefused(`Somebody with the address ${email} is there already.`)
  const own = { org_id, user_id }
  await trx
    .insertInto('user_roles')
    .values({ ...own, role })
    .execute()
  await trx
    .insertInto('user_environments')
    .values((defaults.environments as Environment[]).map((environment) => ({ ...own, environment })))
    .execute()
  return user_id
}

/** Creates the link of a person, unless a password lets them in nowhere (TRU-659). */
const giveLink = async (
  trx: Trx,
  person: Pick<Invited, 'email' | 'orgId' | 'userId'>,
  { by, linkHours, issuer }: ManageTerms,
): Promise<Invited> => {
  const login = issuer ?? (await findLoneLogin(trx, person))?.name
  if (login !== undefined) return { ...person, login }
  return { ...person, token: await createPasswordLink(trx, person, by, linkHours) }
}

/** Adds people of one role, each active at once and with a link. Throws ManageRefused. */
export const letIn = async (
  trx: Trx,
  orgId: string,
  people: readonly AdministratorRequest[],
  role: string,
  terms: ManageTerms,
): Promise<Invited[]> => {
  const invited: Invited[] = []
  for (const person of people) {
    const userId = await insertActive(trx, orgId, person, role)
    invited.push(await giveLink(trx, { email: person.email, orgId, userId }, terms))
  }
  return invited
}

/**
 * Creates an organisation with the defaults, and its administrators with a link each. Throws ManageRefused
 * (TRU-218).
 */
export const addOrganisation = async (
  trx: Trx,
  request: OrganisationRequest,
  corridors: readonly Corridor[],
  terms: ManageTerms,
): Promise<Invited[]> => {
  const wrong = whyWrong(request)
  if (wrong !== undefined) throw new ManageRefused(wrong)
  const name = request.name.trim()
  const { rows } = await sql`select from organisations where lower(name) = lower(${name})`.execute(trx)
  if (rows.length > 0) throw new ManageRefused(`There is an organisation '${name}' already.`)
  const id = randomUUID()
  const { country, currency, administrators } = request
  await createOrganisation(trx, {
    id,
    name,
    customerId: `CUS-${id.slice(0, 8).toUpperCase()}`,
    country,
    currency,
    products: defaults.products,
    settings: defaults.settings,
    flags: defaults.flags,
    corridors: corridors.filter((corridor) => !defaults.closedCorridors.includes(corridor.id)),
    receiptEmail: administrators[0]!.email,
    administrators: administrators.map(({ firstName, lastName, email }) => ({
      name: `${firstName} ${lastName}`.trim(),
      email,
    })),
    createdAt: new Date(),
  })
  await writeAudit(
    trx,
    { orgId: id, userId: null, environment: null },
    {
      action: 'organisation.create',
      objectType: 'organisation',
      objectId: id,
      details: {
        name,
        country,
        currency,
        administrators: administrators.map(({ email }) => email),
        by: terms.by,
      },
    },
  )
  return letIn(trx, id, administrators, defaults.administrator, terms)
}

/** Finds a person by address, in any organisation. Throws ManageRefused. */
export const findPerson = async (trx: Trx, email: string) => {
  const { rows } = await sql<Pick<Row<'users'>, 'org_id' | 'id' | 'status'> & { organisation: string }>`
    select u.org_id, u.id, u.status, o.name as organisation from users u join organisations o on o.id = u.org_id
    where lower(u.email) = lower(${email.trim()}) and u.status <> 'DELETED'`.execute(trx)
  if (rows[0]) return rows[0]
  throw new ManageRefused(`There is nobody with the address '${email}'. The list names all.`)
}

const findPersonToInvite = async (trx: Trx, email: string) => {
  const person = await findPerson(trx, email)
  if (person.status === 'DISABLED' || person.status === 'REJECTED')
    throw new ManageRefused(`${email} is stopped. An administrator of the organisation lets them in first.`)
  return person
}

/** Creates a link to choose a first or new password. Throws ManageRefused (TRU-219). */
export const inviteAgain = async (trx: Trx, email: string, terms: ManageTerms): Promise<Invited> => {
  const { org_id: orgId, id: userId } = await findPersonToInvite(trx, email)
  return giveLink(trx, { email, orgId, userId }, terms)
}

/** Queues that link as a mail, which the server sends when it runs. Throws ManageRefused (TRU-184). */
export const mailLink = async (
  trx: Trx,
  email: string,
  { by, linkHours, issuer }: ManageTerms,
): Promise<void> => {
  const { org_id: orgId, id, status, organisation } = await findPersonToInvite(trx, email)
  const isInvited = status === 'CREATED'
  const login = issuer ?? (await findLoneLogin(trx, { orgId, email: email.trim() }))?.name
  if (login !== undefined)
    throw new ManageRefused(
      `No link is mailed: ${email} signs in by ${login}, and has no password here. Leave out --mail, and the command says what to hand over.`,
    )
  await writeEvent(
    trx,
    {
      orgId,
      eventType: isInvited ? 'INVITATION' : 'PASSWORD_RESET',
      facts: { organisation, who: 'The provider', hours: String(linkHours) },
    },
    [id],
  )
  await writeAudit(
    trx,
    { orgId, userId: null, environment: null },
    { action: 'user.password.send', objectType: 'user', objectId: id, details: { by } },
  )
}
