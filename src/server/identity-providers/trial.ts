import { sql } from 'kysely'
import type { ServerDefinitions } from '../app/definitions.ts'
import type { Store } from '../store/store.ts'
import { asSystem } from '../store/tenant.ts'
import { asJson } from '../store/json.ts'
import { jobsByRule, rolesOf } from './admission.ts'
import type { OutsideAttempt, OutsideClient } from './client.ts'
import { outsideFault } from './failure.ts'
import { mapClaims } from './mapping.ts'
import { findProviderById, type ProviderRow } from './record.ts'
import type { TrialLine } from './trial-line.ts'

const line = (id: string, values: Record<string, string> = {}): TrialLine => ({ id, values })

const spaced = (text: string): string[] => text.split(/\s+/).filter(Boolean)

const algorithmLine = (offered: readonly string[] | undefined): TrialLine[] =>
  offered !== undefined && offered.every((alg) => alg === 'none' || alg.startsWith('HS'))
    ? [line('algorithm-bad', { offered: offered.join(', ') })]
    : []

const scopeLine = ({ scopes }: ProviderRow, offered: readonly string[] | undefined): TrialLine => {
  const missing = offered === undefined ? [] : spaced(scopes).filter((scope) => !offered.includes(scope))
  if (!spaced(scopes).includes('openid')) return line('scopes-openid', { scopes })
  return missing.length > 0 ? line('scopes-unknown', { scopes: missing.join(' ') }) : line('scopes-good', { scopes })
}

/** Looks at what a provider says of itself: whether it is there, its keys, and what is asked for (TRU-406). */
export const inspectProvider = async (
  client: OutsideClient,
  provider: ProviderRow,
  redirect: string,
): Promise<{ lines: TrialLine[]; isReachable: boolean }> => {
  const said = await client.discover(provider).catch((error: unknown) => outsideFault(error))
  if (typeof said === 'string')
    return { lines: [line(`discovery-${said.slice(4)}`, { issuer: provider.issuer })], isReachable: false }
  const metadata = said.serverMetadata()
  const lines = [line('discovery-good', { issuer: metadata.issuer })]
  const keys = await client
    .reach(metadata.jwks_uri ?? '', { method: 'GET', headers: {}, body: undefined, redirect: 'manual' })
    .then(async (answer) => ((await answer.json()) as { keys?: unknown[] }).keys?.length ?? 0)
    .catch(() => 0)
  lines.push(keys > 0 ? line('keys-good', { count: String(keys) }) : line('keys-missing'))
  lines.push(...algorithmLine(metadata.id_token_signing_alg_values_supported))
  lines.push(scopeLine(provider, metadata.scopes_supported))
  lines.push(line('redirect', { address: redirect }))
  lines.push(line(provider.secret_sealed === null ? 'secret-none' : 'secret-there'))
  return { lines, isReachable: true }
}

const mappedLines = (
  provider: ProviderRow,
  claims: Record<string, unknown>,
  definitions: Pick<ServerDefinitions, 'roles'>,
): TrialLine[] => {
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
      : line(jobs.length === 0 ? 'groups-unmapped' : 'groups-good', { groups: groups.join(', '), jobs: jobs.join(', ') }),
  )
  if (typeof claims['auth_time'] !== 'number') lines.push(line('auth-time-missing'))
  const roles = rolesOf(definitions, jobsByRule(provider, person))
  if (provider.provisioning === 'NOBODY') lines.push(line('rule-nobody'))
  else lines.push(roles.length > 0 ? line('rule-roles', { roles: roles.join(', ') }) : line('rule-no-roles'))
  return lines
}

const save = (store: Store, id: string, lines: readonly TrialLine[]) =>
  asSystem(store, (trx) =>
    trx
      .updateTable('identity_providers')
      .set({ trial: asJson(lines) as never, tried_at: sql<Date>`app_now()` })
      .where('id', '=', id)
      .execute(),
  )

/** Takes who came back from a trial: what came is looked at and kept in words, and nobody is signed in (TRU-406). */
export const finishTrial = async (
  { store, client, definitions }: { store: Store; client: OutsideClient; definitions: Pick<ServerDefinitions, 'roles'> },
  leaving: OutsideAttempt & { providerId: string },
  back: URLSearchParams,
): Promise<string> => {
  const provider = await findProviderById(store, leaving.providerId)
  if (!provider) return '/provider/identity-providers'
  const answered = await client.complete(provider, back, leaving).catch((error: unknown) => outsideFault(error))
  const lines =
    typeof answered === 'string'
      ? [line(`answer-${answered.slice(4)}`, { error: back.get('error') ?? '' })]
      : [
          line('answer-good'),
          ...(client.isStrongEnough(provider, answered.claims) ? [] : [line('acr-missing', { acr: provider.acr_values ?? '' })]),
          ...mappedLines(provider, answered.claims, definitions),
        ]
  await save(store, provider.id, [...(provider.trial ?? []), ...lines])
  return `/provider/identity-providers/${provider.id}`
}
