import { randomBytes } from 'node:crypto'
import { base32nopad } from '@scure/base'
import { sql } from 'kysely'
import { fingerprint, seal, unseal } from '../secrets/seal.ts'
import { limitOf, type LimitDefinitions } from '../definitions/limit.ts'
import type { Trx } from '../store/tenant.ts'
import { findStep, makeSecret } from './one-time-code.ts'

const CODE_BYTES = 10

/** The owner of a second factor. */
export interface FactorOwner {
  orgId: string
  userId: string
}

/** Returns the purpose of an encrypted secret, which binds it to its person. */
const purposeOf = ({ userId }: FactorOwner): string => `second factor ${userId}`

/** The kind of a correct code. */
export type CodeKind = 'CODE' | 'RECOVERY_CODE'

const rowOf = (trx: Trx, { orgId, userId }: FactorOwner) =>
  trx.selectFrom('second_factors').selectAll().where('org_id', '=', orgId).where('user_id', '=', userId)

const nowSeconds = async (trx: Trx): Promise<number> => {
  const { rows } = await sql<{ now: string }>`select extract(epoch from app_now()) as now`.execute(trx)
  return Number(rows[0]!.now)
}

const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

const hashOf = ({ userId }: FactorOwner, code: string): string =>
  fingerprint(`recovery ${userId} ${plain(code)}`)

/** Reads a person's second factor: its date and the count of recovery codes; undefined without one. */
export const readFactor = async (trx: Trx, owner: FactorOwner) => {
  const row = await rowOf(trx, owner).executeTakeFirst()
  if (!row?.confirmed_at) return undefined
  const { count } = await trx
    .selectFrom('recovery_codes')
    .where('org_id', '=', owner.orgId)
    .where('user_id', '=', owner.userId)
    .select((is) => is.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { since: row.confirmed_at, codesLeft: Number(count) }
}

/**
 * Starts a second factor with an encrypted secret; undefined if one exists. An unfinished one is replaced,
 * because another person may have seen its secret (TRU-330).
 */
export const beginFactor = async (
  trx: Trx,
  owner: FactorOwner,
  key: string,
  secret = makeSecret(),
): Promise<string | undefined> => {
  const sealed = seal(secret, key, purposeOf(owner))
  const begun = await trx
    .insertInto('second_factors')
    .values({ org_id: owner.orgId, user_id: owner.userId, secret_sealed: sealed, confirmed_at: null })
    .onConflict((row) =>
      row
        .columns(['org_id', 'user_id'])
        .doUpdateSet({ secret_sealed: sealed })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst()
  return begun && secret
}

/** Creates new recovery codes, shown once; earlier ones become invalid. */
export const renewCodes = async (
  trx: Trx,
  definitions: LimitDefinitions,
  owner: FactorOwner,
): Promise<string[]> => {
  const codes = Array.from({ length: limitOf(definitions, 'recoveryCodes') }, () =>
    base32nopad.encode(randomBytes(CODE_BYTES)).toLowerCase().match(/.{4}/g)!.join('-'),
  )
  const own = { org_id: owner.orgId, user_id: owner.userId }
  await trx
    .deleteFrom('recovery_codes')
    .where('org_id', '=', own.org_id)
    .where('user_id', '=', own.user_id)
    .execute()
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ ...own, code_hash: hashOf(owner, code) })))
    .execute()
  return codes
}

const takeStep = async (
  trx: Trx,
  owner: FactorOwner,
  key: string,
  code: string,
  isBegun: boolean,
): Promise<boolean> => {
  const row = await rowOf(trx, owner).executeTakeFirst()
  if (!row || (row.confirmed_at === null) !== isBegun) return false
  const secret = unseal(row.secret_sealed, key, purposeOf(owner))
  const step = typeof secret === 'string' && findStep(secret, plain(code), await nowSeconds(trx))
  if (!step) return false
  const used = await trx
    .updateTable('second_factors')
    .set({ last_step: String(step), confirmed_at: sql<Date>`coalesce(confirmed_at, app_now())` })
    .where('org_id', '=', owner.orgId)
    .where('user_id', '=', owner.userId)
    .where('last_step', '<', String(step))
    .where('secret_sealed', '=', row.secret_sealed)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Confirms a started second factor with its first code; returns the recovery codes, or undefined for a wrong
 * code (TRU-306).
 */
export const confirmFactor = async (
  trx: Trx,
  definitions: LimitDefinitions,
  owner: FactorOwner,
  key: string,
  code: string,
): Promise<string[] | undefined> =>
  (await takeStep(trx, owner, key, code, true)) ? renewCodes(trx, definitions, owner) : undefined

/** Verifies a code once: the current one, or a recovery code (TRU-307). */
export const takeFactorCode = async (
  trx: Trx,
  owner: FactorOwner,
  key: string,
  code: string,
): Promise<CodeKind | undefined> => {
  if (/^\d{6}$/.test(plain(code))) return (await takeStep(trx, owner, key, code, false)) ? 'CODE' : undefined
  const used = await trx
    .deleteFrom('recovery_codes')
    .where('org_id', '=', owner.orgId)
    .where('user_id', '=', owner.userId)
    .where('code_hash', '=', hashOf(owner, code))
    .returning('user_id')
    .executeTakeFirst()
  return used ? 'RECOVERY_CODE' : undefined
}

/** Deletes a second factor and its codes. */
export const removeFactor = async (trx: Trx, owner: FactorOwner): Promise<boolean> => {
  const removed = await trx
    .deleteFrom('second_factors')
    .where('org_id', '=', owner.orgId)
    .where('user_id', '=', owner.userId)
    .returning('confirmed_at')
    .executeTakeFirst()
  return removed?.confirmed_at !== null && removed !== undefined
}
