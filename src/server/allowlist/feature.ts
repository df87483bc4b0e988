import { sql } from 'kysely'
import type { CallRequest } from '../app/call.ts'
import { Refused, refused } from '../app/refused.ts'
import { limitOf } from '../definitions/limit.ts'
import { lockOrganisation } from '../organisations/lock.ts'
import { positionOf, readSettings } from '../organisations/settings.ts'
import { findPerson } from '../users/person.ts'
import { validateEntries, plainAddress, shutsOut } from './entry-validation.ts'
import type { Feature } from '../feature.ts'

const readList = async ({ trx, tenant }: CallRequest) =>
  trx.selectFrom('ip_allowlists').selectAll().where('org_id', '=', tenant.orgId).executeTakeFirst()

const answerOf = async (request: CallRequest, isLocked: boolean) => {
  const row = await readList(request)
  return {
    entries: row?.entries ?? [],
    version: row?.version ?? 0,
    yourAddress: plainAddress(request.ip),
    isLocked,
    ...(row
      ? { updatedAt: row.updated_at.toISOString(), updatedBy: await findPerson(request.trx, row.updated_by) }
      : {}),
  }
}

export const feature: Feature = ({ definitions }) => ({
  'allowlist.read': async (request) => {
    const isLocked = positionOf(await readSettings(request.trx)) === 'authorization'
    return { body: await answerOf(request, isLocked) }
  },
  'allowlist.save': async (request) => {
    const { trx, tenant, ip } = request
    const requested = request.body
    await lockOrganisation(trx, tenant.orgId)
    if (positionOf(await readSettings(trx)) === 'authorization') return refused('allowlist-locked')
    const before = await readList(request)
    if (requested.version !== (before?.version ?? 0)) return refused('allowlist-changed')
    const entries = validateEntries(requested.entries ?? [], limitOf(definitions, 'allowlistEntries'))
    if (entries instanceof Refused) return entries
    if (shutsOut(entries, ip) && requested.acceptsLockOut !== true)
      return refused('allowlist-lock-out', { values: { address: plainAddress(ip) } })
    const row = { entries, updated_by: tenant.userId, version: requested.version + 1 }
    await trx
      .insertInto('ip_allowlists')
      .values({ org_id: tenant.orgId, ...row })
      .onConflict((is) => is.column('org_id').doUpdateSet({ ...row, updated_at: sql`app_now()` }))
      .execute()
    const record = { before: { entries: before?.entries ?? [] }, after: { entries } }
    return { body: await answerOf(request, false), record }
  },
})
