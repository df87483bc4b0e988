import { sql } from 'kysely'
import { listOf, objectOf } from '#values/object.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import type { Store } from '../../store/store.ts'
import { forTenant, type Trx } from '../../store/tenant.ts'
import { asJson } from '../../store/json.ts'
import { jobsByRule, rolesOf } from '../admission.ts'
import type { OutsideAttempt, OutsideClient } from '../client.ts'
import { outsideFault, type OutsideFault } from '../failure.ts'
import { mapClaims } from '../mapping.ts'
import { findProviderById, type ProviderRow } from '../record.ts'
import type { ProbeLine } from './probe-line.ts'

/** Results of errors on the way to the provider. */
const DISCOVERY: Readonly<Partial<Record<OutsideFault, string>>> = {
  'idp-unreached': 'discovery-unreached',
  'idp-private': 'discovery-private',
}

/** Results of errors on the way back. */
const ANSWER: Readonly<Partial<Record<OutsideFault, string>>> = {
  'idp-secret': 'answer-secret',
  'idp-refused': 'answer-refused',
}

/** Results that need a sign-in; a second probe replaces those of the first. */
const OF_ANSWER = /^(answer|acr|claims|subject|email|name|groups|auth|rule)/

const line = (id: string, values: Record<string, string> = {}): ProbeLine => ({ id, values })

const spaced = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const algorithmLine = (offered: readonly string[] | undefined): ProbeLine[] =>
  offered !== undefined && offered.every((alg) => alg === 'none' || alg.startsWith('HS'))
    ? [line('algorithm-bad', { offered: offered.join(', ') })]
    : []

const scopeLine = ({ scopes }: ProviderRow, offered: readonly string[] | undefined): ProbeLine => {
  const missing = offered === undefined ? [] : spaced(scopes).filter((scope) => !offered.includes(scope))
  if (!spaced(scopes).includes('openid')) return line('scopes-openid', { scopes })
  return missing.length > 0
    ? line('scopes-unknown', { scopes: missing.join(' ') })
    : line('scopes-good', { scopes })
}

/** Checks a provider's discovery: reachability, keys and scopes (TRU-406). */
export const inspectProvider = async (
  client: OutsideClient,
  provider: ProviderRow,
  redirect: string,
): Promise<ProbeLine[]> => {
  const found = await client.discover(provider).catch((error: unknown) => outsideFault(error))
  if (typeof found === 'string')
    return [line(DISCOVERY[found] ?? 'discovery-wrong', { issuer: provider.issuer })]
  const metadata = found.serverMetadata()
  const lines = [line('discovery-good', { issuer: metadata.issuer })]
  const keys = await client
    .reach(metadata.jwks_uri ?? '', { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })
    .then(async (answer) => listOf(objectOf(await answer.json())['keys']).length)
    .catch(() => 0)
  lines.push(keys > 0 ? line('keys-good', { count: String(keys) }) : line('keys-missing'))
  lines.push(...algorithmLine(metadata.id_token_signing_alg_values_supported))
  lines.push(scopeLine(provider, metadata.scopes_supported))
  lines.push(line('redirect', { address: redirect }))
  lines.push(line(provider.secret_sealed === null ? 'secret-none' : 'secret-there'))
  return lines
}

const mappedLines = (
  provider: ProviderRow,
  claims: Record<string, unknown>,
  definitions: Pick<ServerDefinitions, 'roles'>,
): ProbeLine[] => {
  const person = mapClaims(claims, provider)
  const { subject, email, emailProblem, firstName, lastName, groups, jobs } = person
  const lines = [line('claims', { claims: Object.keys(claims).toSorted().join(', ') })]
  lines.push(
    subject === ''
      ? line('subject-missing', { claim: provider.subject_claim })
      : line('subject-good', { claim: provider.subject_claim, subject }),
  )
  const domains = provider.domains.join(', ')
  lines.push(
    emailProblem === undefined
      ? line('email-good', { email })
      : line(`email-${emailProblem.slice(4)}`, { claim: provider.email_claim, email, domains }),
  )
  lines.push(line('name', { name: `${firstName} ${lastName}`.trim() }))
  lines.push(
    groups.length === 0
      ? line('groups-missing', { claim: provider.groups_claim })
      : line(jobs.length === 0 ? 'groups-unmapped' : 'groups-good', {
          groups: groups.join(', '),
          jobs: jobs.join(', '),
        }),
  )
  if (typeof claims['auth_time'] !== 'number') lines.push(line('auth-time-missing'))
  const roles = rolesOf(definitions, jobsByRule(provider, person))
  if (provider.provisioning === 'NOBODY') lines.push(line('rule-nobody'))
  else lines.push(roles.length > 0 ? line('rule-roles', { roles: roles.join(', ') }) : line('rule-no-roles'))
  return lines
}

/** Saves the results until the next probe. */
export const saveProbe = (trx: Trx, id: string, lines: readonly ProbeLine[]) =>
  trx
    .updateTable('identity_providers')
    .set({ probe: asJson(lines) as never, tried_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()

/** Finishes a probe: checks and saves the claims; nobody is signed in (TRU-406). */
export const finishProbe = async (
  {
    store,
    client,
    definitions,
  }: { store: Store; client: OutsideClient; definitions: Pick<ServerDefinitions, 'roles'> },
  leaving: OutsideAttempt & { providerId: string },
  back: URLSearchParams,
): Promise<string> => {
  const provider = await findProviderById(store, leaving.providerId)
  if (!provider) return '/provider/identity-providers'
  const answered = await client
    .complete(provider, back, leaving)
    .catch((error: unknown) => outsideFault(error))
  const lines =
    typeof answered === 'string'
      ? [line(ANSWER[answered] ?? 'answer-wrong', { error: back.get('error') ?? '' })]
      : [
          line('answer-good'),
          ...(client.isStrongEnough(provider, answered.claims)
            ? []
            : [line('acr-missing', { acr: provider.acr_values ?? '' })]),
          ...mappedLines(provider, answered.claims, definitions),
        ]
  const before = (provider.probe ?? []).filter(({ id }) => !OF_ANSWER.test(id))
  await forTenant(store, provider.org_id, (trx) => saveProbe(trx, provider.id, [...before, ...lines]))
  return `/provider/identity-providers/${provider.id}`
}
