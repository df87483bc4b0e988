import type {
  BeneficialOwner,
  CountryExposure,
  OnboardingContact,
} from '#definition/generated/wire-entities.ts'
import { createEntryKeeper } from '../../entries/entry-storage.ts'

/** The stored form of each kind of entry. */
export type StoredEntries = {
  contact: Omit<OnboardingContact, 'id' | 'version'>
  owner: Omit<BeneficialOwner, 'id' | 'version'>
  exposure: Omit<CountryExposure, 'id' | 'version'>
}

export type EntryKind = keyof StoredEntries

export const onboardingEntries = createEntryKeeper<StoredEntries>('onboarding_entries')
