import { createEntryKeeper } from '../../entries/keep.ts'
import type { Row } from '../../store/generated/database.ts'

export type EntryKind = Row<'onboarding_entries'>['kind']

export const onboardingEntries = createEntryKeeper<EntryKind>('onboarding_entries')
