import { compare } from '#values/decimal.ts'
import type { NetworkData } from '../data.ts'
import type { Corridor, RequirementField } from '../types.ts'
import type { ServedCorridor, ServedField } from './contract.ts'

/** A corridor restricted to what the network serves, or the reason why it is closed. */
export type Narrowed = { corridor: Corridor } | { why: string }

const isSame = (corridor: Corridor, served: ServedCorridor): boolean =>
  corridor.currency === served.currency &&
  corridor.payoutCategory === served.payoutCategory &&
  corridor.country === (served.country ?? undefined) &&
  corridor.destinationBlockchainNetwork === (served.blockchain ?? undefined)

/** Returns the tighter of two bounds; undefined if there is none. */
const tighter = <T>(one: T | undefined, other: T | undefined, isTighter: (a: T, b: T) => boolean) =>
  one === undefined ? other : other === undefined || isTighter(one, other) ? one : other

const least = (one: string | undefined, other: string | undefined) =>
  tighter(one, other, (a, b) => compare(a, b) >= 0)
const most = (one: string | undefined, other: string | undefined) =>
  tighter(one, other, (a, b) => compare(a, b) <= 0)

/** Merges both versions of a field; the stricter rule wins. */
const narrowField = (field: RequirementField, served: ServedField | undefined): RequirementField => {
  if (!served) return field
  const allowed = served.fieldValues?.map(({ value }) => value)
  const from = tighter(field.fieldMinLength, served.fieldMinLength, (a, b) => a >= b)
  const upTo = tighter(field.fieldMaxLength, served.fieldMaxLength, (a, b) => a <= b)
  return {
    ...field,
    fieldType: served.fieldType === 'REQUIRED' ? 'REQUIRED' : field.fieldType,
    ...(from !== undefined && { fieldMinLength: from }),
    ...(upTo !== undefined && { fieldMaxLength: upTo }),
    ...(field.fieldValues && {
      fieldValues: field.fieldValues.filter(({ value }) => allowed?.includes(value) ?? true),
    }),
  }
}

/** Returns true if the merged field still accepts some value. */
const isOpen = ({ fieldMinLength = 0, fieldMaxLength, fieldValues, fieldType }: RequirementField): boolean =>
  fieldType === 'OPTIONAL' ||
  ((fieldMaxLength === undefined || fieldMinLength <= fieldMaxLength) && fieldValues?.length !== 0)

const among = <T>(all: readonly T[], named: readonly string[] | undefined, nameOf: (one: T) => string): T[] =>
  all.filter((one) => named?.includes(nameOf(one)) ?? true)

const narrow = (corridor: Corridor, served: ServedCorridor, holders: NetworkData['holders']): Narrowed => {
  const byName = new Map((served.fields ?? []).map((field) => [field.fieldName, field]))
  const own = (field: RequirementField) => narrowField(field, byName.get(field.fieldName))
  const upTo = most(corridor.limits.most, served.limits?.most)
  const narrowed: Corridor = {
    ...corridor,
    sources: among(corridor.sources, served.sources, (one) => one),
    rails: among(corridor.rails, served.rails, ({ name }) => name),
    limits: {
      least: least(corridor.limits.least, served.limits?.least)!,
      ...(upTo !== undefined && { most: upTo }),
    },
    account: corridor.account.map(own),
    ...(corridor.state && { state: own(corridor.state) }),
    ...(corridor.postalCode && { postalCode: own(corridor.postalCode) }),
    ...(corridor.accountOf && {
      accountOf: Object.fromEntries(
        Object.entries(corridor.accountOf).map(([holder, fields]) => [holder, fields.map(own)]),
      ),
    }),
  }
  if (narrowed.sources.length === 0) return { why: 'It takes none of its source currencies.' }
  if (narrowed.rails.length === 0) return { why: 'It has none of its rails.' }
  const { limits } = narrowed
  if (limits.most !== undefined && compare(limits.least, limits.most) > 0)
    return { why: `Its limits leave nothing between ${limits.least} and ${limits.most}.` }
  const fields = [
    ...narrowed.account,
    ...Object.values(narrowed.accountOf ?? {}).flat(),
    ...[narrowed.state, narrowed.postalCode].filter((field) => field !== undefined),
  ]
  const closed = fields.find((field) => !isOpen(field))
  if (closed) return { why: `No answer to '${closed.fieldName}' fits both sides.` }
  const always = new Set(
    Object.values(holders)
      .flat()
      .filter(({ fieldType }) => fieldType === 'REQUIRED')
      .map(({ fieldName }) => fieldName.replace('{party}', 'Cdtr')),
  )
  const names = new Set(fields.map(({ fieldName }) => fieldName))
  const unknown = (served.fields ?? []).find(
    ({ fieldName, fieldType }) => fieldType === 'REQUIRED' && !names.has(fieldName) && !always.has(fieldName),
  )
  return unknown
    ? { why: `It needs '${unknown.fieldName}', which the definitions do not ask for.` }
    : { corridor: narrowed }
}

/** Restricts each corridor of the definitions to what the network serves; nothing is added (TRU-452). */
export const narrowCorridors = (
  { corridors, holders }: Pick<NetworkData, 'corridors' | 'holders'>,
  served: readonly ServedCorridor[],
): { id: string; outcome: Narrowed }[] =>
  corridors.map((corridor) => {
    const named = served.find((one) => isSame(corridor, one))
    const outcome: Narrowed = named ? narrow(corridor, named, holders) : { why: 'It does not serve it.' }
    return { id: corridor.id, outcome }
  })
