import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import type { ServerConfig } from '../app/config.ts'
import type { ServerDefinitions } from '../app/definitions.ts'
import { refused } from '../app/refused.ts'
import { isListed } from '../languages/lists.ts'
import { asJson } from '../store/json.ts'
import type { Trx } from '../store/tenant.ts'
import { isAllowedUrl } from '../webhooks/address.ts'

type Saved = Omit<Request<'identityProviders.create'>, 'clientId'>

const DOMAIN = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/
const JOBS = 'identity-jobs'

const domainsOf = (text: string): string[] => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** Parses the mapping of groups to roles, separated by semicolons; undefined without entries. */
const groupsOf = (definitions: Pick<ServerDefinitions, 'library'>, text: string | undefined) => {
  const lines = (text ?? '').split(/[;\n]/).filter((line) => line.trim() !== '')
  const read = lines.map((line) => {
    const at = line.lastIndexOf('=')
    return {
      group: line.slice(0, at).trim(),
      job: line
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    }
  })
  const isGood = read.every(({ group, job }) => group !== '' && isListed(definitions, JOBS, job))
  return isGood ? read : undefined
}

const findOther = (trx: Trx, domains: readonly string[], id: string | undefined) =>
  sql<{ domain: string }>`select domain from identity_providers, unnest(domains) as domain
    where domain = any(${[...domains]}::text[]) and (${id ?? null}::uuid is null or id <> ${id ?? null}::uuid) limit 1`.execute(
    trx,
  )

/** Locks the table of domains, so that two concurrent changes cannot claim the same one. */
const lockDomains = (trx: Trx) =>
  sql`select pg_advisory_xact_lock(hashtextextended('identity providers', 0))`.execute(trx)

/** Returns the columns of the settings sent, or why they are refused (TRU-407). */
export const settingsOf = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'library'>,
  { production }: Pick<ServerConfig, 'production'>,
  saved: Saved,
  id?: string,
) => {
  await lockDomains(trx)
  const issuer = saved.issuer.trim()
  if (!isAllowedUrl(issuer, { isLocalAllowed: !production })) return refused('identity-provider-issuer')
  const domains = domainsOf(saved.domains)
  const wrong = domains.find((domain) => !DOMAIN.test(domain))
  const { rows } = await findOther(trx, domains, id)
  const taken = wrong ?? rows[0]?.domain ?? (domains.length === 0 ? saved.domains : undefined)
  if (taken !== undefined) return refused('identity-provider-domain', { values: { domain: taken } })
  const groups = groupsOf(definitions, saved.groups)
  if (!groups) return refused('identity-provider-groups')
  const { provisioning, defaultJob } = saved
  const isWithout = provisioning === 'BY_GROUP' ? groups.length === 0 : defaultJob === undefined
  if (provisioning !== 'NOBODY' && isWithout) return refused('identity-provider-rule')
  return {
    name: saved.name.trim(),
    issuer,
    client_id: saved.openidClient.trim(),
    scopes: saved.scopes.trim(),
    domains,
    email_trust: saved.emailTrust,
    subject_claim: saved.subjectClaim.trim(),
    email_claim: saved.emailClaim.trim(),
    name_claim: saved.nameClaim.trim(),
    groups_claim: saved.groupsClaim.trim(),
    group_jobs: asJson(groups) as never,
    provisioning,
    default_job: defaultJob ?? null,
    environments: saved.environments,
    acr_values: saved.acrValues?.trim() || null,
    directory: saved.directory ?? 'NONE',
    other_sign_in: saved.otherSignIn ?? 'ALLOWED',
  }
}
