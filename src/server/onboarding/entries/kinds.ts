import type { ServerDefinitions } from '../../app/definitions.ts'
import { refusedField, type Refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { isListed, listOf } from '../../definitions/lists.ts'
import type { EntryDetails } from '../../entries/keep.ts'
import type { EntryKind } from './keep.ts'
import { judgeShares } from './shares.ts'

/** What is particular to one kind of entry. */
export interface EntryRules {
  kind: EntryKind
  /** What its calls are called: noun.list, noun.create and so on. */
  noun: string
  judge(wanted: EntryDetails, others: readonly EntryDetails[], of: ServerDefinitions): Refused | undefined
}

const contacts: EntryRules = {
  kind: 'contact',
  noun: 'contacts',
  judge: (wanted, others, definitions) => {
    const most = limitOf(definitions, 'contactsPerType')
    if (others.filter(({ type }) => type === wanted.type).length < most) return undefined
    const type = listOf(definitions, 'contact-types').find(({ value }) => value === wanted.type)?.label ?? ''
    return refusedField(
      'too-many-contacts',
      'type',
      `You have ${most} ${type.toLowerCase()} already, which is as many as there may be. Delete one first.`,
    )
  },
}

const owners: EntryRules = {
  kind: 'owner',
  noun: 'owners',
  judge: (wanted, others) =>
    judgeShares(wanted, others, {
      field: 'percentageOwnership',
      least: 'ownership-too-low',
      most: 'ownership-too-high',
    }),
}

const exposures: EntryRules = {
  kind: 'exposure',
  noun: 'exposures',
  judge: (wanted, others, definitions) => {
    if (isListed(definitions, 'sanctioned-countries', String(wanted.country)))
      return refusedField('exposure-sanctioned', 'country')
    if (others.some(({ country }) => country === wanted.country))
      return refusedField('exposure-country-twice', 'country')
    return judgeShares(wanted, others, {
      field: 'percentage',
      least: 'exposure-too-low',
      most: 'exposure-too-high',
    })
  },
}

export const entryKinds: readonly EntryRules[] = [contacts, owners, exposures]
