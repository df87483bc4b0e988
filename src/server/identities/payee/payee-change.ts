import type { PayeeChange } from '#definition/generated/wire-entities.ts'
import type { ServerDefinitions } from '../../app/definitions.ts'
import { actorOf } from '../../app/origin.ts'
import { limitOf } from '../../definitions/limit.ts'
import type { Row } from '../../store/generated/database.ts'
import type { Trx } from '../../store/tenant.ts'
import { maskAccount } from '#values/account-mask.ts'
import { instrumentsOf } from '../stored-identity.ts'
import { namesOfUsAch, type InstrumentRow } from '../instrument.ts'
import { accountOf, accountShort, bankOf, nameOf, type IdentityRow } from '../answer.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

type Version = Row<'identity_versions'>

const HOUR = 3_600_000
const NO_RESULT = 'somebody'

/** Returns the texts that identify a payee; a masked account is shortened. */
const payeeWords = (row: IdentityRow, isMasked: boolean): Readonly<Record<string, string>> => ({
  name: nameOf(row),
  nickName: row.nick_name && `‘${row.nick_name}’`,
  account: isMasked ? accountShort(row) : accountOf(row),
  bank: bankOf(row),
})

/** Returns the key of a payee: account, bank and both names. */
const payeeKey = (row: IdentityRow): string =>
  JSON.stringify([
    nameOf(row),
    row.nick_name,
    Object.keys(row.requirements)
      .filter((name) => /^CdtrA(cct|gt)\./.test(name) && row.requirements[name] !== '')
      .toSorted()
      .map((name) => [name, row.requirements[name]]),
  ])

/** Returns true if a change redirects payments or renames the payee. */
export const isPayeeChanged = (before: IdentityRow, after: IdentityRow): boolean =>
  after.identity_type === 'BENEFICIARY' && payeeKey(before) !== payeeKey(after)

/** Returns the differences before and after; the whole account if no text shows them. */
export const payeeDifference = (before: IdentityRow, after: IdentityRow, isMasked: boolean) => {
  const [old, now] = [payeeWords(before, isMasked), payeeWords(after, isMasked)]
  const differing = Object.keys(now).filter((name) => old[name] !== now[name])
  const reported = differing.length > 0 ? differing : ['account', 'bank']
  const say = (words: Readonly<Record<string, string>>) =>
    reported
      .map((name) => words[name])
      .filter(Boolean)
      .join(', ') || 'none'
  return { was: say(old), now: say(now) }
}

const changeOf = (
  row: IdentityRow,
  replaced: readonly Version[],
  { since, removed }: { since: Date; removed: readonly IdentityRow[] },
):
  | {
      kind: PayeeChange['kind']
      at: Date
      by: string | null
      credential: string | null
      was?: string
      now: string
    }
  | undefined => {
  const states: IdentityRow[] = [
    ...replaced.map(({ nick_name, requirements, version }) => ({ ...row, nick_name, requirements, version })),
    row,
  ]
  const last = replaced.findLastIndex((_, at) => isPayeeChanged(states[at]!, states[at + 1]!))
  const first = states[0]!
  if (last >= 0 && isPayeeChanged(first, row)) {
    const { replaced_at: at, replaced_by: by, credential_name: credential } = replaced[last]!
    if (accountOf(first) === '')
      return { kind: 'ADDED', at, by, credential, now: payeeDifference(first, row, false).now }
    return { kind: 'CHANGED', at, by, credential, ...payeeDifference(first, row, false) }
  }
  if (row.created_at <= since || accountOf(row) === '') return undefined
  const made = { at: row.created_at, by: row.created_by, credential: row.credential_name }
  const before = removed.find((one) => isSamePayee(one, row) && payeeKey(one) !== payeeKey(row))
  return before
    ? { kind: 'CHANGED', ...made, ...payeeDifference(before, row, false) }
    : { kind: 'ADDED', ...made, now: accountOf(row) }
}

/** Returns true if two payees share a nickname, a legal name or an account. */
const isSamePayee = (one: IdentityRow, other: IdentityRow): boolean =>
  (one.account_key !== null && one.account_key === other.account_key) ||
  [one.nick_name, nameOf(one)].some((name) => name !== '' && [other.nick_name, nameOf(other)].includes(name))

/** Finds the payees that were deleted between two moments, newest first. */
const removedWithin = (trx: Trx, since: Date, at: Date): Promise<IdentityRow[]> =>
  trx
    .selectFrom('identities')
    .selectAll()
    .where('identity_type', '=', 'BENEFICIARY')
    .where('archived_at', '>', since)
    .where('archived_at', '<=', at)
    .orderBy('archived_at', 'desc')
    .execute()

const namesOf = async (trx: Trx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const people = await trx
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(people.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))
}

/** Returns the start of the cooling-off time before a moment; undefined if it is off. */
export const coolingOffSince = (
  definitions: Pick<ServerDefinitions, 'limits'>,
  at: Date,
): Date | undefined => {
  const hours = limitOf(definitions, 'payeeCoolingOff')
  return hours === 0 ? undefined : new Date(at.getTime() - hours * HOUR)
}

/**
 * Returns, by beneficiary ID, the addition or change within the cooling-off time before a moment. It compares
 * both ends of that time, so that a later small change hides no earlier one (TRU-055).
 */
export const payeeChangesAt = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'limits'>,
  rows: readonly IdentityRow[],
  at: Date,
): Promise<ReadonlyMap<string, PayeeChange>> => {
  const payees = rows.filter(({ identity_type }) => identity_type === 'BENEFICIARY')
  const since = coolingOffSince(definitions, at)
  if (payees.length === 0 || since === undefined) return new Map()
  const ids = payees.map(({ id }) => id)
  const versions = await trx
    .selectFrom('identity_versions')
    .selectAll()
    .where('identity_id', 'in', ids)
    .where('replaced_at', '>', since)
    .where('replaced_at', '<=', at)
    .orderBy('version')
    .execute()
  const replaced = Map.groupBy(versions, ({ identity_id }) => identity_id)
  const isNew = payees.some(({ created_at }) => created_at > since)
  const removed = isNew ? await removedWithin(trx, since, at) : []
  const changes = payees.flatMap((row) => {
    const before = (replaced.get(row.id) ?? []).filter(({ version }) => version < row.version)
    const change = changeOf(row, before, { since, removed })
    return change ? [[row.id, change] as const] : []
  })
  const names = await namesOf(trx, [...new Set(changes.flatMap(([, { by }]) => by ?? []))])
  return new Map(
    changes.map(([id, { at: when, by, credential, ...change }]) => [
      id,
      { ...change, at: when.toISOString(), by: actorOf(names.get(by ?? '') ?? NO_RESULT, credential) },
    ]),
  )
}

/** Returns, by ID, the further accounts added within the cooling-off time, with masked numbers (TRU-119). */
export const instrumentChangesAt = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'limits'>,
  rows: readonly InstrumentRow[],
  at: Date,
): Promise<ReadonlyMap<string, PayeeChange>> => {
  const since = coolingOffSince(definitions, at)
  const fresh = rows.filter(({ created_at: made }) => since !== undefined && made > since)
  const names = await namesOf(trx, [...new Set(fresh.map(({ created_by: by }) => by))])
  return new Map(
    fresh.map(({ id, created_at: made, created_by: by, credential_name: credential, us_ach: account }) => [
      id,
      {
        kind: 'ADDED',
        at: made.toISOString(),
        by: actorOf(names.get(by) ?? NO_RESULT, credential),
        now: `${account.bankName}, ${maskAccount(account.accountNumber)}`,
      },
    ]),
  )
}

/** Finds the newest further account added within the cooling-off time before a moment (TRU-172). */
export const furtherAccountAt = async (
  trx: Trx,
  definitions: Pick<ServerDefinitions, 'limits'>,
  row: IdentityRow,
  at: Date,
): Promise<PayeeChange | undefined> => {
  const isFurther = ({ created_at: made, us_ach: account }: InstrumentRow) =>
    made <= at &&
    Object.entries(namesOfUsAch(account)).some(([name, value]) => row.requirements[name] !== value)
  const newest = (await instrumentsOf(trx, row.id)).findLast(isFurther)
  if (newest === undefined) return undefined
  const change = (await instrumentChangesAt(trx, definitions, [newest], at)).get(newest.id)
  return change && { ...change, advice: sayRefusals('askPayee') }
}
