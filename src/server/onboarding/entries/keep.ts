import type {
  BeneficialOwner,
  CountryExposure,
  OnboardingContact,
} from '#definition/generated/wire-entities.ts'
import { createEntryKeeper } from '../../entries/keep.ts'

/** What is kept of an entry of each kind. */
export type KeptEntries = {
  contact: Omit<OnboardingContact, 'id' | 'version'>
  owner: Omit<BeneficialOwner, 'id' | 'version'>
  exposure: Omit<CountryExposure, 'id' | 'version'>
}

export type EntryKind = keyof KeptEntries

export const onboardingEntries = createEntryKeeper<KeptEntries>('onboarding_entries')
