import { sql } from 'kysely'
import type { Request } from '#definition/wire.ts'
import { refused, Refused } from '../../app/refused.ts'
import type { Origin } from '../../app/origin.ts'
import { isListed } from '../../languages/lists.ts'
import { replaceExtras } from '../../extras/extras.ts'
import type { Corridor } from '../../network/types.ts'
import { asJson } from '../../store/json.ts'
import type { Tenant, Trx } from '../../store/tenant.ts'
import { toIdentityRecord, type IdentityRow } from '../answer.ts'
import type { IdentityDependencies, RequestDependencies } from '../identity-creation.ts'
import { findIdentity, instrumentsOf } from '../stored-identity.ts'
import { validateRequirements } from '../requirements/requirement-validation.ts'
import { partyOf } from '../requirements/party.ts'
import { requirementsOf, type Flags } from '../requirements/requirements.ts'

/** The changeable parts of an identity; a new destination needs a new identity. */
export type IdentityChange = Request<'identities.update'>

const changedBy = async (trx: Trx, row: IdentityRow) =>
  refused('identity-changed', { current: toIdentityRecord(row, await instrumentsOf(trx, row.id)) })

const routeOf = (row: IdentityRow) => ({
  country: row.country ?? undefined,
  currency: row.currency ?? undefined,
  payoutCategory: row.payout_category ?? undefined,
  destinationBlockchainNetwork: row.network ?? undefined,
})

const corridorOf = (row: IdentityRow, { network }: IdentityDependencies): Corridor | undefined => {
  const { currency, payoutCategory, ...place } = routeOf(row)
  return currency && payoutCategory ? network.corridor({ ...place, currency, payoutCategory }) : undefined
}

/** Returns the changed identity, or the refusal. */
const validate = (
  row: IdentityRow,
  dependencies: IdentityDependencies & { flags: Flags },
  change: IdentityChange,
) => {
  const home = change.requirements[`${partyOf(row.identity_type)}.PstlAdr.Ctry`]
  if (isListed(dependencies.definitions, 'sanctioned-countries', home)) return refused('country-sanctioned')
  const corridor = corridorOf(row, dependencies)
  const fields = requirementsOf(
    dependencies.holders,
    row.identity_type,
    row.holder_type,
    corridor,
    dependencies.flags,
  )
  const outcome = validateRequirements(fields, change.requirements, routeOf(row), dependencies.flags)
  if (!outcome.ok) return refused('requirements-not-met', { fields: outcome.fields })
  return {
    nick_name: change.nickName?.trim() ?? '',
    internal_id: change.internalId ?? null,
    country: corridor?.country ?? home ?? null,
    requirements: asJson(outcome.values),
    extras: asJson(replaceExtras(dependencies.definitions.library, row.extras, change.extras)),
  }
}

/** Saves the old version, which earlier payments show. */
export const saveOldVersion = (trx: Trx, row: IdentityRow, by: string, credential: Origin) =>
  trx
    .insertInto('identity_versions')
    .values({
      org_id: row.org_id,
      environment: row.environment,
      identity_id: row.id,
      version: row.version,
      nick_name: row.nick_name,
      internal_id: row.internal_id,
      requirements: asJson(row.requirements),
      extras: asJson(row.extras),
      replaced_by: by,
      credential_name: credential?.name ?? null,
    })
    .execute()

export interface Changed {
  before: IdentityRow
  after: IdentityRow
}

/** Changes the version that the person saw; a second person receives the current one. */
export const changeIdentity = async (
  trx: Trx,
  { userId }: Tenant,
  dependencies: RequestDependencies,
  id: string | undefined,
  change: IdentityChange & { version: number },
) => {
  const before = await findIdentity(trx, id)
  if (before instanceof Refused) return before
  if (before.version !== change.version) return changedBy(trx, before)
  const requested = validate(before, dependencies, change)
  if (requested instanceof Refused) return requested
  const after = await trx
    .updateTable('identities')
    .set({ ...requested, version: before.version + 1, modified_at: sql<Date>`app_now()` })
    .where('id', '=', before.id)
    .where('version', '=', change.version)
    .where('archived_at', 'is', null)
    .where(
      sql<boolean>`(nick_name, internal_id, requirements, extras) is distinct from
        (${requested.nick_name}::text, ${requested.internal_id}::text, ${requested.requirements}, ${requested.extras})`,
    )
    .returningAll()
    .executeTakeFirst()
  if (after) {
    await saveOldVersion(trx, before, userId, dependencies.credential)
    return { before, after }
  }
  const now = await findIdentity(trx, before.id)
  if (now instanceof Refused) return now
  return now.version === change.version ? refused('identity-unchanged') : changedBy(trx, now)
}
