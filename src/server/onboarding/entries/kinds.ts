import type { ServerDefinitions } from '../../app/definitions.ts'
import type { FaultName } from '#definition/wire.ts'
import { refusedField, type Refused } from '../../app/refused.ts'
import { limitOf } from '../../definitions/limit.ts'
import { isListed, listOf } from '../../languages/lists.ts'
import type { EntryKind, StoredEntries } from './entry-storage.ts'
import { validateShares } from './shares.ts'
import { sayRefusals } from '#values/generated/say-refusals.ts'

/** The rules of one kind of entry. */
export interface EntryRules<Kind extends EntryKind, Code extends FaultName> {
  kind: Kind
  validate(
    requested: StoredEntries[Kind],
    others: readonly StoredEntries[Kind][],
    of: ServerDefinitions,
  ): Refused<Code> | undefined
}

export const contacts: EntryRules<'contact', 'too-many-contacts'> = {
  kind: 'contact',
  validate: (requested, others, definitions) => {
    const most = limitOf(definitions, 'contactsPerType')
    if (others.filter(({ type }) => type === requested.type).length < most) return undefined
    const type =
      listOf(definitions, 'contact-types').find(({ value }) => value === requested.type)?.label ?? ''
    return refusedField(
      'too-many-contacts',
      'type',
      sayRefusals('enoughContacts', { most: String(most), type }),
    )
  },
}

export const owners: EntryRules<'owner', 'ownership-too-low' | 'ownership-too-high'> = {
  kind: 'owner',
  validate: (requested, others) =>
    validateShares(requested, others, {
      field: 'percentageOwnership',
      least: 'ownership-too-low',
      most: 'ownership-too-high',
    }),
}

export const exposures: EntryRules<
  'exposure',
  'exposure-sanctioned' | 'exposure-country-twice' | 'exposure-too-low' | 'exposure-too-high'
> = {
  kind: 'exposure',
  validate: (requested, others, definitions) => {
    if (isListed(definitions, 'sanctioned-countries', requested.country))
      return refusedField('exposure-sanctioned', 'country')
    if (others.some(({ country }) => country === requested.country))
      return refusedField('exposure-country-twice', 'country')
    return validateShares(requested, others, {
      field: 'percentage',
      least: 'exposure-too-low',
      most: 'exposure-too-high',
    })
  },
}
