import { createEntryKeeper } from '../../entries/keep.ts'

export type EntryKind = 'contact' | 'owner' | 'exposure'

export const onboardingEntries = createEntryKeeper<EntryKind>('onboarding_entries')
